import { expect, test } from 'vitest'
import { CRIMSON_FORTUNE } from '../titles/crimson-fortune'
import { TITLES } from '../titles/titles'
import type { SlotDef } from './definition'
import { VARIANTS } from './event'
import { faceOf, slotFace, volatilityOf } from './face'
import { canonical, defHash } from './hash'
import { playSlot, simulateBook } from './play'
import { smallDraw } from './prng'
import { validate } from './validate'

const titles = Object.values(TITLES)

test.each(titles)('$id can be played', (def) => {
  expect(() => validate(def)).not.toThrow()
})

test.each<[string, Partial<SlotDef>]>([
  ['not played yet', { features: [{ type: 'expandWild', reels: [1], respins: 1 }] }],
  ['do not add up', { select: { ...CRIMSON_FORTUNE.select, '94': [{ set: 'A', perMillion: 1 }] } }],
  ['is no symbol', { pays: { ...CRIMSON_FORTUNE.pays, ZZ: { 3: 5 } } }],
  ['whole cents', { pays: { ...CRIMSON_FORTUNE.pays, A: { 3: 0.5 } } }],
  ['hundreds of won', { limits: { maxWinX: 1_000, betSteps: [250] } }],
  ['rows that shift', { grid: { reels: 5, rows: { min: 2, max: 7, weights: [] } } }],
  ['one row of every reel', { evaluate: { type: 'lines', lines: [[0, 0, 0, 0, 3]] } }],
  ['lacks a reel', { reelSets: { ...CRIMSON_FORTUNE.reelSets, F: { strips: ['A K Q'] } } }],
])('a definition is refused when it is wrong: %s', (says, change) => {
  expect(() => validate({ ...CRIMSON_FORTUNE, ...change })).toThrow(says)
})

test('a definition is named by what it says, not by how it is written down', () => {
  const { id, ...rest } = CRIMSON_FORTUNE
  expect(defHash({ ...rest, id })).toBe(defHash(CRIMSON_FORTUNE))
  expect(defHash({ ...rest, id: 'another' })).not.toBe(defHash(CRIMSON_FORTUNE))
  expect(canonical({ b: [1, { d: 2, c: undefined }], a: null })).toBe('{"a":null,"b":[1,{"d":2}]}')
})

test('a definition read back from its canonical text plays the same rounds', () => {
  for (const def of titles) {
    const read = JSON.parse(canonical(def)) as SlotDef
    expect(defHash(read)).toBe(defHash(def))
    for (let n = 0; n < 20; n++) {
      const [mine, theirs] = [def, read].map((one) =>
        one.mode === 'book'
          ? simulateBook(one, 'spin', n)
          : playSlot(one, '96', {}, smallDraw(n, 1)),
      )
      expect(theirs).toEqual(mine)
    }
  }
})

test.each(titles)('the face of $id tells what a player may know', (def) => {
  const face = faceOf(def)
  expect(slotFace(def.id)).toEqual(face)
  expect(face.rows).toHaveLength(def.grid.reels)
  expect(VARIANTS.map((variant) => face.variants[variant].rtpBasisPoints)).toEqual([
    9_400, 9_600, 9_700,
  ])
  expect(face.betSteps.every((step) => step % 100 === 0)).toBe(true)
  expect(face.symbols.every(({ art }) => art !== '')).toBe(true)
})

test('volatility is the class of the standard deviation', () => {
  expect([1, 2.5, 4.27, 8.9, 9].map(volatilityOf)).toEqual([1, 2, 3, 4, 5])
})
