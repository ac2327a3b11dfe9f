import { expect, test } from 'vitest'
import { type CardTimes, cardAt, greyOf, wonCardAt } from './flip.rules'
import { motionOf } from './motion.rules'

const { stopMs } = motionOf('flip', false)
const times = (ms: number, more: Partial<CardTimes> = {}): CardTimes => ({
  ...{ ms, stopAt: Number.POSITIVE_INFINITY, stopMs, quick: false, waits: false },
  ...more,
})

test('a card lies open, turns its back, and stays so while nobody knows what it becomes', () => {
  expect(cardAt(0, 0, times(0))).toMatchObject({ side: 'before', turn: 1, light: 1 })
  expect(cardAt(0, 0, times(250))).toMatchObject({ side: 'back', turn: 1 })
  expect(cardAt(4, 3, times(60_000))).toMatchObject({ side: 'back', turn: 1 })
})

test('what it was is never seen again once its back was', () => {
  const sides = Array.from({ length: 90 }, (_, i) =>
    cardAt(2, 1, times(i * 10, { stopAt: 500 })),
  ).map(({ side }) => side)
  const order = sides.filter((side, i) => side !== sides[i - 1])
  expect(order).toEqual(['before', 'back', 'after'])
})

test.each([true, false])(
  'every card of a reel lies open when the reel stands, turbo %s',
  (quick) => {
    const stands = motionOf('flip', quick).stopMs
    for (const row of [0, 3]) {
      const card = cardAt(0, row, times(300 + stands, { stopAt: 300, stopMs: stands, quick }))
      expect(card.side).toBe('after')
      expect(card.turn).toBeCloseTo(1)
    }
  },
)

test('a card that won turns over once and lies open again', () => {
  expect(wonCardAt(0, 0)).toMatchObject({ back: false, turn: 1 })
  expect(wonCardAt(280, 0).back).toBe(true)
  expect(wonCardAt(2_000, 4)).toMatchObject({ back: false, turn: 1 })
})

test('half the light is a middle grey', () => {
  expect(greyOf(1)).toBe(0xffffff)
  expect(greyOf(0.5)).toBe(0x808080)
})
