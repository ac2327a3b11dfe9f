import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bounds, checkRates, highest, NO_RATES, ratesAbove } from './rate.rules'

const slot = (rolling: number, losing = 0): Bounds => ({
  rolling: { ...NO_RATES, SLOT: rolling },
  losing: { ...NO_RATES, SLOT: losing },
})
const nothing = slot(0)

test('a rate equal to the parent’s is the most a member may have', () => {
  expect(() => checkRates(slot(350), { most: slot(350), least: nothing })).not.toThrow()
  expect(() => checkRates(slot(351), { most: slot(350), least: nothing })).toThrow('INVALID_RATE')
  expect(() => checkRates(slot(0, 11), { most: slot(0, 10), least: nothing })).toThrow()
})

test('a rate may not fall below that of someone directly underneath', () => {
  expect(() => checkRates(slot(199), { most: null, least: slot(200) })).toThrow('INVALID_RATE')
  expect(() => checkRates(slot(200), { most: null, least: slot(200) })).not.toThrow()
})

test('nobody, not even the top, gets more of each bet than any game keeps', () => {
  expect(() => checkRates(slot(1_000), { most: null, least: nothing })).not.toThrow()
  expect(() => checkRates(slot(1_001), { most: null, least: nothing })).toThrow('INVALID_RATE')
})

test('the refusal names every rate that is wrong', () => {
  expect(ratesAbove(slot(5, 7), slot(4, 9))).toEqual([
    { kind: 'rolling', type: 'SLOT', own: 5, most: 4 },
  ])
})

test('the highest of several bounds all of them', () => {
  const any = fc.record({ rolling: fc.nat(10_000), losing: fc.nat(10_000) })
  fc.assert(
    fc.property(fc.array(any, { maxLength: 8 }), (all) => {
      const bounds = all.map(({ rolling, losing }) => slot(rolling, losing))
      const top = highest(bounds)
      for (const one of bounds) expect(ratesAbove(one, top)).toEqual([])
    }),
  )
})
