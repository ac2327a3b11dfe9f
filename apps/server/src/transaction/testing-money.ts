import { changeStatus } from '@camellia/contract/member-edit'
import { bet } from '@camellia/contract/play'
import * as contract from '@camellia/contract/transaction'
import * as queues from '@camellia/contract/transaction-queue'
import { convertPoints } from '@camellia/contract/wallet'
import fc from 'fast-check'
import { expect } from 'vitest'
import { countAlone, reachesTwo, waitsFor } from './testing-alone'
import { bound, coin, isOver, pause } from './testing-bounds'
import { approveOut } from './testing-payout'
import { PLAYERS, type Player, type Request, STAFF, type Staff, type World } from './testing-world'

/** What staff, players and chance do to money, and a few lines that say what must come of it. */

const amount = fc.oneof(
  fc.constantFrom(1, 9_999, 10_000, 999_999, 1_000_000, 10_000_000, 10_000_001),
  fc.integer({ min: 1, max: 400_000 }),
)
const player = fc.constantFrom(...PLAYERS)
const staff = fc.constantFrom(...STAFF)
export const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('deposit' as const), player, amount }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('withdraw' as const), player, amount }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), player }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('approve' as const), staff, pick: fc.nat(9) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('reject' as const), staff, pick: fc.nat(9) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay' as const), staff, player, amount }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('collect' as const), staff, player, amount }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('convert' as const), player, amount }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('bet' as const), player, amount }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('block' as const), player }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), player }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('coin' as const), player, amount }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pause' as const), player, amount }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('bound' as const),
      player,
      kind: fc.constantFrom('DEPOSIT' as const, 'LOSS' as const),
      room: fc.option(fc.integer({ min: 0, max: 2_000_000 })),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Whom this member of staff may decide on: the sub-office has the first two players only. */
const below = (by: Staff, code: Player) => by !== 'subhq1' || code !== 'player3'

export async function take(world: World, one: Step): Promise<void> {
  switch (one.do) {
    case 'deposit':
      return ask(world, one, 'DEPOSIT')
    case 'withdraw':
      return ask(world, one, 'WITHDRAW')
    case 'cancel':
      return cancel(world, one.player)
    case 'approve':
      return decide(world, one, 'APPROVE')
    case 'reject':
      return decide(world, one, 'REJECT')
    case 'pay':
      return handOver(world, one, 1)
    case 'collect':
      return handOver(world, one, -1)
    case 'convert':
      return convert(world, one)
    case 'bet':
      return play(world, one)
    case 'block':
      return block(world, one.player)
    case 'delete':
      return refuseToDelete(world, one.player)
    case 'coin':
      return coin(world, one)
    case 'pause':
      return pause(world, one)
    case 'bound':
      return bound(world, one)
  }
}

async function ask(
  world: World,
  { player: code, amount: sum }: { player: Player; amount: number },
  type: Request['type'],
): Promise<void> {
  const { cash, hold, open, blocked } = world
  const reply =
    type === 'DEPOSIT'
      ? await world.site.call(contract.requestDeposit, { amount: sum }, world.who(code))
      : await world.site.call(
          contract.requestWithdraw,
          { amount: sum, withdrawPassword: '1234' },
          world.who(code),
        )
  const has = open.some((request) => request.player === code && request.type === type)
  const limits = type === 'DEPOSIT' ? 10_000_000 : 50_000_000
  const expected = blocked.has(code)
    ? 'UNAUTHORIZED'
    : sum < 10_000
      ? type === 'DEPOSIT'
        ? 'INVALID_MIN_DEPOSIT'
        : 'LIMIT_REACHED'
      : sum > limits
        ? 'INVALID_MAX_DEPOSIT'
        : type === 'DEPOSIT' && isOver(world, code, sum)
          ? 'LIMIT_REACHED'
          : has
            ? 'ALREADY_EXIST_REQUEST'
            : type === 'WITHDRAW' && sum > cash[code]
              ? 'INFLUCIANT_BALANCE'
              : 'SUCCESS'
  expect(reply.code).toBe(expected)
  if (expected !== 'SUCCESS') return
  if (type === 'WITHDRAW') {
    cash[code] -= sum
    hold[code] += sum
  } else world.used[code].DEPOSIT += sum
  open.push({ id: reply.data.id, player: code, type, amount: sum, approvedBy: null, two: false })
}

async function cancel(world: World, code: Player): Promise<void> {
  const found = world.open.find(({ player: own, type }) => own === code && type === 'DEPOSIT')
  if (!found || world.blocked.has(code)) return
  const reply = await world.site.call(contract.cancelDeposit, { id: found.id }, world.who(code))
  expect(reply.code).toBe(found.approvedBy ? 'CONFLICT' : 'SUCCESS')
  if (found.approvedBy) return
  world.open = world.open.filter((other) => other !== found)
  world.used[code].DEPOSIT -= found.amount
}

