import type { TransactionType } from '@camellia/contract/transaction'
import type { Draw } from '@camellia/engines/draw'
import { type MemberId, timeOrderedId } from '@camellia/kernel/ids'
import { type Won, won } from '@camellia/kernel/won'
import type { PastBet, PastPosting } from '@camellia/ledger/past'
import { holdFor, type Movable, movementFor, returnFor } from '../transaction/transaction.rules'
import { conversionFor } from '../wallet/wallet.rules'
import { MINUTE_MS } from './demo.calendar.rules'

/** The next thing somebody does with money: a bet, or any other movement. */
export type Act = { readonly bet: PastBet } | PastPosting

/** A request of the past as the queue left it behind. */
export interface PastTransaction {
  readonly id: string
  readonly type: TransactionType
  readonly memberId: MemberId
  readonly amount: Won
  readonly status: 'FINISHED' | 'REJECTED'
  readonly createdAt: Date
  readonly createdBy: MemberId
  readonly decidedAt: Date
  readonly decidedBy: MemberId
  readonly approvedBy: MemberId | null
  readonly needsTwo: boolean
  readonly memo: string
  readonly reason: string
  readonly before: Won | null
  readonly after: Won | null
}

/** What somebody has, kept in step with the ledger while their acts are made. */
export interface Purse {
  readonly member: MemberId
  cash: number
  point: number
}

export interface Till {
  readonly purse: Purse
  readonly draw: Draw
  /** Whoever of the staff decides; large sums need two of them. */
  readonly staff: readonly MemberId[]
  readonly twoFrom: number
  readonly note: (transaction: PastTransaction) => void
}

type Fate = Pick<PastTransaction, 'status' | 'decidedAt' | 'decidedBy' | 'reason'>

/** Sums as people type them. */
const SUMS = [1, 2, 3, 5, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1_000].map(
  (tens) => tens * 10_000,
)
const WITHDRAW_UNIT = 10_000
const WRONG_NAME = '입금자명이 예금주와 다릅니다.'
const NOT_ARRIVED = '입금이 확인되지 않았습니다.'
const WRONG_ACCOUNT = '출금 계좌 확인이 필요합니다. 고객센터로 문의해 주세요.'
const PAYMENT_MEMOS = ['이벤트 당첨 지급', '오류 보상', '친구 추천 사례', '오입금 정정'] as const

export function idAt(at: number, draw: Draw): string {
  return timeOrderedId(
    at,
    Uint8Array.from({ length: 16 }, () => draw(256)),
  )
}

/** Enough for a while at this stake, as a round sum. */
export function sumFor(stake: number, draw: Draw): Won {
  const wanted = stake * (6 + draw(18))
  return won(SUMS.find((sum) => sum >= wanted) ?? 10_000_000)
}

/** Asks, and returns when the money is there; undefined when it never came. */
export function* deposit(
  till: Till,
  { at, amount }: { readonly at: number; readonly amount: Won },
): Generator<Act, number | undefined> {
  const { purse, draw } = till
  const request = newRequest(till, { type: 'DEPOSIT', at, amount })
  const luck = draw(100)
  const decidedAt = at + waitFor(at, draw)
  if (luck < 3) {
    const cancelled = { decidedAt: new Date(at + 2 * MINUTE_MS), decidedBy: purse.member }
    till.note({
      ...request,
      ...cancelled,
      status: 'REJECTED',
      reason: '',
      before: null,
      after: null,
    })
    return undefined
  }
  const fate = decidedBy(till, request, decidedAt)
  if (luck < 7) {
    const reason = draw(2) === 0 ? WRONG_NAME : NOT_ARRIVED
    const refused = { status: 'REJECTED', reason, approvedBy: null } as const
    till.note({ ...request, ...fate, ...refused, before: null, after: null })
    return undefined
  }
  const before = won(purse.cash)
  yield { at: new Date(decidedAt), posting: movementFor(movable(request)) }
  purse.cash += amount
  till.note({ ...request, ...fate, before, after: won(purse.cash) })
  return decidedAt
}

