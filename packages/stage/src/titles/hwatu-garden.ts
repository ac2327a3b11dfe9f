import atlasJson from '@camellia/art/out/slots/hwatu-garden/atlas.json'
import atlas from '@camellia/art/out/slots/hwatu-garden/atlas.webp'
import smallJson from '@camellia/art/out/slots/hwatu-garden/atlas-small.json'
import small from '@camellia/art/out/slots/hwatu-garden/atlas-small.webp'
import curtainDay from '@camellia/art/out/slots/hwatu-garden/curtain-day.webp'
import curtainNight from '@camellia/art/out/slots/hwatu-garden/curtain-night.webp'
import extraJson from '@camellia/art/out/slots/hwatu-garden/extra.json'
import extra from '@camellia/art/out/slots/hwatu-garden/extra.webp'
import knob from '@camellia/art/out/slots/hwatu-garden/knob.webp'
import wideBranches from '@camellia/art/out/slots/hwatu-garden/landscape-branches.webp'
import wideFrame from '@camellia/art/out/slots/hwatu-garden/landscape-frame.webp'
import wideHaze from '@camellia/art/out/slots/hwatu-garden/landscape-haze.webp'
import wideHills from '@camellia/art/out/slots/hwatu-garden/landscape-hills-day.webp'
import wideHillsNight from '@camellia/art/out/slots/hwatu-garden/landscape-hills-night.webp'
import wideLogo from '@camellia/art/out/slots/hwatu-garden/landscape-logo.webp'
import wideSky from '@camellia/art/out/slots/hwatu-garden/landscape-sky-day.webp'
import wideSkyNight from '@camellia/art/out/slots/hwatu-garden/landscape-sky-night.webp'
import wideWindow from '@camellia/art/out/slots/hwatu-garden/landscape-window.webp'
import layout from '@camellia/art/out/slots/hwatu-garden/layout.json'
import tallBranches from '@camellia/art/out/slots/hwatu-garden/portrait-branches.webp'
import tallFrame from '@camellia/art/out/slots/hwatu-garden/portrait-frame.webp'
import tallHaze from '@camellia/art/out/slots/hwatu-garden/portrait-haze.webp'
import tallHills from '@camellia/art/out/slots/hwatu-garden/portrait-hills-day.webp'
import tallHillsNight from '@camellia/art/out/slots/hwatu-garden/portrait-hills-night.webp'
import tallLogo from '@camellia/art/out/slots/hwatu-garden/portrait-logo.webp'
import tallSky from '@camellia/art/out/slots/hwatu-garden/portrait-sky-day.webp'
import tallSkyNight from '@camellia/art/out/slots/hwatu-garden/portrait-sky-night.webp'
import tallWindow from '@camellia/art/out/slots/hwatu-garden/portrait-window.webp'
import spin from '@camellia/art/out/slots/hwatu-garden/spin.webp'
import stop from '@camellia/art/out/slots/hwatu-garden/stop.webp'
import type { Look } from '../look'

/** A garden of printed cards at dusk; free spins are played under the moon. */
export const look: Look = {
  code: 'hwatu-garden',
  layout,
  atlas: { image: atlas, json: atlasJson },
  small: { image: small, json: smallJson, share: 0.5 },
  extra: { image: extra, json: extraJson },
  sides: {
    landscape: {
      layers: [
        { day: wideSky, night: wideSkyNight, depth: 4 },
        { day: wideHills, night: wideHillsNight, depth: 10 },
        { day: wideHaze, depth: 6, blend: 'add' },
        { day: wideBranches, depth: 16 },
      ],
      window: wideWindow,
      frame: wideFrame,
      logo: wideLogo,
    },
    portrait: {
      layers: [
        { day: tallSky, night: tallSkyNight, depth: 2 },
        { day: tallHills, night: tallHillsNight, depth: 5 },
        { day: tallHaze, depth: 3, blend: 'add' },
        { day: tallBranches, depth: 7 },
      ],
      window: tallWindow,
      frame: tallFrame,
      logo: tallLogo,
    },
  },
  buttons: { spin, stop, knob },
  curtain: { day: curtainDay, night: curtainNight, slides: true },
  reel: 'flip',
  lively: ['W', 'SC'],
  cell: [100, 150],
  palette: {
    dark: '#1a0b0b',
    text: '#f7ecd6',
    dim: '#d3b79c',
    accent: '#ff8a6a',
    win: 0xffb95a,
    night: 0x34508f,
  },
  burst: {
    sprites: ['particle.0', 'particle.1', 'particle.2', 'particle.2'],
    tints: [0xffffff, 0xffe6dc],
    ...{ speed: 1.2, gravity: 0.6, drag: 1.8, flutter: 0.16, size: 0.046 },
    sparks: [0xffdf8f, 0xffb98a, 0xfff1cf],
  },
  drift: ['particle.0', 'particle.1'],
  dust: [0xffc7b8, 0xffe2b0],
  sound: { root: 196, scale: [0, 2, 5, 7, 10], timbre: 'sine', ring: 0.8 },
}