async function decide(
  world: World,
  { staff: by, pick }: { staff: Staff; pick: number },
  verdict: 'APPROVE' | 'REJECT',
): Promise<void> {
  const found = world.open[pick % Math.max(1, world.open.length)]
  if (!found) return
  const call = found.type === 'DEPOSIT' ? queues.decideDeposits : queues.decideWithdrawals
  const input = { ids: [found.id], verdict, reason: 'model' }
  const paysOut = found.type === 'WITHDRAW' && verdict === 'APPROVE'
  const reply = paysOut
    ? await approveOut(world.site, found.id, world.who(by))
    : await world.site.call(call, input, world.who(by))
  if (!below(by, found.player)) {
    expect(reply.code).toBe('NOT_FOUND')
    return
  }
  const { player: code, amount: sum, type } = found
  if (verdict === 'APPROVE' && !found.two) found.two = reachesTwo(world, by, found)
  const { two } = found
  if (verdict === 'APPROVE' && two && found.approvedBy === null) {
    expect(reply.data.waiting).toEqual([found.id])
    found.approvedBy = by
    return
  }
  if (verdict === 'APPROVE' && two && found.approvedBy === by) {
    expect(reply.code).toBe('FOUR_EYES_REQUIRED')
    return
  }
  expect(reply.code).toBe('SUCCESS')
  world.open = world.open.filter((other) => other !== found)
  if (verdict === 'APPROVE' && !two) countAlone(world, by, found)
  if (type === 'WITHDRAW') world.hold[code] -= sum
  const comesBack = type === 'DEPOSIT' ? verdict === 'APPROVE' : verdict === 'REJECT'
  if (comesBack) world.cash[code] += sum
  if (type === 'DEPOSIT' && verdict === 'REJECT') world.used[code].DEPOSIT -= sum
}

/** Large ones wait for a second person and are left waiting: nothing has moved. */
async function handOver(
  world: World,
  one: { staff: Staff; player: Player; amount: number },
  sign: 1 | -1,
): Promise<void> {
  const { staff: by, player: code, amount: sum } = one
  const call = sign === 1 ? queues.payMember : queues.collectFromMember
  const input = { id: world.site.idOf(code), amount: sum, memo: 'model' }
  const reply = await world.site.call(call, input, world.who(by))
  const source = sign === -1 ? world.cash[code] : by === 'subhq1' ? world.boss : Number.MAX_VALUE
  const collector = sign === -1 && by === 'subhq1' ? by : undefined
  const large = below(by, code) && reachesTwo(world, by, { ...one, collector })
  const small = sum > source ? 'INFLUCIANT_BALANCE' : 'SUCCESS'
  const answer = large ? waitsFor(world, by) : small
  const expected = below(by, code) ? answer : 'MEMBER_NOT_FOUND'
  expect(reply.code).toBe(expected)
  if (expected !== 'SUCCESS' || large) return
  countAlone(world, by, { ...one, collector })
  world.cash[code] += sign * sum
  if (by === 'subhq1') world.boss -= sign * sum
}

async function convert(
  world: World,
  { player: code, amount: sum }: { player: Player; amount: number },
): Promise<void> {
  const reply = await world.site.call(convertPoints, { amount: sum }, world.who(code))
  const expected = world.blocked.has(code)
    ? 'UNAUTHORIZED'
    : sum < 1_000
      ? 'INVALID_PARAMETER'
      : sum > world.points[code]
        ? 'INFLUCIANT_BALANCE'
        : 'SUCCESS'
  expect(reply.code).toBe(expected)
  if (expected !== 'SUCCESS') return
  world.points[code] -= sum
  world.cash[code] += sum
}

async function play(
  world: World,
  { player: code, amount }: { player: Player; amount: number },
): Promise<void> {
  // Most bets are in steps of 100, as the game takes them.
  const sum = amount % 7 === 0 ? amount : Math.max(100, amount - (amount % 100))
  const input = { game: 'odd-even', stake: sum, choice: { pick: 'ODD' } } as const
  const reply = await world.site.call(bet, input, world.who(code))
  const over = world.used[code].LOSS + sum > world.most[code].LOSS
  const expected = world.blocked.has(code)
    ? 'UNAUTHORIZED'
    : sum < 1_000 || sum > 1_000_000 || sum % 100 !== 0
      ? 'BET_LIMIT'
      : over
        ? 'LIMIT_REACHED'
        : sum > world.cash[code]
          ? 'INFLUCIANT_BALANCE'
          : 'SUCCESS'
  expect(reply.code).toBe(expected)
  if (expected !== 'SUCCESS') return
  world.cash[code] += reply.data.round.win - sum
  world.used[code].LOSS += sum - reply.data.round.win
}

async function refuseToDelete(world: World, code: Player): Promise<void> {
  if (!world.open.some((request) => request.player === code)) return
  const input = { ids: [world.site.idOf(code)], to: 'DELETED' as const, reason: 'model' }
  const reply = await world.site.call(changeStatus, input, world.who('admin'))
  expect(reply.code).toBe('CONFLICT')
}

async function block(world: World, code: Player): Promise<void> {
  const to = world.blocked.has(code) ? ('NORMAL' as const) : ('BLOCKED' as const)
  const input = { ids: [world.site.idOf(code)], to, reason: 'model' }
  expect((await world.site.call(changeStatus, input, world.who('admin'))).code).toBe('SUCCESS')
  if (to === 'BLOCKED') world.blocked.add(code)
  else {
    world.blocked.delete(code)
    await world.logIn(code)
  }
}

/** The books, the wallets and the model say the same. */
export async function compare(world: World): Promise<void> {
  const rows = await world.site.db.system(
    ({ sql }) => sql<{ code: Player; cash: number; hold: number; point: number }[]>`
      select m.code, w.cash, w.hold, w.point from wallet w join member m on m.id = w.member_id
      where m.code in ${sql(PLAYERS)} order by m.code`,
  )
  expect(rows.map(({ code, cash, hold, point: points }) => [code, cash, hold, points])).toEqual(
    PLAYERS.map((code) => [code, world.cash[code], world.hold[code], world.points[code]]),
  )
  const waiting = world.open.filter(({ type }) => type === 'WITHDRAW')
  const held = PLAYERS.reduce((sum, code) => sum + world.hold[code], 0)
  expect(held).toBe(waiting.reduce((sum, request) => sum + request.amount, 0))
}
