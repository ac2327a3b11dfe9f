import type { TransactionType } from '@camellia/contract/transaction'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Won } from '@camellia/kernel/won'
import { type Account, bank, cash, hold, type Posting } from '@camellia/ledger/posting'
import type { Settings } from '../setting/setting.rules'

export function checkDepositAmount(amount: Won, settings: Settings): void {
  if (amount < settings['money.minDeposit']) refuse('INVALID_MIN_DEPOSIT')
  if (amount > settings['money.maxDeposit']) refuse('INVALID_MAX_DEPOSIT')
}

export function checkWithdrawAmount(amount: Won, settings: Settings): void {
  const { 'money.minWithdraw': least, 'money.maxWithdraw': most } = settings
  if (amount < least || amount > most) refuse('LIMIT_REACHED', { fields: ['amount'] })
}

/** product.md 6: from a certain amount on two different people decide. */
export function needsTwo(amount: Won, settings: Settings): boolean {
  return amount >= settings['money.fourEyesFrom']
}

export interface Movable {
  readonly id: string
  readonly type: TransactionType
  readonly memberId: MemberId
  readonly amount: Won
  readonly payerId: MemberId | null
}

/** What a withdrawal does when it is asked for: nobody can spend the amount meanwhile. */
export function holdFor({ id, memberId, amount }: Movable): Posting {
  return posting('WITHDRAW_HOLD', `transaction:${id}:hold`, memberId, {
    from: cash(memberId),
    to: hold(memberId),
    amount,
  })
}

/** Whose sums it counts for: what a partner collects, that partner gets. */
export function receiversOf({
  type,
  memberId,
  payerId,
}: Pick<Movable, 'type' | 'memberId' | 'payerId'>): readonly MemberId[] {
  return type === 'COLLECT' && payerId !== null ? [memberId, payerId] : [memberId]
}

/** What an approved transaction does, once, whoever approves it how often. */
export function movementFor(transaction: Movable): Posting {
  const { id, type, memberId, amount, payerId } = transaction
  const payer: Account = payerId === null ? bank : cash(payerId)
  const key = `transaction:${id}` as const
  switch (type) {
    case 'DEPOSIT':
    case 'COIN_DEPOSIT':
      return posting('DEPOSIT', key, memberId, { from: bank, to: cash(memberId), amount })
    case 'WITHDRAW':
      return posting('WITHDRAW', key, memberId, { from: hold(memberId), to: bank, amount })
    case 'PAYMENT':
      return posting('PAYMENT', key, memberId, { from: payer, to: cash(memberId), amount })
    case 'COLLECT':
      return posting('COLLECT', key, memberId, { from: cash(memberId), to: payer, amount })
    case 'POINT_CONVERT':
      return refuse('INTERNAL_ERROR')
  }
}

/** A rejected withdrawal gives its hold back; the others have moved nothing. */
export function returnFor(transaction: Movable): Posting | undefined {
  const { id, type, memberId, amount } = transaction
  if (type !== 'WITHDRAW') return undefined
  return posting('WITHDRAW_RETURN', `transaction:${id}`, memberId, {
    from: hold(memberId),
    to: cash(memberId),
    amount,
  })
}

function posting(
  kind: Posting['kind'],
  key: Posting['key'],
  member: MemberId,
  transfer: Posting['transfers'][number],
): Posting {
  return { kind, member, key, request: { amount: transfer.amount }, transfers: [transfer] }
}

export interface Decidable {
  readonly type: TransactionType
  readonly status: string
  readonly needsTwo: boolean
  readonly approvedBy: MemberId | null
  readonly claimedBy: MemberId | null
  /** Of a withdrawal: when it was paid out by bank. */
  readonly sentAt: Date | null
}

/** What one more yes means: the first of two, the last word, or no yes at all. */
export function approvalOf(
  {
    status,
    needsTwo: two,
    approvedBy,
    claimedBy,
  }: Pick<Decidable, 'status' | 'needsTwo' | 'approvedBy' | 'claimedBy'>,
  by: MemberId,
): 'FIRST' | 'FINAL' {
  if (status !== 'PENDING') refuse('CONFLICT')
  if (claimedBy !== null && claimedBy !== by) refuse('CONFLICT')
  if (!two) return 'FINAL'
  if (approvedBy === null) return 'FIRST'
  return approvedBy === by ? refuse('FOUR_EYES_REQUIRED') : 'FINAL'
}

/** Money that never left is not approved: what is approved has been sent. */
export function checkSent({ type, sentAt }: Pick<Decidable, 'type' | 'sentAt'>): void {
  if (type === 'WITHDRAW' && sentAt === null) refuse('CONFLICT', { because: 'NOT_SENT' })
}

/** What was paid out by bank does not come back to the balance as well. */
export function checkNotSent({ sentAt }: Pick<Decidable, 'sentAt'>): void {
  if (sentAt !== null) refuse('CONFLICT', { because: 'SENT' })
}

/** Only whoever holds a request sends it: the others see who does. */
export function checkHeldBy(row: Decidable, by: MemberId): void {
  if (row.status !== 'PENDING') refuse('CONFLICT')
  if (row.claimedBy !== by) refuse('CONFLICT', { because: 'NOT_HELD' })
}

/** Which of the two names is which is for people to see; whether they are the same, for all. */
export function sameName(sender: string | null, holder: string | null): boolean {
  const plain = (name: string | null) => (name ?? '').normalize('NFKC').replace(/\s+/gu, '')
  return plain(sender) !== '' && plain(sender).toLowerCase() === plain(holder).toLowerCase()
}
