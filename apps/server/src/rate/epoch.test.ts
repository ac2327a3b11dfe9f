import { bet } from '@camellia/contract/play'
import * as contract from '@camellia/contract/rate'
import type { MemberId } from '@camellia/kernel/ids'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { rollingShares, WHOLE } from './commission.rules'
import { NO_RATES } from './rate.rules'
import { selectRatesAt } from './rate.sql'

let site: TestSite
let admin: CallAs
let player: CallAs
const PATH = ['admin', 'subhq1', 'store1', 'player1'] as const

beforeAll(async () => {
  site = await startSite()
  admin = await site.login('admin', 'OFFICE')
  player = await site.login('player1')
})
afterAll(async () => expect(await site.close()).toEqual([]))

const idOf = (code: string) => site.idOf(code)

/** Rolling of mini games, in basis points. */
async function setRate(code: string, rolling: number): Promise<string> {
  const id = idOf(code)
  const { version, rates } = (await site.call(contract.readRates, { id }, admin)).data
  const wanted = { ...rates, rolling: { ...NO_RATES, MINI: rolling } }
  const change = { id, version, reason: 'a test of epochs', ...wanted }
  return (await site.call(contract.saveRates, change, admin)).code
}

async function place(stake: number): Promise<string> {
  const wager = { game: 'odd-even', stake, choice: { pick: 'ODD' } } as const
  return (await site.call(bet, wager, player)).data.round.id
}

interface Placed {
  readonly id: string
  readonly epoch: number
  readonly stake: number
}

function rounds(): Promise<readonly Placed[]> {
  return site.db.system(
    (tx) => tx.sql<Placed[]>`
      select id, epoch, stake from round where member_id = ${idOf('player1')} order by id`,
  )
}

/** The rates of everyone on the path at an epoch, from the top. */
async function pathAt(epoch: number): Promise<readonly number[]> {
  const ids = PATH.map(idOf)
  const rates = await site.db.system((tx) => selectRatesAt(tx, ids, epoch))
  return ids.map((id) => rates.get(id)?.rolling.MINI ?? 0)
}

async function sharesOf({ epoch, stake }: Pick<Placed, 'epoch' | 'stake'>) {
  const path = (await pathAt(epoch)).map((rolling) => ({ rolling, losing: 0, lossFee: 0 }))
  return rollingShares(path, stake)
}

test('a rate of the store that changes at noon is settled exactly, bet by bet', async () => {
  for (const [code, rate] of [
    ['admin', 400],
    ['subhq1', 300],
    ['store1', 200],
    ['player1', 50],
  ] as const) {
    expect(await setRate(code, rate)).toBe('SUCCESS')
  }
  const morning = [await place(100_000), await place(30_000)]
  expect(await setRate('store1', 250)).toBe('SUCCESS')
  const afternoon = [await place(70_000)]
  const all = await rounds()
  const of = (ids: readonly string[]) => all.filter(({ id }) => ids.includes(id))
  for (const round of of(morning)) {
    expect(await sharesOf(round)).toEqual([100, 100, 150, 50].map((bp) => bp * round.stake))
  }
  for (const round of of(afternoon)) {
    expect(await sharesOf(round)).toEqual([100, 50, 200, 50].map((bp) => bp * round.stake))
  }
  // From the sums that settlements read, the same to the won.
  const sums = await site.db.system(
    (tx) => tx.sql<{ epoch: number; stake: number }[]>`
      select epoch, stake from rollup_day
      where member_id = ${idOf('player1')} and game_type = 'MINI' order by epoch`,
  )
  const parts = await Promise.all(sums.map(sharesOf))
  const totals = PATH.map((_, at) =>
    Math.floor(parts.reduce((sum, shares) => sum + (shares[at] ?? 0), 0) / WHOLE),
  )
  expect(totals).toEqual([2_000, 1_650, 3_350, 1_000])
})

interface Done {
  readonly began: number
  readonly ended: number
}

test('while rates change anywhere in the tree, every bet has the rates of one moment', async () => {
  const before = (await rounds()).length
  const draw = fc.sample(fc.integer({ min: 0, max: 30 }), { numRuns: 200, seed: 77 })
  let at = 0
  const next = () => draw[at++ % draw.length] ?? 0
  const timed = async <T>(work: () => Promise<T>): Promise<T & Done> => {
    const began = performance.now()
    const result = await work()
    return { ...result, began, ended: performance.now() }
  }
  // Within the bounds of one another, so that every change is allowed.
  const base: Record<string, number> = { admin: 400, subhq1: 300, store1: 200, player1: 50 }
  const change = (code: string) =>
    timed(async () => {
      const rolling = (base[code] ?? 0) + next()
      const done = await setRate(code, rolling)
      const id = idOf(code)
      const { version } = (await site.call(contract.readRates, { id }, admin)).data
      return { code: done, member: id, version, rolling }
    })
  const changes: (Awaited<ReturnType<typeof change>> & Done)[] = []
  const bets: ({ id: string } & Done)[] = []
  await Promise.all([
    (async () => {
      for (let n = 0; n < 40; n++) changes.push(await change(PATH[next() % 4] ?? 'store1'))
    })(),
    ...Array.from({ length: 3 }, async () => {
      for (let n = 0; n < 40; n++) bets.push(await timed(async () => ({ id: await place(1_000) })))
    }),
  ])
  expect(changes.map(({ code }) => code)).toEqual(changes.map(() => 'SUCCESS'))
  const placed = new Map((await rounds()).map((round) => [round.id, round]))
  expect(placed.size).toBe(before + bets.length)
  for (const { id, began, ended } of bets) {
    const round = placed.get(id)
    if (!round) throw new Error('a bet that was accepted is there')
    for (const one of changes) {
      if (one.ended < began) expect(one.version).toBeLessThanOrEqual(round.epoch)
      if (one.began > ended) expect(one.version).toBeGreaterThan(round.epoch)
    }
    expect(await sharesOf(round)).toEqual(naively(round, changes))
  }
})

/** The changes in their order, up to the round's epoch, one by one over what was there before. */
function naively(
  { epoch, stake }: Placed,
  changes: readonly { member: MemberId; version: number; rolling: number }[],
): readonly number[] {
  const now = new Map<MemberId, number>([
    [idOf('admin'), 400],
    [idOf('subhq1'), 300],
    [idOf('store1'), 250],
    [idOf('player1'), 50],
  ])
  for (const { member, version, rolling } of changes) if (version <= epoch) now.set(member, rolling)
  const rates = PATH.map((code) => now.get(idOf(code)) ?? 0)
  return rates.map((rate, n) => (rate - (rates[n + 1] ?? 0)) * stake)
}
