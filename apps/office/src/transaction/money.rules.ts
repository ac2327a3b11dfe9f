import type { OutputOf } from '@camellia/contract/endpoint'
import type { OwnTransaction, TransactionType } from '@camellia/contract/transaction'
import type { readDepositRequest, StaffTransaction } from '@camellia/contract/transaction-queue'
import type { QueueView } from '../site/queue.rules'

export type Detail = OutputOf<typeof readDepositRequest>

export interface Decision {
  readonly verdict: 'APPROVE' | 'REJECT'
  /** Nobody where whoever decided stands above me. */
  readonly by: string | undefined
  readonly at: string
  readonly reason: string
  readonly mine: boolean
  /** The player took it back. */
  readonly cancelled: boolean
}

export type MoneyView = QueueView<StaffTransaction, Decision>

/** In whose hands a request is. */
export type Hand = 'FREE' | 'MINE' | 'OTHERS'

type Held = Pick<StaffTransaction, 'claimedBy' | 'claimed'>

/** Whoever stands above me has no name here, and holds it all the same. */
export function handOf({ claimedBy, claimed }: Held, me: string): Hand {
  if (claimedBy) return claimedBy.code === me ? 'MINE' : 'OTHERS'
  return claimed ? 'OTHERS' : 'FREE'
}

/** What my yes would mean: all of it, the first or the second of two, or nothing any more. */
export type Step = 'ONLY' | 'FIRST' | 'SECOND' | 'GIVEN'

type Steps = Pick<StaffTransaction, 'needsTwo' | 'approved' | 'approvedBy'>

export function stepOf({ needsTwo, approved, approvedBy }: Steps, me: string): Step {
  if (!needsTwo) return 'ONLY'
  if (!approved) return 'FIRST'
  return approvedBy?.code === me ? 'GIVEN' : 'SECOND'
}

/** What is mine to do next: a withdrawal is claimed, sent and then approved. */
export type Next = 'CLAIM' | 'SEND' | 'APPROVE' | 'GIVEN'

/** `takesTwo`: my yes would only be the first of two, so nothing is sent before the other's. */
export function nextOf(row: StaffTransaction, me: string, takesTwo: boolean): Next {
  const step = stepOf(row, me)
  if (step === 'GIVEN') return 'GIVEN'
  const sends = row.type === 'WITHDRAW' && row.sentAt === null && step !== 'FIRST' && !takesTwo
  if (!sends) return 'APPROVE'
  return handOf(row, me) === 'MINE' ? 'SEND' : 'CLAIM'
}

/** What a decided row says about its decision. */
export function decisionIn(row: StaffTransaction, me: string): Decision | undefined {
  if (row.status === 'PENDING' || row.decidedAt === null) return undefined
  return {
    verdict: row.status === 'FINISHED' ? 'APPROVE' : 'REJECT',
    by: row.processor?.name,
    at: row.decidedAt,
    reason: row.reason,
    mine: row.processor?.code === me,
    cancelled: row.cancelled,
  }
}

/** Whether I may still say yes or no to it. */
export function mayDecide(
  row: StaffTransaction,
  { decided }: Pick<MoneyView, 'decided'>,
  me: string,
): boolean {
  return row.status === 'PENDING' && !decided.has(row.id) && handOf(row, me) !== 'OTHERS'
}

/** Among several: not those whose first yes is mine, which would stop all the others. */
export function mayChoose(
  row: StaffTransaction,
  view: Pick<MoneyView, 'decided'>,
  me: string,
): boolean {
  return mayDecide(row, view, me) && stepOf(row, me) !== 'GIVEN'
}

/** Whoever gave the first of two leaves it to others: taking it up would only keep them out. */
export function mayClaim(
  row: StaffTransaction,
  view: Pick<MoneyView, 'decided'>,
  me: string,
): boolean {
  return mayChoose(row, view, me) && handOf(row, me) === 'FREE'
}

/** Into the member's balance, or out of it. */
export function signOf(type: TransactionType): 1 | -1 {
  return type === 'WITHDRAW' || type === 'COLLECT' ? -1 : 1
}

export interface Change {
  /** Which amount moves: a withdrawal left the balance when it was asked for. */
  readonly what: 'balance' | 'hold'
  readonly before: number
  readonly after: number
}

/** What approving does to the member's money; what it did once it is done. */
export function changeOf({ transaction, balance, hold }: Detail): Change {
  const { type, amount, status, before, after } = transaction
  if (type === 'WITHDRAW' && status === 'PENDING') {
    return { what: 'hold', before: hold, after: hold - amount }
  }
  if (before !== null && after !== null) return { what: 'balance', before, after }
  return { what: 'balance', before: balance, after: balance + signOf(type) * amount }
}

export function sumOf(rows: readonly Pick<OwnTransaction, 'amount'>[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

/** The end of a long id is enough to tell two requests of a day apart. */
export function shortId(id: string): string {
  return id.slice(-8).toUpperCase()
}
