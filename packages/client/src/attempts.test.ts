import { Refusal } from '@camellia/kernel/refusal'
import { expect, test } from 'vitest'
import { makeAttempts } from './attempts'

/** The keys that were asked under, one for each of these answers. */
async function keysOf(
  ...answers: readonly { input: unknown; refused?: 'NETWORK_ERROR' | 'CONFLICT' }[]
) {
  const attempts = makeAttempts()
  const keys: string[] = []
  for (const { input, refused } of answers) {
    const asked = attempts(input, async (key) => {
      keys.push(key)
      if (refused) throw new Refusal(refused)
    })
    await asked.catch(() => {})
  }
  return keys
}

test('what was lost is asked for again under the same key, and only the same thing', async () => {
  const [lost, again, other] = await keysOf(
    { input: { stake: 1 }, refused: 'NETWORK_ERROR' },
    { input: { stake: 1 }, refused: 'NETWORK_ERROR' },
    { input: { stake: 2 } },
  )
  expect(again).toBe(lost)
  expect(other).not.toBe(lost)
})

test('after any answer the same thing is a new one', async () => {
  const same = { stake: 1 }
  const keys = await keysOf({ input: same }, { input: same, refused: 'CONFLICT' }, { input: same })
  expect(new Set(keys).size).toBe(3)
})
