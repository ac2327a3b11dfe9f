import { Refusal } from '@camellia/kernel/refusal'
import { won } from '@camellia/kernel/won'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLedger } from './audit'
import { post } from './post'
import { type Account, bank, cash, commission, hold, type PostingKind, point } from './posting'
import { placeOn, startLedger, type TestPlayer } from './testing'

/**
 * Three people act on one wallet over three connections, and a scheduler decides whose next
 * statement is sent. Whatever the order, it must end as if they had come one after the other.
 */

let ledger: Awaited<ReturnType<typeof startLedger>>
let player: TestPlayer
let names = 0

beforeAll(async () => {
  ledger = await startLedger(1, 0)
  player = ledger.people[0] as TestPlayer
})
afterAll(() => ledger.close())

type Purse = Readonly<Record<'cash' | 'point' | 'hold', number>>
type Place = keyof Purse | 'outside'

interface Act {
  readonly name: string
  readonly from: Place
  readonly to: Place
  readonly amount: number
}

const amount = fc.constantFrom(400, 1_000, 1_500)
const act = fc.oneof(
  fc.record({
    name: fc.constant('convert'),
    from: fc.constant('point'),
    to: fc.constant('cash'),
    amount,
  }),
  fc.record({
    name: fc.constant('withdraw'),
    from: fc.constant('cash'),
    to: fc.constant('hold'),
    amount,
  }),
  fc.record({
    name: fc.constant('return'),
    from: fc.constant('hold'),
    to: fc.constant('cash'),
    amount,
  }),
  fc.record({
    name: fc.constant('pay out'),
    from: fc.constant('hold'),
    to: fc.constant('outside'),
    amount,
  }),
  fc.record({
    name: fc.constant('deposit'),
    from: fc.constant('outside'),
    to: fc.constant('cash'),
    amount,
  }),
  fc.record({
    name: fc.constant('bet'),
    from: fc.constant('cash'),
    to: fc.constant('outside'),
    amount,
  }),
) as fc.Arbitrary<Act>

const START: Purse = { cash: 1_000, point: 1_000, hold: 1_000 }

test('three at once on one wallet end as if one had come after the other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.tuple(act, act, act), async (scheduler, acts) => {
      await fill(START)
      const turn = (name: string) => scheduler.schedule(Promise.resolve(), name)
      const done = await scheduler.waitFor(Promise.all(acts.map((one, i) => take(one, i, turn))))
      const seen = { done, purse: await purseOf() }
      expect(serial(acts)).toContainEqual(seen)
      expect((await ledger.db.system(auditLedger)).breaks).toEqual([])
    }),
    { numRuns: Number(process.env.SCHEDULES ?? 60) },
  )
}, 600_000)

/** What each order of the three would have come to. */
function serial(acts: readonly Act[]) {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]
  return orders.map((order) => {
    const done = acts.map(() => false)
    let purse: Purse = START
    for (const i of order) {
      const { from, to, amount: sum } = acts[i] as Act
      if (from !== 'outside' && purse[from] < sum) continue
      done[i] = true
      if (from !== 'outside') purse = { ...purse, [from]: purse[from] - sum }
      if (to !== 'outside') purse = { ...purse, [to]: purse[to] + sum }
    }
    return { done, purse }
  })
}

const accountOf = (place: Place, outside: Account): Account => {
  const { member } = player
  return { cash: cash(member), point: point(member), hold: hold(member), outside }[place]
}

async function take(one: Act, i: number, turn: (name: string) => Promise<void>): Promise<boolean> {
  const key = `${names++} ${one.name}`
  try {
    if (one.name === 'bet') return await bet(key, one.amount, turn)
    await ledger.db.transact(ledger.actorOf(player.member), async (tx) => {
      await turn(`${i} ${one.name} begins`)
      await move(tx, key, one)
      await turn(`${i} ${one.name} commits`)
    })
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'INFLUCIANT_BALANCE') return false
    throw error
  }
}

type Tx = Parameters<typeof post>[0]

function move(tx: Tx, key: string, { from, to, amount: sum }: Omit<Act, 'name'>) {
  const kind: PostingKind = 'DEPOSIT'
  const transfers = [{ from: accountOf(from, bank), to: accountOf(to, bank), amount: won(sum) }]
  return post(tx, { kind, member: player.member, key: `test:${key}`, request: { sum }, transfers })
}

async function bet(key: string, stake: number, turn: (name: string) => Promise<void>) {
  await turn('bet')
  return (await placeOn(ledger.batcher, player, { key, stake, win: 0 })).verdict === 'OK'
}

async function purseOf(): Promise<Purse> {
  const [row] = await ledger.owner<Purse[]>`
    select cash, point, hold from wallet where member_id = ${player.member}`
  return { cash: row?.cash ?? -1, point: row?.point ?? -1, hold: row?.hold ?? -1 }
}

/** Brings the wallet to these balances, through the ledger. */
async function fill(wanted: Purse): Promise<void> {
  const now = await purseOf()
  await ledger.db.transact(ledger.actorOf(player.member), async (tx) => {
    for (const place of ['cash', 'point', 'hold'] as const) {
      const missing = wanted[place] - now[place]
      if (missing === 0) continue
      const [from, to] = missing > 0 ? (['outside', place] as const) : ([place, 'outside'] as const)
      const outside = place === 'point' ? commission : bank
      const transfers = [
        {
          from: accountOf(from, outside),
          to: accountOf(to, outside),
          amount: won(Math.abs(missing)),
        },
      ]
      const posting = {
        kind: 'DEPOSIT',
        key: `test:fill ${names++}`,
        request: null,
        transfers,
      } as const
      await post(tx, { ...posting, member: player.member })
    }
  })
}
