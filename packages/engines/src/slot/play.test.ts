import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { CRIMSON_FORTUNE } from '../titles/crimson-fortune'
import { TITLES } from '../titles/titles'
import type { SlotDef } from './definition'
import { type SlotRound, VARIANTS } from './event'
import { canonical } from './hash'
import { playSlot, simulateBook } from './play'
import { smallDraw } from './prng'

const titles = Object.values(TITLES)
const ROUNDS = 300

function roundOf(def: SlotDef, i: number): SlotRound {
  if (def.mode === 'book') return simulateBook(def, i % 2 && hasBuy(def) ? 'buy' : 'spin', i)
  return playSlot(def, VARIANTS[i % 3] ?? '96', {}, smallDraw(i, 1))
}

function hasBuy(def: SlotDef): boolean {
  return def.features.some(({ type }) => type === 'buy')
}

/** What the events say was paid, one after the other. */
function paidIn({ events }: SlotRound): number {
  return events.reduce(
    (sum, event) =>
      'cents' in event && !['fsEnd', 'cap', 'final'].includes(event.type) ? sum + event.cents : sum,
    0,
  )
}

test.each(titles)(
  '$id: what the events pay is what the round pays, and never past the top',
  (def) => {
    for (let i = 0; i < ROUNDS; i++) {
      const round = roundOf(def, i)
      const capped = round.events.some(({ type }) => type === 'cap')
      expect(round.events.at(-1)).toEqual({ type: 'final', cents: round.cents })
      expect(round.cents).toBeLessThanOrEqual(Math.round(def.limits.maxWinX * 100))
      if (capped) expect(paidIn(round)).toBeGreaterThanOrEqual(round.cents)
      else expect(paidIn(round)).toBe(round.cents)
    }
  },
)

test.each(titles)('$id: wins add up, and a tumble takes away what won', (def) => {
  for (let i = 0; i < ROUNDS; i++) {
    const { events } = roundOf(def, i)
    events.forEach((event, n) => {
      if (event.type === 'win') {
        expect(event.wins.reduce((sum, { cents }) => sum + cents, 0)).toBe(event.cents)
      }
      if (event.type === 'tumble') {
        const fell = event.fell.reduce((sum, column) => sum + column.length, 0)
        expect(fell).toBe(event.removed.length)
        expect(['win', 'cells']).toContain(events[n - 1]?.type)
      }
    })
  }
})

test('a round that reaches the greatest win ends there', () => {
  const low = { ...CRIMSON_FORTUNE, limits: { ...CRIMSON_FORTUNE.limits, maxWinX: 2 } }
  const rounds = Array.from({ length: 500 }, (_, i) => playSlot(low, '96', {}, smallDraw(i, 2)))
  const capped = rounds.filter(({ events }) => events.some(({ type }) => type === 'cap'))
  expect(capped.length).toBeGreaterThan(10)
  for (const { cents, events } of capped) {
    expect(cents).toBe(200)
    expect(events.slice(-2)).toEqual([
      { type: 'cap', cents: 200 },
      { type: 'final', cents: 200 },
    ])
  }
})

test('free spins stop at two hundred however many scatters come', () => {
  const SC = 'SC SC SC A'
  const endless = {
    ...CRIMSON_FORTUNE,
    reelSets: {
      A: { strips: [SC, SC, SC, SC, SC] },
      B: CRIMSON_FORTUNE.reelSets.B,
      F: { strips: [SC, SC, SC, SC, SC] },
    },
    limits: { ...CRIMSON_FORTUNE.limits, maxWinX: 1_000_000 },
    select: { ...CRIMSON_FORTUNE.select, '96': [{ set: 'A', perMillion: 1_000_000 }] },
  } as SlotDef
  const { events } = playSlot(endless, '96', {}, smallDraw(1, 1))
  expect(events.filter(({ type }) => type === 'fsSpin')).toHaveLength(200)
})

/** A change of any of these means that old rounds can no longer be verified: version the title. */
const GOLDEN: Readonly<Record<string, string>> = {
  'crimson-fortune': 'a4c7bf72b6c0630910f1a3570f01ef3912737e8228971a9b19d1cc8b89eae804',
  'tiger-moon': '70536a72bfc02cc306da89ef9da08b305111f0a127e551089f2dd8e84e5e5510',
  'thunder-pantheon': 'c1dd35e6ef5e82e95249207fa2a55dbde06f7c4bf03635d1a21fd841366d18ab',
  'bingsu-pop': 'ddc924b6dc98a71ed1385b69513752be8e323e7868b788e1a687196d2114d47a',
  'diamond-777': '1b1de832ce6e59ade1844a1a0c32ce5697dd2fc400927e73611dc8aa1197b07f',
  'hwatu-garden': 'aee93ee319fb00039b412b706d8e382c696afb83ac5a515a1b6878ef554a79e9',
}

test.each(titles)('$id plays its stored rounds to the last byte', (def) => {
  const rounds = Array.from({ length: ROUNDS }, (_, i) => roundOf(def, i))
  expect(bytesToHex(sha256(utf8ToBytes(canonical(rounds))))).toBe(GOLDEN[def.id])
})
