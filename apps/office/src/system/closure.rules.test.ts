import { expect, test } from 'vitest'
import { seoulMoment } from './closure.rules'

test.each([
  { typed: '2026-11-18T05:00', means: '2026-11-17T20:00:00.000Z' },
  { typed: '', means: null },
  { typed: 'tomorrow', means: null },
])('"$typed" in Seoul is $means', ({ typed, means }) => {
  expect(seoulMoment(typed)).toBe(means)
})
