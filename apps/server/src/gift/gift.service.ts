import { GIFT_HOURS, type Gift } from '@camellia/contract/gift'
import { slotFace } from '@camellia/engines/slot/face'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import { type Won, won } from '@camellia/kernel/won'
import { idFrom } from '@camellia/ledger/identity'
import { post } from '@camellia/ledger/post'
import { requireApprover, requirePayer, tallyAlone, tellSecond } from '../approval/approval.service'
import { selectGame } from '../catalog/catalog.sql'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { requireNotAway } from '../protection/protection.service'
import type { Settings } from '../setting/setting.rules'
import { record } from '../trail/trail.service'
import { lockAttempt } from '../transaction/transaction.sql'
import { requirePower } from '../tree/power.service'
import { isBelow, pathOf, requireBelow } from '../tree/tree.sql'
import { tellBalance } from '../wallet/wallet.service'
import { listWaiting } from './funding.service'
import { isUntouched, prizeFor, reserveFor, returnFor, unspentOf } from './gift.rules'
import {
  type GiftFilter,
  type GiftRow,
  insertGift,
  lockGift,
  saveApproval,
  saveEnd,
  selectAloneTo,
  selectGift,
  selectGifts,
  selectGiven,
  selectGivenTo,
  selectPeople,
} from './gift.sql'

export async function readBudget(tx: AppTx, caller: Caller, settings: Settings) {
  const { budget, balance, reserved, today } = await selectGiven(tx, caller.scopeId)
  return {
    budget,
    reserved,
    balance: caller.head ? null : balance,
    givenToday: today,
    limits: {
      perGift: won(settings['call.fourEyesFrom']),
      perMemberDay: won(settings['call.perMemberDay']),
      perDay: won(settings['call.perDay']),
    },
    waiting: await listWaiting(tx, caller),
  }
}

export type GiftWish = {
  readonly member: MemberId
  readonly memo: string
} & (
  | { readonly kind: 'SPINS'; readonly game: string; readonly bet: Won; readonly spins: number }
  | { readonly kind: 'PRIZE'; readonly amount: Won }
)

/** Never to oneself, never upward; what it may cost leaves the budget in the same moment. */
export async function makeGift(
  tx: AppTx,
  caller: Caller,
  wish: GiftWish & { readonly key: string },
  settings: Settings,
) {
  await requirePower(tx, caller, [wish.member])
  if (wish.member === caller.id) refuse('MEMBER_NOT_FOUND')
  await lockAttempt(tx, caller.id, `call ${wish.key}`)
  const id = giftId(caller.id, wish.key)
  const known = await selectGift(tx, id)
  if (known) return sameOr(known, wish)
  await requireNotAway(tx, wish.member)
  const amount = await priceOf(tx, wish)
  const money = { id, memberId: wish.member, fundedBy: caller.scopeId, amount }
  const sides = { receivers: [wish.member], payer: caller.head ? null : caller.scopeId }
  const tally = await tallyAlone(tx, caller.id, { ...sides, settings })
  // The reserve locks the wallet of the branch: its daily sums are judged one after the other.
  await post(tx, reserveFor(money))
  const toMember = amount + (await selectAloneTo(tx, wish.member))
  // A gift is money like a payment: it counts with what else one person decides.
  const needsTwo = toMember > settings['call.fourEyesFrom'] || tally.takesTwo({ ...sides, amount })
  await requirePayer(tx, caller, { two: needsTwo, settings })
  await insertGift(tx, {
    ...money,
    kind: wish.kind,
    madeBy: caller.id,
    game: wish.kind === 'SPINS' ? wish.game : null,
    bet: wish.kind === 'SPINS' ? wish.bet : null,
    spins: wish.kind === 'SPINS' ? wish.spins : null,
    memo: wish.memo,
    needsTwo,
    hours: GIFT_HOURS,
  })
  await requireWithinCaps(tx, money, settings)
  await recordMade(tx, caller, wish, amount)
  if (needsTwo) {
    const to = await tellDeciders(tx, money)
    tellSecond(tx, caller, { to, second: 'CALL', id, text: wish.memo })
  } else tellGift(tx, wish.member)
  return { id, status: needsTwo ? ('PENDING' as const) : ('PROCESSING' as const) }
}

