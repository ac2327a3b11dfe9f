import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { AppTx } from '../http/tell'

export interface Approver {
  /** When they may approve, and ask for what takes two, again; null: now. */
  readonly until: Date | null
  /** When they may pay out of a partner's balance again; null: now. */
  readonly paysFrom: Date | null
  /** One of the two can act as the other, or somebody else lately could as both. */
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
    select until, pays_from as "paysFrom", related
    from approver_state(${approver}, ${other}, ${hours}, ${days})`
  return row ?? { until: null, paysFrom: null, related: false }
}

export async function insertLift(tx: AppTx, person: MemberId): Promise<void> {
  await tx.sql`select approver_lifted(${person})`
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
  /** Of the house's money together with everyone they control, or who controls them. */
  readonly byOperator: Won
  /** Of the partner whose balance it is; none for the head office's money. */
  readonly byPayer: Won
  readonly byReceiver: Readonly<Record<string, Won>>
}

/** What was decided by one person lately. Locks all sides until the transaction ends. */
export async function lockAlone(
  tx: AppTx,
  operator: MemberId,
  {
    receivers,
    payer = null,
    hours,
    days,
  }: {
    readonly receivers: readonly MemberId[]
    readonly payer?: MemberId | null
    readonly hours: number
    readonly days: number
  },
): Promise<Alone> {
  const [row] = await tx.sql<Alone[]>`
    select by_operator as "byOperator", by_payer as "byPayer", by_receiver as "byReceiver"
    from decided_alone(${operator}, ${[...receivers]}::bigint[], ${payer}, ${hours},
                       ${days})`
  return row ?? { byOperator: 0 as Won, byPayer: 0 as Won, byReceiver: {} }
}
