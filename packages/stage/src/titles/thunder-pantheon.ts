import atlasJson from '@camellia/art/out/slots/thunder-pantheon/atlas.json'
import atlas from '@camellia/art/out/slots/thunder-pantheon/atlas.webp'
import smallJson from '@camellia/art/out/slots/thunder-pantheon/atlas-small.json'
import small from '@camellia/art/out/slots/thunder-pantheon/atlas-small.webp'
import curtainDay from '@camellia/art/out/slots/thunder-pantheon/curtain-day.webp'
import curtainNight from '@camellia/art/out/slots/thunder-pantheon/curtain-night.webp'
import extraJson from '@camellia/art/out/slots/thunder-pantheon/extra.json'
import extra from '@camellia/art/out/slots/thunder-pantheon/extra.webp'
import knob from '@camellia/art/out/slots/thunder-pantheon/knob.webp'
import wideBolts from '@camellia/art/out/slots/thunder-pantheon/landscape-bolts.webp'
import wideColumns from '@camellia/art/out/slots/thunder-pantheon/landscape-columns-day.webp'
import wideColumnsDawn from '@camellia/art/out/slots/thunder-pantheon/landscape-columns-night.webp'
import wideFrame from '@camellia/art/out/slots/thunder-pantheon/landscape-frame.webp'
import wideLogo from '@camellia/art/out/slots/thunder-pantheon/landscape-logo.webp'
import widePeaks from '@camellia/art/out/slots/thunder-pantheon/landscape-peaks-day.webp'
import widePeaksDawn from '@camellia/art/out/slots/thunder-pantheon/landscape-peaks-night.webp'
import wideSky from '@camellia/art/out/slots/thunder-pantheon/landscape-sky-day.webp'
import wideSkyDawn from '@camellia/art/out/slots/thunder-pantheon/landscape-sky-night.webp'
import wideWindow from '@camellia/art/out/slots/thunder-pantheon/landscape-window.webp'
import layout from '@camellia/art/out/slots/thunder-pantheon/layout.json'
import tallBolts from '@camellia/art/out/slots/thunder-pantheon/portrait-bolts.webp'
import tallColumns from '@camellia/art/out/slots/thunder-pantheon/portrait-columns-day.webp'
import tallColumnsDawn from '@camellia/art/out/slots/thunder-pantheon/portrait-columns-night.webp'
import tallFrame from '@camellia/art/out/slots/thunder-pantheon/portrait-frame.webp'
import tallLogo from '@camellia/art/out/slots/thunder-pantheon/portrait-logo.webp'
import tallPeaks from '@camellia/art/out/slots/thunder-pantheon/portrait-peaks-day.webp'
import tallPeaksDawn from '@camellia/art/out/slots/thunder-pantheon/portrait-peaks-night.webp'
import tallSky from '@camellia/art/out/slots/thunder-pantheon/portrait-sky-day.webp'
import tallSkyDawn from '@camellia/art/out/slots/thunder-pantheon/portrait-sky-night.webp'
import tallWindow from '@camellia/art/out/slots/thunder-pantheon/portrait-window.webp'
import spin from '@camellia/art/out/slots/thunder-pantheon/spin.webp'
import stop from '@camellia/art/out/slots/thunder-pantheon/stop.webp'
import type { Look } from '../look'

/** A temple in a storm, of glass and gold; free spins are the dawn of the gods. */
export const look: Look = {
  code: 'thunder-pantheon',
  layout,
  atlas: { image: atlas, json: atlasJson },
  small: { image: small, json: smallJson, share: 0.5 },
  extra: { image: extra, json: extraJson },
  sides: {
    landscape: {
      layers: [
        { day: wideSky, night: wideSkyDawn, depth: 3 },
        { day: wideBolts, depth: 4, blend: 'add', flashes: true },
        { day: widePeaks, night: widePeaksDawn, depth: 7 },
        { day: wideColumns, night: wideColumnsDawn, depth: 15 },
      ],
      window: wideWindow,
      frame: wideFrame,
      logo: wideLogo,
    },
    portrait: {
      layers: [
        { day: tallSky, night: tallSkyDawn, depth: 2 },
        { day: tallBolts, depth: 3, blend: 'add', flashes: true },
        { day: tallPeaks, night: tallPeaksDawn, depth: 4 },
        { day: tallColumns, night: tallColumnsDawn, depth: 7 },
      ],
      window: tallWindow,
      frame: tallFrame,
      logo: tallLogo,
    },
  },
  buttons: { spin, stop, knob },
  curtain: { day: curtainDay, night: curtainNight, slides: true, overlap: 0.02 },
  reel: 'drop',
  lively: ['SC', 'ORB'],
  cell: [100, 100],
  palette: {
    dark: '#0d0b2b',
    text: '#eef2ff',
    dim: '#b4b8e6',
    accent: '#7cc8ff',
    win: 0xffb95a,
    night: 0xc04f55,
  },
  burst: {
    sprites: ['particle.0', 'particle.1', 'particle.2'],
    tints: [0xffffff, 0xbfe4ff, 0xd9b8ff],
    ...{ speed: 1.7, gravity: 1.9, drag: 1.3, flutter: 0.02, size: 0.036 },
    sparks: [0x8fd0ff, 0xdff2ff, 0xffe9a8],
  },
  dust: [0x8fb8ff, 0xc9b0ff],
  rain: 0xbcd4ff,
  web: true,
  sound: { root: 146.8, scale: [0, 2, 3, 7, 8], timbre: 'sawtooth', ring: 0.7 },
}
