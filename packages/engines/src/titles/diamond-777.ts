import type { SlotDef } from '../slot/definition'
import { BET_STEPS } from './bet-steps'

/** Three reels of three, five lines, wilds that multiply by their reel (games.md 1.1, title 9). */
export const DIAMOND_777: SlotDef = {
  id: 'diamond-777',
  version: '1.0.0',
  title: { ko: '다이아몬드 777', en: 'Diamond 777' },
  mode: 'strips',
  grid: { reels: 3, rows: [3, 3, 3] },
  symbols: [
    { id: 'W', art: 'W', kind: 'wild', mult: { sets: ['A', 'B'], byReel: [2, 3, 5] } },
    { id: '7R', art: '7R', kind: 'pay' },
    { id: '7B', art: '7B', kind: 'pay' },
    { id: 'BAR3', art: 'BAR3', kind: 'pay' },
    { id: 'BAR2', art: 'BAR2', kind: 'pay' },
    { id: 'BAR1', art: 'BAR1', kind: 'pay' },
    { id: 'CH', art: 'CH', kind: 'pay' },
    // An empty place: it pays nothing and ends a line.
    { id: 'X', art: 'X', kind: 'pay' },
  ],
  evaluate: {
    type: 'lines',
    lines: [
      [1, 1, 1],
      [0, 0, 0],
      [2, 2, 2],
      [0, 1, 2],
      [2, 1, 0],
    ],
  },
  // A line is a fifth of the bet: one line bet is twenty cents.
  pays: {
    '7R': { 3: 2_000 },
    '7B': { 3: 1_000 },
    BAR3: { 3: 500 },
    BAR2: { 3: 300 },
    BAR1: { 3: 160 },
    CH: { 3: 100 },
    W: { 3: 10_000 },
  },
  groups: [
    { id: '7', symbols: ['7R', '7B'], pays: { 3: 400 } },
    { id: 'BAR', symbols: ['BAR3', 'BAR2', 'BAR1'], pays: { 3: 60 } },
  ],
  reelSets: {
    A: {
      strips: [
        'X BAR3 CH X BAR3 X BAR2 BAR1 CH X BAR2 X CH X 7B CH X BAR2 X BAR1 X BAR2 BAR3 X 7B X 7R X BAR1 X CH W',
        'BAR2 X BAR2 X W BAR1 CH X 7B X BAR1 X BAR3 X CH X BAR3 X CH X BAR2 BAR1 X 7R X CH BAR1 CH BAR1 X BAR1 X',
        'BAR1 X BAR2 CH 7R CH X BAR3 X CH 7R BAR2 X W X CH X BAR1 7B BAR2 X BAR3 X 7R X CH 7R X BAR1 X CH X',
      ],
    },
    B: {
      strips: [
        'BAR2 BAR3 BAR1 X 7B CH BAR1 X 7R X 7B X CH BAR1 X BAR2 BAR3 W X CH X BAR1 CH X BAR2 X BAR3 X BAR2 X CH X',
        'X 7R CH X CH BAR1 X BAR3 X BAR1 X BAR2 X 7B BAR1 BAR3 X CH BAR1 X BAR2 X 7B X BAR2 CH W X CH BAR1 X BAR1',
        'BAR1 X BAR1 7R X BAR1 X BAR3 X BAR2 X 7R X 7R X BAR3 X CH X CH X 7B BAR2 X CH W CH X 7R CH X CH',
      ],
    },
  },
  select: {
    '94': [
      { set: 'A', perMillion: 785_243 },
      { set: 'B', perMillion: 214_757 },
    ],
    '96': [
      { set: 'A', perMillion: 387_573 },
      { set: 'B', perMillion: 612_427 },
    ],
    '97': [
      { set: 'A', perMillion: 188_738 },
      { set: 'B', perMillion: 811_262 },
    ],
  },
  features: [],
  limits: { maxWinX: 309.8, betSteps: BET_STEPS },
  declared: {
    '94': {
      rtp: 0.93999999,
      base: 0.93999999,
      features: {},
      hit: 0.207904,
      sd: 7.4077,
      maxX: 309.8,
      maxProb: '1 in 41,700',
    },
    '96': {
      rtp: 0.95999999,
      base: 0.95999999,
      features: {},
      hit: 0.2089,
      sd: 7.4632,
      maxX: 309.8,
      maxProb: '1 in 84,500',
    },
    '97': {
      rtp: 0.96999999,
      base: 0.96999999,
      features: {},
      hit: 0.209397,
      sd: 7.4907,
      maxX: 309.8,
      maxProb: '1 in 174,000',
    },
  },
  theme: 'diamond',
}