/** One attempt has one name: the same again finds the first. */
function giftId(caller: MemberId, key: string): string {
  return idFrom(`call:${caller}:${key}`)
}

function sameOr(known: GiftRow, wish: GiftWish) {
  const same =
    known.kind === wish.kind &&
    known.memberId === wish.member &&
    (wish.kind === 'PRIZE'
      ? known.amount === wish.amount
      : known.game === wish.game && known.bet === wish.bet && known.spins === wish.spins)
  return same ? { id: known.id, status: known.status } : refuse('CONFLICT')
}

async function priceOf(tx: AppTx, wish: GiftWish): Promise<Won> {
  if (wish.kind === 'PRIZE') return wish.amount
  const game = await selectGame(tx, wish.game)
  const face = slotFace(wish.game)
  if (!game || !face || !game.open) return refuse('GAME_DISABLED')
  const offered = face.betSteps.includes(wish.bet)
  if (!offered || wish.bet < game.minBet || wish.bet > game.maxBet) refuse('BET_LIMIT')
  return won(wish.bet * wish.spins)
}

async function requireWithinCaps(
  tx: AppTx,
  { fundedBy, memberId }: { readonly fundedBy: MemberId; readonly memberId: MemberId },
  settings: Settings,
): Promise<void> {
  const { today } = await selectGiven(tx, fundedBy)
  const toMember = await selectGivenTo(tx, fundedBy, memberId)
  if (today > settings['call.perDay'] || toMember > settings['call.perMemberDay']) {
    refuse('LIMIT_REACHED')
  }
}

async function recordMade(
  tx: AppTx,
  caller: Caller,
  { member, memo, kind, ...rest }: GiftWish,
  amount: Won,
): Promise<void> {
  const spins = 'spins' in rest ? { game: rest.game, bet: rest.bet, spins: rest.spins } : {}
  const after = { kind, amount, ...spins }
  await record(tx, caller, { action: 'call.make', member, after, reason: memo })
}

function tellGift(tx: AppTx, member: MemberId): void {
  tx.tell({ to: { member }, push: { type: 'GIFT' } })
}

/** The branch that pays and whoever stands above it, as `lockBelow` lets them decide. */
async function tellDeciders(tx: AppTx, { fundedBy }: Pick<GiftRow, 'fundedBy'>) {
  const ability = { subject: 'Call', action: 'manage' }
  const to = { above: await pathOf(tx, fundedBy), ability }
  tx.tell({ to, push: { type: 'QUEUE', queue: 'CALL' } })
  return to
}

export async function decideGift(
  tx: AppTx,
  caller: Caller,
  decision: {
    readonly id: string
    readonly verdict: 'APPROVE' | 'REJECT'
    readonly reason?: string | undefined
  },
  settings: Settings,
): Promise<void> {
  const { id, verdict, reason = '' } = decision
  const row = await lockBelow(tx, caller, id)
  if (row.status !== 'PENDING' || row.expired) refuse('CONFLICT')
  const approves = verdict === 'APPROVE'
  if (approves) {
    if (row.madeBy === caller.id) refuse('FOUR_EYES_REQUIRED')
    await requireApprover(tx, caller, { first: row.madeBy, settings })
    await saveApproval(tx, id, caller.id)
    tellGift(tx, row.memberId)
  } else await giveBack(tx, row, { status: 'REJECTED', reason })
  const action = approves ? 'call.approve' : 'call.reject'
  await record(tx, caller, { action, member: row.memberId, after: { amount: row.amount }, reason })
  await tellDeciders(tx, row)
}

