import { Refusal } from '@camellia/kernel/refusal'
import { expect, test } from 'vitest'
import { createBudget } from './budget'

function clocked() {
  const clock = { at: 0 }
  return { clock, budget: createBudget(() => clock.at) }
}

/** Seconds to wait; nothing when they are let in. */
function waitOf(budget: ReturnType<typeof createBudget>, who: string): number | undefined {
  try {
    budget.require(who)
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    expect(error.code).toBe('TOO_MANY_REQUESTS')
    return (error.data as { retryAfter: number }).retryAfter
  }
}

test('who took more than a burst waits until it is given back, and nobody else does', () => {
  const { clock, budget } = clocked()
  for (let n = 0; n < 26; n++) {
    expect(waitOf(budget, 'one') === undefined).toBe(n < 11)
    budget.charge('one', 100)
  }
  expect(waitOf(budget, 'one')).toBe(16)
  expect(waitOf(budget, 'two')).toBeUndefined()
  clock.at += 16_000
  expect(waitOf(budget, 'one')).toBeUndefined()
})

test('cheap answers are never too many', () => {
  const { clock, budget } = clocked()
  for (let n = 0; n < 3_000; n++) {
    expect(waitOf(budget, 'one')).toBeUndefined()
    budget.charge('one', 0.5)
    clock.at += 20
  }
})
