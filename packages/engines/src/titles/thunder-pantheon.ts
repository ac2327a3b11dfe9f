import type { SlotDef } from '../slot/definition'
import { BET_STEPS } from './bet-steps'

/**
 * Six reels of five, eight or more anywhere pay, what won makes room, orbs multiply; fifteen free
 * spins in which the orbs add up (games.md 1.1, title 3).
 */
export const THUNDER_PANTHEON: SlotDef = {
  id: 'thunder-pantheon',
  version: '1.0.0',
  title: { ko: '천둥 신전', en: 'Thunder Pantheon' },
  mode: 'book',
  grid: { reels: 6, rows: [5, 5, 5, 5, 5, 5] },
  symbols: [
    { id: 'H1', art: 'H1', kind: 'pay' },
    { id: 'H2', art: 'H2', kind: 'pay' },
    { id: 'H3', art: 'H3', kind: 'pay' },
    { id: 'H4', art: 'H4', kind: 'pay' },
    { id: 'A', art: 'A', kind: 'pay' },
    { id: 'K', art: 'K', kind: 'pay' },
    { id: 'Q', art: 'Q', kind: 'pay' },
    { id: 'J', art: 'J', kind: 'pay' },
    { id: 'SC', art: 'SC', kind: 'scatter' },
    {
      id: 'ORB',
      art: 'ORB',
      kind: 'orb',
      mult: {
        sets: ['base', 'free'],
        drawn: [
          { value: 2, weight: 38 },
          { value: 3, weight: 26 },
          { value: 4, weight: 13 },
          { value: 5, weight: 10 },
          { value: 8, weight: 6 },
          { value: 10, weight: 4 },
          { value: 25, weight: 2 },
          { value: 50, weight: 1 },
        ],
      },
    },
  ],
  evaluate: { type: 'anywhere', min: 8 },
  pays: {
    H1: { 8: 1_000, 10: 2_500, 12: 5_000 },
    H2: { 8: 250, 10: 1_000, 12: 2_500 },
    H3: { 8: 200, 10: 500, 12: 1_500 },
    H4: { 8: 150, 10: 200, 12: 1_200 },
    A: { 8: 100, 10: 150, 12: 1_000 },
    K: { 8: 80, 10: 120, 12: 800 },
    Q: { 8: 50, 10: 100, 12: 500 },
    J: { 8: 40, 10: 90, 12: 400 },
    SC: { 4: 300, 5: 500, 6: 10_000 },
  },
  reelSets: {
    base: {
      weights: { H1: 60, H2: 90, H3: 110, H4: 120, A: 130, K: 150, Q: 160, J: 170, SC: 19, ORB: 2 },
    },
    free: {
      weights: {
        H1: 60,
        H2: 90,
        H3: 110,
        H4: 120,
        A: 130,
        K: 150,
        Q: 160,
        J: 170,
        SC: 19,
        ORB: 18,
      },
    },
  },
  select: {
    '94': [{ set: 'base', perMillion: 1_000_000 }],
    '96': [{ set: 'base', perMillion: 1_000_000 }],
    '97': [{ set: 'base', perMillion: 1_000_000 }],
  },
  features: [
    { type: 'tumble' },
    { type: 'orbMult', symbol: 'ORB', keep: 'feature' },
    {
      type: 'freeSpins',
      symbol: 'SC',
      award: { 4: 15 },
      again: { 3: 5 },
      set: 'free',
      mult: 1,
      spinsMax: 200,
    },
    { type: 'buy', price: 6_500, scatters: 4 },
  ],
  limits: { maxWinX: 5_000, betSteps: BET_STEPS },
  books: {
    spin: {
      '94': {
        count: 1_048_576,
        total: 2_147_584_700,
        root: '5a4488da807bd2e12c66337196875f12fbc5bf20fe43fb6ba20965da6366d51c',
      },
      '96': {
        count: 1_048_576,
        total: 2_147_238_559,
        root: '0bfdf5e520a55fc5d14adfd5a564723e8ff6f77efda7d1e274cdc60b3d5ab781',
      },
      '97': {
        count: 1_048_576,
        total: 2_147_419_552,
        root: '21b9f731c8c275e07a62b3b23f86befd89616412053042f179c790063cc0f260',
      },
    },
    buy: {
      '94': {
        count: 131_072,
        total: 268_480_108,
        root: '789e2da36bc45f4f3a1c6e8b256ab3b55f0b6e58190ba57a51e3a0bd7b2363a2',
      },
      '96': {
        count: 131_072,
        total: 268_397_394,
        root: '46656a5a51b9c781a28214a4eaa9ee1e5ea3034610d3ad9019a5497a9aa41b9b',
      },
      '97': {
        count: 131_072,
        total: 268_494_619,
        root: 'f70e5b434601a589442484cd317283e3a51fc21d59657fc5ce5a449f805ff8cd',
      },
    },
  },
  declared: {
    '94': {
      rtp: 0.94,
      base: 0.70578346,
      features: { freeSpins: 0.23421654 },
      hit: 0.349394,
      sd: 7.5051,
      maxX: 1280.5,
      maxProb: '1 in 1,050,000',
      buyRtp: 0.94,
    },
    '96': {
      rtp: 0.96,
      base: 0.7257457,
      features: { freeSpins: 0.2342543 },
      hit: 0.35948,
      sd: 7.5218,
      maxX: 1280.5,
      maxProb: '1 in 1,050,000',
      buyRtp: 0.96,
    },
    '97': {
      rtp: 0.97,
      base: 0.73576545,
      features: { freeSpins: 0.23423455 },
      hit: 0.364544,
      sd: 7.5296,
      maxX: 1280.5,
      maxProb: '1 in 1,050,000',
      buyRtp: 0.97,
    },
  },
  theme: 'thunder',
}
