import type { TransactionType } from '@camellia/contract/transaction'
import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { AppTx } from '../http/tell'
import type { Ancestor } from '../tree/tree.sql'

export interface Purse {
  readonly bank: string | null
  readonly depositor: string | null
  readonly accountSealed: Buffer | null
  readonly hasPassword: boolean
  readonly cash: Won
  readonly hold: Won
  readonly createdAt: Date
  /** 0 NORMAL, 1 NEW, 2 BLOCKED, 3 DELETED. */
  readonly status: number
}

/** Where a member's money is, and where it may go. */
export async function selectPurse(tx: AppTx, id: MemberId): Promise<Purse> {
  const [row] = await tx.sql<Purse[]>`
    select m.bank, m.depositor, m.account_sealed as "accountSealed",
           m.withdraw_password_hash is not null as "hasPassword", w.cash, w.hold,
           m.created_at as "createdAt", m.status
    from member m join wallet w on w.member_id = m.id where m.id = ${id}`
  return row as Purse
}

export interface Named extends Ancestor {
  readonly parentId: MemberId | null
}

/** Whoever of these the reader may see, and their parents. */
export async function selectNames(
  tx: AppTx,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, Named>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.sql<Named[]>`
    with wanted as (select id, parent_id from member where id in ${tx.sql(ids)})
    select m.id, m.code, m.name, m.parent_id as "parentId" from member m
    where m.id in (select id from wanted union select parent_id from wanted)
      and m.path @> array[app_scope()]`
  return new Map(rows.map((row) => [row.id, row]))
}

export interface Month {
  readonly deposits: Won
  readonly withdrawals: Won
  readonly stake: Won
  readonly win: Won
}

export async function selectMonth(tx: AppTx, id: MemberId): Promise<Month> {
  const [row] = await tx.sql<Month[]>`
    select coalesce((select sum(amount) from transaction where member_id = ${id}
                     and type in ('DEPOSIT', 'COIN_DEPOSIT') and status = 'FINISHED'
                     and decided_at > now() - interval '30 days'), 0)::bigint as deposits,
           coalesce((select sum(amount) from transaction where member_id = ${id}
                     and type = 'WITHDRAW' and status = 'FINISHED'
                     and decided_at > now() - interval '30 days'), 0)::bigint as withdrawals,
           coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(win), 0)::bigint as win
    from rollup_day where member_id = ${id} and day > business_day(now()) - 30`
  return row as Month
}

export interface Linked {
  readonly total: number
  readonly people: readonly Ancestor[]
}

/** As many as a panel names. */
const LINKED_SHOWN = 10

/** Others whom the reader may see, who came from the same address or device in the last 30 days. */
export async function selectLinked(tx: AppTx, id: MemberId): Promise<Linked> {
  const rows = await tx.sql<(Ancestor & { total: number })[]>`
    with own as (
      select distinct address, device from login
      where member_id = ${id} and at > now() - interval '30 days'
    ), linked as (
      select distinct l.member_id from login l join own
        on l.address = own.address or (l.device = own.device and own.device <> '')
      where l.member_id <> ${id} and l.at > now() - interval '30 days'
    )
    select m.id, m.code, m.name, count(*) over () as total
    from linked join member m on m.id = linked.member_id and m.path @> array[app_scope()]
    order by m.code limit ${LINKED_SHOWN}`
  const people = rows.map(({ id: who, code, name }) => ({ id: who, code, name }))
  return { total: rows[0]?.total ?? 0, people }
}

export interface OpenRequest {
  readonly id: string
  readonly type: TransactionType
  readonly amount: Won
  readonly createdAt: Date
}

/** What else of this member waits, of every kind. */
export async function selectOpenOthers(
  tx: AppTx,
  member: MemberId,
  but: string,
): Promise<readonly OpenRequest[]> {
  return tx.sql<OpenRequest[]>`
    select id, type, amount, created_at as "createdAt" from transaction
    where member_id = ${member} and status = 'PENDING' and id <> ${but}
    order by created_at, id limit 20`
}