/** Only before its first round: what a player has begun to play is theirs to finish. */
export async function cancelGift(
  tx: AppTx,
  caller: Caller,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> {
  const row = await lockBelow(tx, caller, id)
  if (!['PENDING', 'PROCESSING'].includes(row.status) || !isUntouched(row)) refuse('CONFLICT')
  await giveBack(tx, row, { status: 'CANCELED', reason })
  tellGift(tx, row.memberId)
  const after = { amount: row.amount }
  await record(tx, caller, { action: 'call.cancel', member: row.memberId, after, reason })
  await tellDeciders(tx, row)
}

async function lockBelow(tx: AppTx, caller: Caller, id: string): Promise<GiftRow> {
  const row = (await lockGift(tx, id)) ?? refuse('NOT_FOUND')
  if (row.memberId === caller.id || row.memberId === caller.scopeId) refuse('NOT_FOUND')
  // A gift is decided on by the branch that pays for it and by whoever stands above that branch, never
  // by a partner further down who merely sees its receiver.
  if (row.fundedBy !== caller.scopeId && !(await isBelow(tx, caller.scopeId, row.fundedBy))) {
    refuse('NOT_FOUND')
  }
  return row
}

async function giveBack(
  tx: AppTx,
  row: GiftRow,
  end: { readonly status: 'FINISHED' | 'REJECTED' | 'CANCELED'; readonly reason: string },
): Promise<void> {
  const unspent = unspentOf(row)
  if (unspent > 0) await post(tx, returnFor(row, unspent))
  await saveEnd(tx, row.id, end)
}

export async function answerGift(
  tx: AppTx,
  caller: Caller,
  { id, answer }: { readonly id: string; readonly answer: 'TAKE' | 'DECLINE' },
): Promise<void> {
  const row = await lockGift(tx, id)
  if (row?.memberId !== caller.id) return refuse('NOT_FOUND')
  if (row.status !== 'PROCESSING' || row.expired) refuse('CONFLICT')
  if (answer === 'DECLINE') return giveBack(tx, row, { status: 'REJECTED', reason: 'DECLINED' })
  // Free rounds are taken by playing them.
  if (row.kind === 'SPINS') refuse('CONFLICT')
  await requireNotAway(tx, caller.id)
  await post(tx, prizeFor(row))
  await saveEnd(tx, id, { status: 'FINISHED', reason: '', won: row.amount })
  await tellBalance(tx, caller.id)
}

/** Whatever nobody took in time returns to its line. */
export async function expireGift(tx: AppTx, id: string): Promise<boolean> {
  const row = await lockGift(tx, id)
  if (!row?.expired || (row.status !== 'PENDING' && row.status !== 'PROCESSING')) return false
  const status = isUntouched(row) ? 'CANCELED' : 'FINISHED'
  await giveBack(tx, row, { status, reason: 'EXPIRED' })
  if (row.status === 'PENDING') await tellDeciders(tx, row)
  return true
}

export async function listGivenGifts(tx: AppTx, caller: Caller, filter: GiftFilter) {
  if (filter.member) await requireBelow(tx, caller.scopeId, [filter.member])
  const rows = await selectGifts(tx, filter)
  const shown = rows.slice(0, filter.size)
  const people = await selectPeople(
    tx,
    [
      ...new Set(
        shown.flatMap(({ memberId, madeBy, approvedBy }) => [memberId, madeBy, approvedBy]),
      ),
    ].filter((id) => id !== null),
  )
  const items = shown.map((row) => callOf(row, people, caller))
  return { items, hasMore: rows.length > filter.size, size: filter.size }
}

/** Whoever stands above the reader is not among the people, and stays unnamed. */
function callOf(
  row: GiftRow,
  people: Awaited<ReturnType<typeof selectPeople>>,
  caller: Caller,
): Gift {
  const { memberId, fundedBy: _, madeBy, madeAt, approvedBy, expired: __, ...shown } = row
  return {
    ...shown,
    member: people.get(memberId) ?? { id: memberId, code: '', name: '' },
    approved: approvedBy !== null,
    madeBy: people.get(madeBy) ?? null,
    mine: madeBy === caller.id,
    approvedBy: approvedBy === null ? null : (people.get(approvedBy) ?? null),
    createdAt: madeAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}
