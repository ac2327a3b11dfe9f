import type { SlotDef } from '../slot/definition'
import { BET_STEPS } from './bet-steps'

/**
 * Seven reels of seven, five or more that touch pay, what won makes room, and cells that win again
 * multiply; in free spins they keep what they have grown to (games.md 1.1, title 6).
 */
export const BINGSU_POP: SlotDef = {
  id: 'bingsu-pop',
  version: '1.0.0',
  title: { ko: '빙수 팝', en: 'Bingsu Pop' },
  mode: 'book',
  grid: { reels: 7, rows: [7, 7, 7, 7, 7, 7, 7] },
  symbols: [
    { id: 'H1', art: 'H1', kind: 'pay' },
    { id: 'H2', art: 'H2', kind: 'pay' },
    { id: 'H3', art: 'H3', kind: 'pay' },
    { id: 'H4', art: 'H4', kind: 'pay' },
    { id: 'A', art: 'A', kind: 'pay' },
    { id: 'K', art: 'K', kind: 'pay' },
    { id: 'Q', art: 'Q', kind: 'pay' },
    { id: 'J', art: 'J', kind: 'pay' },
    { id: 'W', art: 'W', kind: 'wild' },
    { id: 'SC', art: 'SC', kind: 'scatter' },
  ],
  evaluate: { type: 'cluster', min: 5 },
  pays: {
    H1: { 5: 330, 6: 500, 7: 650, 8: 1_000, 9: 1_300, 10: 2_500, 12: 6_600, 15: 19_800 },
    H2: { 5: 250, 6: 330, 7: 500, 8: 650, 9: 1_000, 10: 1_650, 12: 4_950, 15: 13_200 },
    H3: { 5: 165, 6: 250, 7: 330, 8: 500, 9: 800, 10: 1_300, 12: 3_300, 15: 9_900 },
    H4: { 5: 130, 6: 200, 7: 260, 8: 400, 9: 650, 10: 1_000, 12: 2_500, 15: 6_600 },
    A: { 5: 100, 6: 130, 7: 165, 8: 250, 9: 330, 10: 650, 12: 1_650, 15: 4_950 },
    K: { 5: 80, 6: 100, 7: 130, 8: 200, 9: 300, 10: 500, 12: 1_300, 15: 3_950 },
    Q: { 5: 65, 6: 80, 7: 115, 8: 165, 9: 250, 10: 410, 12: 1_150, 15: 3_300 },
    J: { 5: 50, 6: 65, 7: 100, 8: 130, 9: 200, 10: 330, 12: 1_000, 15: 2_650 },
    SC: { 3: 200, 4: 500, 5: 1_000, 6: 5_000 },
  },
  reelSets: {
    base: {
      weights: { H1: 45, H2: 60, H3: 80, H4: 95, A: 145, K: 170, Q: 190, J: 205, W: 8, SC: 6 },
    },
    free: {
      weights: { H1: 28, H2: 43, H3: 64, H4: 90, A: 132, K: 182, Q: 221, J: 240, W: 13, SC: 5 },
    },
  },
  select: {
    '94': [{ set: 'base', perMillion: 1_000_000 }],
    '96': [{ set: 'base', perMillion: 1_000_000 }],
    '97': [{ set: 'base', perMillion: 1_000_000 }],
  },
  features: [
    { type: 'tumble' },
    { type: 'cellMult', steps: [1, 2, 4, 8, 16, 32, 64], keep: 'feature' },
    {
      type: 'freeSpins',
      symbol: 'SC',
      award: { 3: 10 },
      again: { 3: 5 },
      set: 'free',
      mult: 1,
      spinsMax: 200,
    },
  ],
  limits: { maxWinX: 5_000, betSteps: BET_STEPS },
  books: {
    spin: {
      '94': {
        count: 1_048_576,
        total: 2_147_444_346,
        root: '5a830671852d5ff1575ff5c61aa8c6f59515fbd6d7753aba6c60ad8c0f1d6ed0',
      },
      '96': {
        count: 1_048_576,
        total: 2_147_206_039,
        root: 'a125cf2d3e7e99dfaed5bada4e04831be265b7ed60c09902449a2852e140c112',
      },
      '97': {
        count: 1_048_576,
        total: 2_147_778_716,
        root: 'f0f489960026a2dd80aeec0db63572d36bdad7b4891e2b415fed6ec1473060a6',
      },
    },
  },
  declared: {
    '94': {
      rtp: 0.94,
      base: 0.66576836,
      features: { freeSpins: 0.27423164 },
      hit: 0.435122,
      sd: 10.7411,
      maxX: 5000,
      maxProb: '1 in 1,050,000',
    },
    '96': {
      rtp: 0.96,
      base: 0.68573793,
      features: { freeSpins: 0.27426207 },
      hit: 0.448289,
      sd: 10.7432,
      maxX: 5000,
      maxProb: '1 in 1,050,000',
    },
    '97': {
      rtp: 0.97,
      base: 0.69581106,
      features: { freeSpins: 0.27418894 },
      hit: 0.454932,
      sd: 10.7425,
      maxX: 5000,
      maxProb: '1 in 1,050,000',
    },
  },
  theme: 'bingsu',
}
