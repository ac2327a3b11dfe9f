import type { SlotDef } from '../slot/definition'
import { BET_STEPS } from './bet-steps'

/**
 * Five reels of four, 1,024 ways, and the sets of the card game: bright cards or ribbons that lie
 * on the reels in the order of their months, or nothing but ribbons (games.md 1.1, title 13).
 */
export const HWATU_GARDEN: SlotDef = {
  id: 'hwatu-garden',
  version: '1.0.0',
  title: { ko: '화투 정원', en: 'Hwatu Garden' },
  mode: 'strips',
  grid: { reels: 5, rows: [4, 4, 4, 4, 4] },
  symbols: [
    { id: 'W', art: 'W', kind: 'wild' },
    { id: 'H1', art: 'H1', kind: 'pay' },
    { id: 'H2', art: 'H2', kind: 'pay' },
    { id: 'H3', art: 'H3', kind: 'pay' },
    { id: 'H4', art: 'H4', kind: 'pay' },
    { id: 'A', art: 'A', kind: 'pay' },
    { id: 'K', art: 'K', kind: 'pay' },
    { id: 'Q', art: 'Q', kind: 'pay' },
    { id: 'J', art: 'J', kind: 'pay' },
    { id: 'T', art: 'T', kind: 'pay' },
    { id: 'SC', art: 'SC', kind: 'scatter' },
  ],
  evaluate: { type: 'ways' },
  pays: {
    H1: { 3: 80, 4: 240, 5: 1_200 },
    H2: { 3: 60, 4: 180, 5: 800 },
    H3: { 3: 50, 4: 150, 5: 600 },
    H4: { 3: 40, 4: 120, 5: 500 },
    A: { 3: 20, 4: 60, 5: 250 },
    K: { 3: 20, 4: 60, 5: 250 },
    Q: { 3: 15, 4: 40, 5: 150 },
    J: { 3: 15, 4: 40, 5: 150 },
    T: { 3: 15, 4: 40, 5: 150 },
    SC: { 3: 200, 4: 1_000, 5: 5_000 },
  },
  reelSets: {
    A: {
      strips: [
        'J H4 K T H4 J K H4 H3 K J A T Q H4 K SC H4 T A J T A K H1 H4 T K H2 T H4 K T H4 K A T A',
        'H3 Q J H1 H2 T J H4 T Q H2 SC A K T Q H1 T J H4 T J Q H4 J T Q J T H1 Q K J K Q J T Q W',
        'H3 J H4 H3 A T J H1 H3 A J H3 H1 A H3 H1 A Q H1 K H3 A Q H2 J H3 H1 A W Q A J SC Q H3 H1 Q T H1 A',
        'Q H3 SC A Q K H2 H3 T J Q H1 H3 K Q H2 T A K H3 T Q H1 H2 H3 Q H2 H3 H1 J Q T H2 H3 Q H4 H3 H2 W',
        'K J H2 A K T Q H4 H2 H3 A Q H4 K A H2 Q K H3 A K Q H2 H1 K J H4 A K Q J H2 K Q H4 SC Q H2',
      ],
    },
    B: {
      strips: [
        'T H1 K J Q K A A H3 T A H4 H2 K T J SC H4 K T Q H4 K T H4 K T H4 K T J A H4 K T A H4 J',
        'Q T H4 J T Q J W K Q J T Q J H2 T H1 H2 H3 A Q H4 T J H2 K Q J K T H4 Q J SC H1 H4 T H1 J',
        'H3 Q H1 A Q W J H1 H2 A J H3 SC H1 H3 Q A T K H1 H3 H4 A J Q H3 H1 A J H3 A Q H1 J H3 H1 A H3 T A',
        'Q H2 H3 K H4 J Q H1 K H3 H2 H1 H3 Q H2 H3 A Q H3 H2 H1 Q H3 A T Q H1 H2 H3 T Q H4 T SC Q T H2 H3 W',
        'H1 H2 K H3 Q H2 J K H2 H4 H3 Q A K H4 H1 J A T H2 Q K H3 H4 SC Q K A J Q H2 A H3 K H2 A Q K',
      ],
    },
    F: {
      strips: [
        'H3 Q T H3 H1 K A H3 H2 A T Q H3 J T H3 Q A H3 J Q H3 A T A Q H4 H3 SC Q A T Q A J Q A T',
        'H4 T H1 H2 T J H4 H2 A W K H4 T H2 H4 H3 H2 H3 J T H4 K A J T SC H2 H4 Q H2 A H1 H4 A H2 J H4 T H2',
        'T K W J H2 K Q T H4 A K H4 H3 W H4 K Q H4 J T Q K J Q K H2 T H4 A Q T K Q H4 K Q H4 H1 SC H4',
        'J K H1 H2 W K Q H2 K SC J A Q T J H1 H2 J A H1 J K H2 J H1 K A J H3 H2 K H1 J K H2 H1 K T H4',
        'Q H3 H4 H1 Q H4 A Q K T H1 H4 K H1 Q H3 K H4 Q H3 K H4 J K T J Q H1 H3 H2 Q J K Q T SC H4 H1',
      ],
    },
  },
  select: {
    '94': [
      { set: 'A', perMillion: 724_136 },
      { set: 'B', perMillion: 275_864 },
    ],
    '96': [
      { set: 'A', perMillion: 434_666 },
      { set: 'B', perMillion: 565_334 },
    ],
    '97': [
      { set: 'A', perMillion: 289_931 },
      { set: 'B', perMillion: 710_069 },
    ],
  },
  features: [
    {
      type: 'freeSpins',
      symbol: 'SC',
      award: { 3: 10 },
      again: { 3: 10 },
      set: 'F',
      mult: 3,
      spinsMax: 200,
    },
    { type: 'set', name: 'gwang3', rule: 'order', symbols: ['H1', 'H3', 'H2'], cents: 800 },
    { type: 'set', name: 'gwang4', rule: 'order', symbols: ['H1', 'H3', 'H2', 'H4'], cents: 6_000 },
    { type: 'set', name: 'tti', rule: 'order', symbols: ['A', 'K', 'Q', 'T', 'J'], cents: 1_000 },
    { type: 'set', name: 'pi', rule: 'only', symbols: ['A', 'K', 'Q', 'J', 'T'], cents: 1_500 },
  ],
  limits: { maxWinX: 3_000, betSteps: BET_STEPS },
  declared: {
    '94': {
      rtp: 0.94000003,
      base: 0.59967255,
      features: { freeSpins: 0.254456, sets: 0.08587148 },
      hit: 0.503345,
      sd: 4.3309,
      maxX: 555.5,
      maxProb: '1 in 999,000,000',
    },
    '96': {
      rtp: 0.96000002,
      base: 0.61967253,
      features: { freeSpins: 0.254456, sets: 0.08587148 },
      hit: 0.50755,
      sd: 4.3691,
      maxX: 555.35,
      maxProb: '1 in 997,000,000',
    },
    '97': {
      rtp: 0.97000001,
      base: 0.62967252,
      features: { freeSpins: 0.254456, sets: 0.08587148 },
      hit: 0.509652,
      sd: 4.388,
      maxX: 555.35,
      maxProb: '1 in 998,000,000',
    },
  },
  theme: 'hwatu',
}
