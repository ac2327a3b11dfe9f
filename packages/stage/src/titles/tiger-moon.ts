import atlasJson from '@camellia/art/out/slots/tiger-moon/atlas.json'
import atlas from '@camellia/art/out/slots/tiger-moon/atlas.webp'
import smallJson from '@camellia/art/out/slots/tiger-moon/atlas-small.json'
import small from '@camellia/art/out/slots/tiger-moon/atlas-small.webp'
import curtainDay from '@camellia/art/out/slots/tiger-moon/curtain-day.webp'
import curtainNight from '@camellia/art/out/slots/tiger-moon/curtain-night.webp'
import extraJson from '@camellia/art/out/slots/tiger-moon/extra.json'
import extra from '@camellia/art/out/slots/tiger-moon/extra.webp'
import knob from '@camellia/art/out/slots/tiger-moon/knob.webp'
import wideBranch from '@camellia/art/out/slots/tiger-moon/landscape-branch-day.webp'
import wideBranchAmber from '@camellia/art/out/slots/tiger-moon/landscape-branch-night.webp'
import wideFar from '@camellia/art/out/slots/tiger-moon/landscape-far-day.webp'
import wideFarAmber from '@camellia/art/out/slots/tiger-moon/landscape-far-night.webp'
import wideFrame from '@camellia/art/out/slots/tiger-moon/landscape-frame.webp'
import wideLogo from '@camellia/art/out/slots/tiger-moon/landscape-logo.webp'
import wideNear from '@camellia/art/out/slots/tiger-moon/landscape-near-day.webp'
import wideNearAmber from '@camellia/art/out/slots/tiger-moon/landscape-near-night.webp'
import wideSky from '@camellia/art/out/slots/tiger-moon/landscape-sky-day.webp'
import wideSkyAmber from '@camellia/art/out/slots/tiger-moon/landscape-sky-night.webp'
import wideWindow from '@camellia/art/out/slots/tiger-moon/landscape-window.webp'
import layout from '@camellia/art/out/slots/tiger-moon/layout.json'
import tallBranch from '@camellia/art/out/slots/tiger-moon/portrait-branch-day.webp'
import tallBranchAmber from '@camellia/art/out/slots/tiger-moon/portrait-branch-night.webp'
import tallFar from '@camellia/art/out/slots/tiger-moon/portrait-far-day.webp'
import tallFarAmber from '@camellia/art/out/slots/tiger-moon/portrait-far-night.webp'
import tallFrame from '@camellia/art/out/slots/tiger-moon/portrait-frame.webp'
import tallLogo from '@camellia/art/out/slots/tiger-moon/portrait-logo.webp'
import tallNear from '@camellia/art/out/slots/tiger-moon/portrait-near-day.webp'
import tallNearAmber from '@camellia/art/out/slots/tiger-moon/portrait-near-night.webp'
import tallSky from '@camellia/art/out/slots/tiger-moon/portrait-sky-day.webp'
import tallSkyAmber from '@camellia/art/out/slots/tiger-moon/portrait-sky-night.webp'
import tallWindow from '@camellia/art/out/slots/tiger-moon/portrait-window.webp'
import spin from '@camellia/art/out/slots/tiger-moon/spin.webp'
import stop from '@camellia/art/out/slots/tiger-moon/stop.webp'
import type { Look } from '../look'

/** Ink and silver under the moon; in free spins it is amber. */
export const look: Look = {
  code: 'tiger-moon',
  layout,
  atlas: { image: atlas, json: atlasJson },
  small: { image: small, json: smallJson, share: 0.5 },
  extra: { image: extra, json: extraJson },
  sides: {
    landscape: {
      layers: [
        { day: wideSky, night: wideSkyAmber, depth: 2 },
        { day: wideFar, night: wideFarAmber, depth: 5 },
        { day: wideNear, night: wideNearAmber, depth: 10 },
        { day: wideBranch, night: wideBranchAmber, depth: 18 },
      ],
      window: wideWindow,
      frame: wideFrame,
      logo: wideLogo,
    },
    portrait: {
      layers: [
        { day: tallSky, night: tallSkyAmber, depth: 2 },
        { day: tallFar, night: tallFarAmber, depth: 3 },
        { day: tallNear, night: tallNearAmber, depth: 5 },
        { day: tallBranch, night: tallBranchAmber, depth: 8 },
      ],
      window: tallWindow,
      frame: tallFrame,
      logo: tallLogo,
    },
  },
  buttons: { spin, stop, knob },
  curtain: { day: curtainDay, night: curtainNight, slides: true, overlap: 0.3 },
  reel: 'brush',
  lively: ['W', 'SC'],
  cell: [100, 100],
  palette: {
    dark: '#07101f',
    text: '#eaf1fb',
    dim: '#a3b6d2',
    accent: '#ff9d3c',
    win: 0xff9d3c,
    night: 0x6b2418,
  },
  burst: {
    sprites: ['particle.0', 'particle.1', 'particle.2'],
    tints: [0xffffff, 0xffb566, 0xcfe0f5],
    ...{ speed: 1.5, gravity: 0.9, drag: 2.4, flutter: 0.05, size: 0.05 },
    sparks: [0xffc27a, 0xdfe9f6, 0xff9d3c],
  },
  dust: [0xffb566, 0xdfe9f6],
  mark: 'particle.3',
  sound: { root: 196, scale: [0, 3, 5, 7, 10], timbre: 'sine', ring: 0.9 },
}
