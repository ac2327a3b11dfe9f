import type { BetInput } from '@camellia/contract/play'
import type { Won } from '@camellia/kernel/won'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeBets } from './place-bet'

const input: BetInput = {
  game: 'crimson-fortune',
  stake: 1_000 as Won,
  choice: {},
  variant: '96',
}

let keys: string[]

/** A server whose answers get lost so many times, and which then says this. */
function answering(lost: number, code = 'SUCCESS') {
  keys = []
  vi.stubGlobal('fetch', async (_: string, init: { headers: Record<string, string> }) => {
    keys.push(init.headers['idempotency-key'] ?? '')
    if (keys.length <= lost) throw new TypeError('lost')
    const status = code === 'SUCCESS' ? 'OK' : 'ERROR'
    return { json: async () => ({ status, code, message: '', data: { balance: 1 } }) }
  })
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function placed(bets: ReturnType<typeof makeBets>, bet = input) {
  const answer = bets.place(bet).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return answer
}

test('a lost answer is asked for again under the same key', async () => {
  answering(2)
  expect(await placed(makeBets())).toEqual({ balance: 1 })
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

test('pressing again after three lost answers repeats the same bet, not a second one', async () => {
  answering(3)
  const bets = makeBets()
  expect(await placed(bets)).toMatchObject({ code: 'NETWORK_ERROR' })
  expect(await placed(bets)).toEqual({ balance: 1 })
  expect(new Set(keys).size).toBe(1)
})

test('every further spin is a bet of its own, and so is one after a refusal', async () => {
  answering(0)
  const bets = makeBets()
  await placed(bets)
  await placed(bets)
  expect(new Set(keys).size).toBe(2)
  answering(0, 'INFLUCIANT_BALANCE')
  expect(await placed(bets)).toMatchObject({ code: 'INFLUCIANT_BALANCE' })
  await placed(bets)
  expect(new Set(keys).size).toBe(2)
})
