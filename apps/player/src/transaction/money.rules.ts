import type { OwnTransaction, TransactionType } from '@camellia/contract/transaction'

/** The brief's quick buttons; each adds to what stands in the field. */
export const QUICK_AMOUNTS = [10_000, 50_000, 100_000, 500_000, 1_000_000] as const

export interface Limits {
  readonly min: number
  readonly max: number
}

export interface AmountError {
  readonly key: 'money.min' | 'money.max' | 'code.INFLUCIANT_BALANCE'
  readonly amount: number
}

export function depositError(amount: number, { min, max }: Limits): AmountError | undefined {
  if (amount < min) return { key: 'money.min', amount: min }
  if (amount > max) return { key: 'money.max', amount: max }
  return undefined
}

/** What one does not have comes before what one may not ask for. */
export function withdrawError(
  amount: number,
  limits: Limits,
  balance: number | undefined,
): AmountError | undefined {
  if (balance !== undefined && amount > balance)
    return { key: 'code.INFLUCIANT_BALANCE', amount: balance }
  return depositError(amount, limits)
}

export function mostToWithdraw({ max }: Limits, balance: number): number {
  return Math.max(0, Math.min(max, balance))
}

export type RequestType = 'DEPOSIT' | 'WITHDRAW' | 'COIN_DEPOSIT'
export type StepName =
  | 'asked'
  | 'waiting'
  | 'taken'
  | 'checking'
  | 'done'
  | 'rejected'
  | 'cancelled'

export interface Step {
  readonly name: StepName
  readonly state: 'past' | 'now' | 'next' | 'bad'
  /** When it happened, or since when it lasts. */
  readonly at?: string
}

type Told = Pick<OwnTransaction, 'status' | 'createdAt' | 'startedAt' | 'decidedAt' | 'cancelled'>

/** product.md 6: the player sees every stage of a request, and what is still to come. */
export function stepsOf(request: Told): readonly Step[] {
  const { status, createdAt, startedAt, decidedAt } = request
  const begun: Step[] = [{ name: 'asked', state: 'past', at: createdAt }]
  if (startedAt !== null) begun.push({ name: 'taken', state: 'past', at: startedAt })
  if (status === 'PENDING') {
    const name = startedAt === null ? 'waiting' : 'checking'
    const since = startedAt ?? createdAt
    return [...begun, { name, state: 'now', at: since }, { name: 'done', state: 'next' }]
  }
  const end = endOf(request)
  return [...begun, decidedAt === null ? end : { ...end, at: decidedAt }]
}

function endOf({ status, cancelled }: Told): Step {
  if (status === 'FINISHED') return { name: 'done', state: 'past' }
  return { name: cancelled ? 'cancelled' : 'rejected', state: 'bad' }
}

const OUTGOING: readonly TransactionType[] = ['WITHDRAW', 'COLLECT']

export function isOutgoing(type: TransactionType): boolean {
  return OUTGOING.includes(type)
}

/** As it moves the balance: what leaves it is less than nothing. */
export function movedAmount({ type, amount }: Pick<OwnTransaction, 'type' | 'amount'>): number {
  return isOutgoing(type) ? -amount : amount
}

type Moved = Pick<OwnTransaction, 'status' | 'before' | 'after'>

/** The balances around it. A withdrawal that was rejected came back: nothing has changed. */
export function balancesOf({ status, before, after }: Moved) {
  const moved = status !== 'REJECTED' && before !== null && after !== null
  return moved ? { before, after } : undefined
}
