import atlasJson from '@camellia/art/out/slots/diamond-777/atlas.json'
import atlas from '@camellia/art/out/slots/diamond-777/atlas.webp'
import smallJson from '@camellia/art/out/slots/diamond-777/atlas-small.json'
import small from '@camellia/art/out/slots/diamond-777/atlas-small.webp'
import curtain from '@camellia/art/out/slots/diamond-777/curtain-day.webp'
import extraJson from '@camellia/art/out/slots/diamond-777/extra.json'
import extra from '@camellia/art/out/slots/diamond-777/extra.webp'
import knob from '@camellia/art/out/slots/diamond-777/knob.webp'
import wideColumns from '@camellia/art/out/slots/diamond-777/landscape-columns.webp'
import wideFrame from '@camellia/art/out/slots/diamond-777/landscape-frame.webp'
import wideLamps from '@camellia/art/out/slots/diamond-777/landscape-lamps.webp'
import wideLogo from '@camellia/art/out/slots/diamond-777/landscape-logo.webp'
import wideStudio from '@camellia/art/out/slots/diamond-777/landscape-studio.webp'
import wideWindow from '@camellia/art/out/slots/diamond-777/landscape-window.webp'
import layout from '@camellia/art/out/slots/diamond-777/layout.json'
import tallColumns from '@camellia/art/out/slots/diamond-777/portrait-columns.webp'
import tallFrame from '@camellia/art/out/slots/diamond-777/portrait-frame.webp'
import tallLamps from '@camellia/art/out/slots/diamond-777/portrait-lamps.webp'
import tallLogo from '@camellia/art/out/slots/diamond-777/portrait-logo.webp'
import tallStudio from '@camellia/art/out/slots/diamond-777/portrait-studio.webp'
import tallWindow from '@camellia/art/out/slots/diamond-777/portrait-window.webp'
import spin from '@camellia/art/out/slots/diamond-777/spin.webp'
import stop from '@camellia/art/out/slots/diamond-777/stop.webp'
import type { Look } from '../look'

/** Three chrome drums in a black studio. It has no free spins and no other hour. */
export const look: Look = {
  code: 'diamond-777',
  layout,
  atlas: { image: atlas, json: atlasJson },
  small: { image: small, json: smallJson, share: 0.5 },
  extra: { image: extra, json: extraJson },
  sides: {
    landscape: {
      layers: [
        { day: wideStudio, depth: 3 },
        { day: wideLamps, depth: 5, blend: 'add' },
        { day: wideColumns, depth: 12 },
      ],
      window: wideWindow,
      frame: wideFrame,
      logo: wideLogo,
    },
    portrait: {
      layers: [
        { day: tallStudio, depth: 2 },
        { day: tallLamps, depth: 3, blend: 'add' },
        { day: tallColumns, depth: 6 },
      ],
      window: tallWindow,
      frame: tallFrame,
      logo: tallLogo,
    },
  },
  buttons: { spin, stop, knob },
  curtain: { day: curtain, night: curtain, slides: true },
  reel: 'snap',
  drum: true,
  sparks: true,
  lively: ['W', '7R'],
  cell: [100, 100],
  palette: {
    dark: '#0a0a0d',
    text: '#f4f6fa',
    dim: '#b3bac6',
    accent: '#ff5a5a',
    win: 0xffd27a,
    night: 0x2b2b33,
  },
  burst: {
    sprites: ['particle.0', 'particle.1', 'particle.2'],
    tints: [0xffffff, 0xdfe8ff],
    ...{ speed: 1.7, gravity: 1.6, drag: 1.2, flutter: 0.02, size: 0.038 },
    sparks: [0xffffff, 0xbfe0ff, 0xffe0a0],
  },
  dust: [0xdfe8ff, 0xffc9c9],
  sound: { root: 261.63, scale: [0, 4, 7, 12, 16], timbre: 'square', ring: 0.22 },
}
