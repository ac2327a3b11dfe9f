import atlasJson from '@camellia/art/out/slots/crimson-fortune/atlas.json'
import atlas from '@camellia/art/out/slots/crimson-fortune/atlas.webp'
import smallJson from '@camellia/art/out/slots/crimson-fortune/atlas-small.json'
import small from '@camellia/art/out/slots/crimson-fortune/atlas-small.webp'
import curtainDay from '@camellia/art/out/slots/crimson-fortune/curtain-day.webp'
import curtainNight from '@camellia/art/out/slots/crimson-fortune/curtain-night.webp'
import extraJson from '@camellia/art/out/slots/crimson-fortune/extra.json'
import extra from '@camellia/art/out/slots/crimson-fortune/extra.webp'
import knob from '@camellia/art/out/slots/crimson-fortune/knob.webp'
import wideDrapes from '@camellia/art/out/slots/crimson-fortune/landscape-drapes-day.webp'
import wideDrapesNight from '@camellia/art/out/slots/crimson-fortune/landscape-drapes-night.webp'
import wideFans from '@camellia/art/out/slots/crimson-fortune/landscape-fans.webp'
import wideFrame from '@camellia/art/out/slots/crimson-fortune/landscape-frame.webp'
import wideLogo from '@camellia/art/out/slots/crimson-fortune/landscape-logo.webp'
import wideShafts from '@camellia/art/out/slots/crimson-fortune/landscape-shafts.webp'
import wideWall from '@camellia/art/out/slots/crimson-fortune/landscape-wall-day.webp'
import wideWallNight from '@camellia/art/out/slots/crimson-fortune/landscape-wall-night.webp'
import wideWindow from '@camellia/art/out/slots/crimson-fortune/landscape-window.webp'
import layout from '@camellia/art/out/slots/crimson-fortune/layout.json'
import tallDrapes from '@camellia/art/out/slots/crimson-fortune/portrait-drapes-day.webp'
import tallDrapesNight from '@camellia/art/out/slots/crimson-fortune/portrait-drapes-night.webp'
import tallFans from '@camellia/art/out/slots/crimson-fortune/portrait-fans.webp'
import tallFrame from '@camellia/art/out/slots/crimson-fortune/portrait-frame.webp'
import tallLogo from '@camellia/art/out/slots/crimson-fortune/portrait-logo.webp'
import tallShafts from '@camellia/art/out/slots/crimson-fortune/portrait-shafts.webp'
import tallWall from '@camellia/art/out/slots/crimson-fortune/portrait-wall-day.webp'
import tallWallNight from '@camellia/art/out/slots/crimson-fortune/portrait-wall-night.webp'
import tallWindow from '@camellia/art/out/slots/crimson-fortune/portrait-window.webp'
import spin from '@camellia/art/out/slots/crimson-fortune/spin.webp'
import stop from '@camellia/art/out/slots/crimson-fortune/stop.webp'
import type { Look } from '../look'

/** A deco theatre in velvet and brass; free spins are its midnight show. */
export const look: Look = {
  code: 'crimson-fortune',
  layout,
  atlas: { image: atlas, json: atlasJson },
  small: { image: small, json: smallJson, share: 0.5 },
  extra: { image: extra, json: extraJson },
  sides: {
    landscape: {
      layers: [
        { day: wideWall, night: wideWallNight, depth: 4 },
        { day: wideDrapes, night: wideDrapesNight, depth: 10 },
        { day: wideShafts, depth: 6, blend: 'add' },
        { day: wideFans, depth: 16 },
      ],
      window: wideWindow,
      frame: wideFrame,
      logo: wideLogo,
    },
    portrait: {
      layers: [
        { day: tallWall, night: tallWallNight, depth: 2 },
        { day: tallDrapes, night: tallDrapesNight, depth: 5 },
        { day: tallShafts, depth: 3, blend: 'add' },
        { day: tallFans, depth: 7 },
      ],
      window: tallWindow,
      frame: tallFrame,
      logo: tallLogo,
    },
  },
  buttons: { spin, stop, knob },
  curtain: { day: curtainDay, night: curtainNight },
  reel: 'roll',
  lively: ['W', 'SC'],
  cell: [100, 100],
  palette: {
    dark: '#12040a',
    text: '#f8e6d2',
    dim: '#d0ae98',
    accent: '#ff7d97',
    win: 0xffb95a,
    night: 0x3a2a86,
  },
  burst: {
    sprites: ['particle.0', 'particle.1', 'particle.2'],
    tints: [0xffffff, 0xffd7df, 0xff9fb4],
    ...{ speed: 1.25, gravity: 0.55, drag: 1.7, flutter: 0.12, size: 0.034 },
    sparks: [0xffdf8f, 0xffc27a, 0xfff1cf],
  },
  dust: [0xffd7a0, 0xffb98a],
  sound: { root: 220, scale: [0, 2, 4, 7, 9], timbre: 'triangle', ring: 0.5 },
}
