import type { Entry } from '@camellia/contract/money-view'
import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { AppTx } from '../http/tell'

export type MemberAccount = Entry['account']

export interface EntryFilter {
  readonly member: MemberId
  readonly accounts: readonly MemberAccount[]
  readonly before: Partial<Record<MemberAccount, number | undefined>>
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly size: number
}

export interface EntryRow {
  readonly account: MemberAccount
  readonly seq: number
  readonly at: string
  readonly kind: string
  readonly change: Won
  readonly before: Won
  readonly after: Won
  readonly other: string
  readonly otherId: MemberId | null
  readonly otherCode: string | null
  readonly cause: string
  readonly game: string | null
}

/**
 * Every chain is walked from its end, so that any page costs the same; the chains are then laid
 * together by time. Whoever stands at the other end outside the reader's tree stays unnamed.
 */
export async function selectEntries(tx: AppTx, filter: EntryFilter): Promise<readonly EntryRow[]> {
  const { accounts, size } = filter
  const sides = accounts.flatMap((account) => [
    side(tx, filter, { account, mine: 'to' }),
    side(tx, filter, { account, mine: 'from' }),
  ])
  const all = sides.reduce((sum, one) => tx.sql`${sum} union all ${one}`)
  return tx.sql<EntryRow[]>`
    with entry as (
      select * from (${all}) e order by e.at desc, e.account, e.seq desc limit ${size + 1}
    )
    select e.account, e.seq,
           to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
           e.kind, e.change, e.before, e.before + e.change as after, e.other,
           m.id as "otherId", m.code as "otherCode", e.cause, r.game
    from entry e
      left join member m on m.id = e.other_owner and m.id <> ${filter.member}
      left join round r on r.id = e.cause and r.at = e.at
    order by e.at desc, e.account, e.seq desc`
}

function side(
  tx: AppTx,
  filter: EntryFilter,
  { account, mine }: { readonly account: MemberAccount; readonly mine: 'to' | 'from' },
) {
  const { member, from, until, size } = filter
  const before = filter.before[account]
  const other = mine === 'to' ? 'from' : 'to'
  const column = (side: string, name: string) => tx.sql(`${side}_${name}`)
  const sign = mine === 'to' ? 1 : -1
  return tx.sql`
    (select at, kind, cause, ${account}::text as account, ${column(mine, 'seq')} as seq,
            amount * ${sign}::bigint as change, ${column(mine, 'before')} as before,
            ${column(other, 'account')} as other, ${column(other, 'owner')} as other_owner
     from transfer
     where ${column(mine, 'owner')} = ${member} and ${column(mine, 'account')} = ${account}
       ${before === undefined ? tx.sql`` : tx.sql`and ${column(mine, 'seq')} < ${before}`}
       ${from ? tx.sql`and at >= ${from}::timestamptz` : tx.sql``}
       ${until ? tx.sql`and at < ${until}::timestamptz` : tx.sql``}
     order by ${column(mine, 'seq')} desc limit ${size + 1})`
}

export type Balances = Readonly<Record<MemberAccount, Won>>

export async function selectBalances(tx: AppTx, member: MemberId): Promise<Balances | undefined> {
  const [row] = await tx.sql<Balances[]>`
    select cash as "CASH", point as "POINT", hold as "HOLD", promo as "PROMO"
    from wallet where member_id = ${member}`
  return row
}

export interface PlaceRow {
  readonly account: string
  readonly holders: number | null
  readonly balance: Won
  readonly today: Won
}

/** Accounts with a row from their rows, the others from every transfer there ever was. */
export async function selectPlaces(tx: AppTx): Promise<readonly PlaceRow[]> {
  return tx.sql<PlaceRow[]>`select account, holders, balance, today from money_places()`
}

export interface LastAudit {
  readonly at: Date
  readonly breaks: number
  readonly text: string
}

export async function selectLastAudit(tx: AppTx): Promise<LastAudit | undefined> {
  const [row] = await tx.sql<LastAudit[]>`
    select finished_at as at, coalesce((found ->> 'breaks')::int, 0) as breaks, detail as text
    from job_run
    where job = 'ledger-audit' and outcome = 'DONE' order by day desc limit 1`
  return row
}
