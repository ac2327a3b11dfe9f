import type { SlotDef } from '../slot/definition'
import { BET_STEPS } from './bet-steps'

/** Five reels of three, 243 ways, free spins in which wilds multiply (games.md 1.1, title 2). */
export const TIGER_MOON: SlotDef = {
  id: 'tiger-moon',
  version: '1.0.0',
  title: { ko: '호랑이 달', en: 'Tiger Moon' },
  mode: 'strips',
  grid: { reels: 5, rows: [3, 3, 3, 3, 3] },
  symbols: [
    {
      id: 'W',
      art: 'W',
      kind: 'wild',
      mult: {
        sets: ['F'],
        drawn: [
          { value: 2, weight: 7 },
          { value: 3, weight: 3 },
        ],
      },
    },
    { id: 'H1', art: 'H1', kind: 'pay' },
    { id: 'H2', art: 'H2', kind: 'pay' },
    { id: 'H3', art: 'H3', kind: 'pay' },
    { id: 'H4', art: 'H4', kind: 'pay' },
    { id: 'A', art: 'A', kind: 'pay' },
    { id: 'K', art: 'K', kind: 'pay' },
    { id: 'Q', art: 'Q', kind: 'pay' },
    { id: 'J', art: 'J', kind: 'pay' },
    { id: 'SC', art: 'SC', kind: 'scatter' },
  ],
  evaluate: { type: 'ways' },
  // The unit of the ways is a twentieth of the bet: five cents.
  pays: {
    H1: { 3: 100, 4: 300, 5: 1_250 },
    H2: { 3: 80, 4: 200, 5: 800 },
    H3: { 3: 60, 4: 150, 5: 600 },
    H4: { 3: 50, 4: 120, 5: 500 },
    A: { 3: 30, 4: 70, 5: 300 },
    K: { 3: 25, 4: 60, 5: 250 },
    Q: { 3: 20, 4: 50, 5: 200 },
    J: { 3: 20, 4: 50, 5: 200 },
    SC: { 3: 200, 4: 1_000, 5: 5_000 },
  },
  reelSets: {
    A: {
      strips: [
        'K Q H4 H2 Q J H2 H4 H3 Q SC H4 Q H3 J Q H4 J K Q H2 H4 J Q H3 H4 K J H1 Q H4 J A H3 H4',
        'K A W J H1 H3 K A H1 K A H1 K A Q K H1 Q K A J H1 Q K J H1 A W H1 K SC H2 H3 J H4 H1',
        'J K H3 H2 Q J W H2 J SC K A J H1 H2 A H3 J A SC Q A J Q H3 H2 A J H3 H2 Q H4 A Q W H1 Q',
        'K Q H1 J K A H3 H4 Q J SC K Q A H4 Q H2 J H4 H1 J K H4 A K J H3 H1 W J Q H3 H1 H4 Q W',
        'H4 A H2 H4 A H2 H1 A H3 H1 H4 H2 A H3 H1 K A H3 K A H4 H1 H2 J A H2 Q H4 H2 Q K A SC H2 K',
      ],
    },
    B: {
      strips: [
        'H2 H3 H4 K J H3 H4 Q H1 H3 J H4 Q H2 H4 J K Q H4 H3 Q K H4 Q J H4 Q A J Q H2 SC Q H1 H4',
        'A H1 W A H1 H3 W H1 H4 K H1 A K H4 A K H1 J A H4 J K H1 H2 A K Q J K H3 J H1 K SC H1 K',
        'H3 SC A K Q J W Q J H3 H1 W A H2 J H3 A SC H2 J Q K H4 H2 Q J A H2 H3 Q J A H2 J Q A H1',
        'H2 Q H4 H1 K J Q K SC A H4 Q J H1 H4 Q W J H4 K Q H1 A H3 K J H3 H1 W K Q H3 J Q H4 K',
        'H1 H2 Q K A H3 H4 A H2 K Q A H2 H4 J A H2 H1 H4 A H3 H1 J H2 A K SC H4 H3 H2 K A H1 H2 A',
      ],
    },
    F: {
      strips: [
        'H4 J H2 K H4 Q J H4 K H3 H4 J Q H1 K H3 Q A K Q J H2 SC Q H2 A J H1 A K H3 A Q J A',
        'SC H3 Q K H2 A Q J K H4 H3 J H4 K J Q K A J Q A H2 H1 A W H1 J A W H2 Q H3 A K H4 Q',
        'H3 A H4 J Q SC A Q H1 J H2 H1 K H2 H3 K Q A H2 H3 K A H4 Q W K J SC H4 Q A J K H4 J W Q',
        'K H1 J A K J W Q J H2 H1 H4 K A H3 Q SC H2 K Q J H4 Q W A H4 H2 A Q H4 H3 K Q H3 A J',
        'A K Q H2 H4 J A H3 Q K H3 SC H3 H1 J H4 A J Q A J Q H2 K H4 Q K A H4 K J Q H3 J H2',
      ],
    },
  },
  select: {
    '94': [
      { set: 'A', perMillion: 723_939 },
      { set: 'B', perMillion: 276_061 },
    ],
    '96': [
      { set: 'A', perMillion: 460_741 },
      { set: 'B', perMillion: 539_259 },
    ],
    '97': [
      { set: 'A', perMillion: 329_142 },
      { set: 'B', perMillion: 670_858 },
    ],
  },
  features: [
    {
      type: 'freeSpins',
      symbol: 'SC',
      award: { 3: 12 },
      again: { 3: 12 },
      set: 'F',
      mult: 1,
      spinsMax: 200,
    },
  ],
  limits: { maxWinX: 2_000, betSteps: BET_STEPS },
  declared: {
    '94': {
      rtp: 0.93999997,
      base: 0.66293003,
      features: { freeSpins: 0.27706994 },
      hit: 0.423523,
      sd: 4.9611,
      maxX: 784.35,
      maxProb: '1 in 999,000,000',
    },
    '96': {
      rtp: 0.96,
      base: 0.68293005,
      features: { freeSpins: 0.27706994 },
      hit: 0.414313,
      sd: 5.0148,
      maxX: 784.4,
      maxProb: '1 in 1,000,000,000',
    },
    '97': {
      rtp: 0.97000001,
      base: 0.69293006,
      features: { freeSpins: 0.27706994 },
      hit: 0.409707,
      sd: 5.0413,
      maxX: 784.4,
      maxProb: '1 in 1,000,000,000',
    },
  },
  theme: 'tiger',
}
