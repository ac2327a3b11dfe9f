import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { AppTx } from '../http/tell'

export interface Approver {
  /** When they may approve again; null: now. */
  readonly until: Date | null
  /** One of the two made the other, made them stronger or opened their account. */
  readonly related: boolean
}

export async function selectApprover(
  tx: AppTx,
  asked: {
    readonly approver: MemberId
    readonly other: MemberId
    readonly hours: number
    readonly days: number
  },
): Promise<Approver> {
  const { approver, other, hours, days } = asked
  const [row] = await tx.sql<Approver[]>`
    select until, related from approver_state(${approver}, ${other}, ${hours}, ${days})`
  return row ?? { until: null, related: false }
}

export interface BankChange {
  /** The newest one by somebody else than the member; null: none lately. */
  readonly at: Date | null
  readonly byId: MemberId | null
  /** So new that two people look at what is paid out. */
  readonly recent: boolean
  /** The person asked about made one of them. */
  readonly own: boolean
}

export async function selectBankChange(
  tx: AppTx,
  asked: {
    readonly member: MemberId
    readonly person: MemberId
    readonly hours: number
    readonly days: number
  },
): Promise<BankChange> {
  const { member, person, hours, days } = asked
  const [row] = await tx.sql<BankChange[]>`
    select at, by_id as "byId", recent, own
    from bank_change_state(${member}, ${person}, ${hours}, ${days})`
  return row ?? { at: null, byId: null, recent: false, own: false }
}

export interface Alone {
  readonly byOperator: Won
  readonly byReceiver: Readonly<Record<string, Won>>
}

/** What was decided by one person today. Locks both sides until the transaction ends. */
export async function lockAlone(
  tx: AppTx,
  operator: MemberId,
  receivers: readonly MemberId[],
): Promise<Alone> {
  const [row] = await tx.sql<Alone[]>`
    select by_operator as "byOperator", by_receiver as "byReceiver"
    from decided_alone(${operator}, ${[...receivers]}::bigint[])`
  return row ?? { byOperator: 0 as Won, byReceiver: {} }
}