/** The money is held at once and leaves, or comes back, when somebody has decided. */
export function* withdraw(
  till: Till,
  { at, until, part }: { readonly at: number; readonly until: number; readonly part: number },
): Generator<Act, void> {
  const { purse, draw } = till
  const amount = won(Math.floor((purse.cash * part) / 100 / WITHDRAW_UNIT) * WITHDRAW_UNIT)
  const decidedAt = at + 2 * waitFor(at, draw)
  if (amount < WITHDRAW_UNIT || decidedAt > until) return
  const request = newRequest(till, { type: 'WITHDRAW', at, amount })
  const around = { before: won(purse.cash), after: won(purse.cash - amount) }
  const fate = decidedBy(till, request, decidedAt)
  yield { at: new Date(at), posting: holdFor(movable(request)) }
  const back = draw(100) < 6 ? returnFor(movable(request)) : undefined
  yield { at: new Date(decidedAt), posting: back ?? movementFor(movable(request)) }
  if (!back) purse.cash -= amount
  const refused = back && ({ status: 'REJECTED', reason: WRONG_ACCOUNT, approvedBy: null } as const)
  till.note({ ...request, ...fate, ...refused, ...around })
}

/** What staff hand out, or take back, in the name of the house. */
export function* handOver(till: Till, at: number): Generator<Act, void> {
  const { purse, draw } = till
  const takes = draw(6) === 0 && purse.cash >= 20_000
  const amount = won((takes ? 1 : 1 + draw(5)) * 10_000)
  const request = newRequest(till, { type: takes ? 'COLLECT' : 'PAYMENT', at, amount })
  const memo = takes ? '오지급 회수' : (PAYMENT_MEMOS[draw(PAYMENT_MEMOS.length)] ?? '')
  const before = won(purse.cash)
  yield { at: new Date(at), posting: movementFor(movable(request)) }
  purse.cash += takes ? -amount : amount
  const by = till.staff[draw(till.staff.length)] as MemberId
  const done = { status: 'FINISHED', createdBy: by, decidedBy: by, reason: '' } as const
  till.note({ ...request, ...done, memo, decidedAt: new Date(at), before, after: won(purse.cash) })
}

export function* convert(till: Till, at: number): Generator<Act, void> {
  const { purse } = till
  const amount = won(purse.point)
  const request = newRequest(till, { type: 'POINT_CONVERT', at, amount })
  const before = won(purse.cash)
  yield { at: new Date(at), posting: conversionFor(purse.member, amount, request.id) }
  purse.point = 0
  purse.cash += amount
  const done = { status: 'FINISHED', decidedAt: new Date(at), decidedBy: purse.member } as const
  till.note({ ...request, ...done, reason: '', before, after: won(purse.cash) })
}

/** Minutes by day; whoever asks in the small hours waits longer. */
function waitFor(at: number, draw: Draw): number {
  const hour = new Date(at).getUTCHours()
  const slow = hour >= 16 && hour < 23
  return (1 + draw(slow ? 18 : 7)) * MINUTE_MS + draw(MINUTE_MS)
}

function newRequest(
  { purse, draw, twoFrom }: Till,
  asked: { readonly type: TransactionType; readonly at: number; readonly amount: Won },
) {
  const { type, at, amount } = asked
  return {
    id: idAt(at, draw),
    type,
    amount,
    memberId: purse.member,
    createdAt: new Date(at),
    createdBy: purse.member,
    approvedBy: null as MemberId | null,
    needsTwo: amount >= twoFrom && type !== 'POINT_CONVERT',
    memo: '',
  }
}

function movable(request: Omit<Movable, 'payerId'>): Movable {
  return { ...request, payerId: null }
}

function decidedBy(
  { staff, draw }: Till,
  { needsTwo }: { readonly needsTwo: boolean },
  at: number,
): Fate & Pick<PastTransaction, 'approvedBy'> {
  const first = draw(staff.length)
  const other = staff[(first + 1) % staff.length] as MemberId
  return {
    status: 'FINISHED',
    decidedAt: new Date(at),
    decidedBy: staff[first] as MemberId,
    approvedBy: needsTwo ? other : null,
    reason: '',
  }
}
