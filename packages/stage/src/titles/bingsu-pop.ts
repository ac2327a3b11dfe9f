import atlasJson from '@camellia/art/out/slots/bingsu-pop/atlas.json'
import atlas from '@camellia/art/out/slots/bingsu-pop/atlas.webp'
import smallJson from '@camellia/art/out/slots/bingsu-pop/atlas-small.json'
import small from '@camellia/art/out/slots/bingsu-pop/atlas-small.webp'
import curtainDay from '@camellia/art/out/slots/bingsu-pop/curtain-day.webp'
import curtainNight from '@camellia/art/out/slots/bingsu-pop/curtain-night.webp'
import extraJson from '@camellia/art/out/slots/bingsu-pop/extra.json'
import extra from '@camellia/art/out/slots/bingsu-pop/extra.webp'
import knob from '@camellia/art/out/slots/bingsu-pop/knob.webp'
import wideFrame from '@camellia/art/out/slots/bingsu-pop/landscape-frame.webp'
import wideLogo from '@camellia/art/out/slots/bingsu-pop/landscape-logo.webp'
import widePeaks from '@camellia/art/out/slots/bingsu-pop/landscape-peaks-day.webp'
import widePeaksNight from '@camellia/art/out/slots/bingsu-pop/landscape-peaks-night.webp'
import wideSky from '@camellia/art/out/slots/bingsu-pop/landscape-sky-day.webp'
import wideSkyNight from '@camellia/art/out/slots/bingsu-pop/landscape-sky-night.webp'
import wideTreats from '@camellia/art/out/slots/bingsu-pop/landscape-treats.webp'
import wideWindow from '@camellia/art/out/slots/bingsu-pop/landscape-window.webp'
import layout from '@camellia/art/out/slots/bingsu-pop/layout.json'
import tallFrame from '@camellia/art/out/slots/bingsu-pop/portrait-frame.webp'
import tallLogo from '@camellia/art/out/slots/bingsu-pop/portrait-logo.webp'
import tallPeaks from '@camellia/art/out/slots/bingsu-pop/portrait-peaks-day.webp'
import tallPeaksNight from '@camellia/art/out/slots/bingsu-pop/portrait-peaks-night.webp'
import tallSky from '@camellia/art/out/slots/bingsu-pop/portrait-sky-day.webp'
import tallSkyNight from '@camellia/art/out/slots/bingsu-pop/portrait-sky-night.webp'
import tallTreats from '@camellia/art/out/slots/bingsu-pop/portrait-treats.webp'
import tallWindow from '@camellia/art/out/slots/bingsu-pop/portrait-window.webp'
import spin from '@camellia/art/out/slots/bingsu-pop/spin.webp'
import stop from '@camellia/art/out/slots/bingsu-pop/stop.webp'
import type { Look } from '../look'

/** Fruit and shaved ice on a bright day; free spins are played at rosy dusk. */
export const look: Look = {
  code: 'bingsu-pop',
  layout,
  atlas: { image: atlas, json: atlasJson },
  small: { image: small, json: smallJson, share: 0.5 },
  extra: { image: extra, json: extraJson },
  sides: {
    landscape: {
      layers: [
        { day: wideSky, night: wideSkyNight, depth: 4 },
        { day: widePeaks, night: widePeaksNight, depth: 10 },
        { day: wideTreats, depth: 16 },
      ],
      window: wideWindow,
      frame: wideFrame,
      logo: wideLogo,
    },
    portrait: {
      layers: [
        { day: tallSky, night: tallSkyNight, depth: 2 },
        { day: tallPeaks, night: tallPeaksNight, depth: 5 },
        { day: tallTreats, depth: 7 },
      ],
      window: tallWindow,
      frame: tallFrame,
      logo: tallLogo,
    },
  },
  buttons: { spin, stop, knob },
  curtain: { day: curtainDay, night: curtainNight, slides: true },
  reel: 'fall',
  lively: ['W', 'SC'],
  cell: [100, 100],
  palette: {
    dark: '#e9f6ff',
    text: '#12406b',
    dim: '#3a6791',
    accent: '#e0316f',
    win: 0xffb03c,
    night: 0x9a72d6,
    light: true,
  },
  burst: {
    sprites: ['particle.0', 'particle.1', 'particle.0', 'particle.2'],
    tints: [0xffffff, 0xd9f1ff, 0xffd9e8],
    ...{ speed: 1.5, gravity: 1.3, drag: 1.4, flutter: 0.05, size: 0.04 },
    sparks: [0xffffff, 0xbfe8ff, 0xffc7dd],
  },
  drift: ['particle.2'],
  dust: [0xffffff, 0xd6f0ff],
  cellMark: 'cellmark',
  sound: { root: 523.25, scale: [0, 4, 7, 11, 14], timbre: 'sine', ring: 0.35 },
}
