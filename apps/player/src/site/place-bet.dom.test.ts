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

/** A server that wants a client seed first, and then begins a pair of this commit. */
function wantingSeed(begun: string) {
  const asked: { path: string; body: Record<string, unknown>; key: string }[] = []
  const next = { id: 'n', commit: 'announced' }
  let active: object | null = null
  const say = (code: string, data: unknown) => ({
    json: async () => ({ status: code === 'SUCCESS' ? 'OK' : 'ERROR', code, message: '', data }),
  })
  vi.stubGlobal(
    'fetch',
    async (url: string, init: { body: string; headers: Record<string, string> }) => {
      const path = url.slice(url.indexOf('/api') + 4)
      const key = init.headers['idempotency-key'] ?? ''
      asked.push({ path, body: JSON.parse(init.body), key })
      if (path === '/fairness/next') return say('SUCCESS', { active, next, revealed: [] })
      if (path === '/fairness/rotation') {
        active = { id: 'n', commit: begun }
        return say('SUCCESS', { active, next, revealed: null })
      }
      return active ? say('SUCCESS', { balance: 1 }) : say('CLIENT_SEED_REQUIRED', null)
    },
  )
  return asked
}

test('a first bet is not placed on another pair than the one that was announced', async () => {
  const asked = wantingSeed('another')
  expect(await placed(makeBets())).toMatchObject({
    code: 'INTERNAL_ERROR',
    data: { announced: 'announced', begun: 'another' },
  })
  expect(asked.filter(({ path }) => path === '/play/bet')).toHaveLength(1)
})

test('a first bet waits for the client seed of this browser, and goes on under the same key', async () => {
  const asked = wantingSeed('announced')
  expect(await placed(makeBets())).toEqual({ balance: 1 })
  const [first, announce, rotation, second] = asked
  expect(announce?.path).toBe('/fairness/next')
  expect(rotation?.body).toEqual({ next: 'n', clientSeed: expect.stringMatching(/^[0-9a-f]{32}$/) })
  expect([first?.key, second?.path]).toEqual([second?.key, '/play/bet'])
})
