import { ENGINES } from '@camellia/engines/games'
import { commitOf, drawFrom, seedFromHex } from '@camellia/engines/stream'
import { won } from '@camellia/kernel/won'
import { expect, test } from 'vitest'
import { type Bundle, type BundledRound, bundleText, missingFrom, readBundle } from './bundle'
import { type Checking, proveAll } from './prove'

const serverSeed = '07'.repeat(32)
const clientSeed = 'mine'

function playedAt(nonce: number): BundledRound {
  const own = { serverSeed: seedFromHex(serverSeed), clientSeed, nonce }
  const seeds = { ...own, game: 'crimson-fortune', stream: 1 as const }
  const engine = ENGINES['crimson-fortune']
  if (!engine) throw new Error('the title is there')
  const draw = drawFrom(seeds)
  const { outcome, win } = engine.play({ stake: won(1_000), choice: {}, draw, variant: '96' })
  const id = `round ${nonce}`
  return { id, game: 'crimson-fortune', stake: 1_000, choice: {}, nonce, outcome, win }
}

const rounds = Array.from({ length: 50 }, (_, nonce) => playedAt(nonce))
const commit = commitOf(seedFromHex(serverSeed))
const bundle: Bundle = { commit, serverSeed, clientSeed, served: 50, rounds }

async function checked(given: Bundle): Promise<readonly Checking[]> {
  const states: Checking[] = []
  await proveAll(given, (state) => {
    states.push(state)
    return 'go on'
  })
  return states
}

test('every round of a seed holds, and one hears of it as it goes', async () => {
  const states = await checked(bundle)
  expect(states.map(({ done }) => done)).toEqual([20, 40, 50])
  expect(states.at(-1)).toEqual({ done: 50, held: 50, fault: undefined })
})

test('a kept file is the same again; one changed digit is found and named', async () => {
  const kept = readBundle(bundleText(bundle))
  expect(kept).toEqual(bundle)
  const changed = rounds.map((round) => (round.nonce === 17 ? { ...round, win: 3 } : round))
  const last = (await checked({ ...bundle, rounds: changed })).at(-1)
  expect(last).toMatchObject({ done: 50, held: 49 })
  expect(last?.fault).toMatchObject({ at: 'win', recorded: '3', round: { id: 'round 17' } })
})

test('a seed that was not the one committed to confirms nothing', async () => {
  const last = (await checked({ ...bundle, commit: '00'.repeat(32) })).at(-1)
  expect(last).toMatchObject({ held: 0, fault: { at: 'commit' } })
})

test('what is no file of rounds is none, and rounds that are missing are counted', () => {
  expect(readBundle('{}')).toBeUndefined()
  expect(readBundle('no json')).toBeUndefined()
  expect(readBundle(bundleText({ ...bundle, serverSeed: 'short' }))).toBeUndefined()
  expect(missingFrom({ ...bundle, rounds: rounds.slice(3) })).toBe(3)
})
