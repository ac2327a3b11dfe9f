import { expect, test } from 'vitest'
import { fillingFor } from './report.rules'

test('while a past is filled in the office is told how far, and nothing once it is there', () => {
  expect(fillingFor({ step: 43, steps: 120 })).toBe(35)
  expect(fillingFor({ step: 119, steps: 120 })).toBe(99)
  expect(fillingFor({ step: 120, steps: 120 })).toBeNull()
  expect(fillingFor(null)).toBeNull()
})
