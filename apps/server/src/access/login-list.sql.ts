import type { LoginOutcome } from '@camellia/contract/login'
import type { MemberId } from '@camellia/kernel/ids'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'

export interface LoginFilter {
  readonly before?: string | undefined
  readonly size: number
  readonly member?: MemberId | undefined
  readonly code?: string | undefined
  readonly address?: string | undefined
  readonly outcome?: string | undefined
  readonly site?: string | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

export interface LoginRow {
  readonly id: string
  readonly at: Date
  readonly code: string
  readonly memberId: MemberId | null
  readonly memberCode: string | null
  readonly memberName: string | null
  readonly site: 'PLAYER' | 'OFFICE'
  readonly address: string | null
  readonly agent: string
  readonly outcome: LoginOutcome
}

/** Up to so many people it is quicker to look each of them up than to walk through all tries. */
const FEW = 1_000

/** Row security shows only tries of one's own tree. */
export async function selectLogins(
  tx: AppTx,
  caller: Pick<Caller, 'id' | 'scopeId'>,
  filter: LoginFilter,
): Promise<LoginRow[]> {
  const narrow = filter.member || filter.code || filter.address
  const few = narrow ? undefined : await fewBelow(tx, caller.scopeId)
  const one = few?.length === 0 ? tx.sql`and false` : tx.sql``
  return tx.sql<LoginRow[]>`
    select l.id, l.at, l.code, l.member_id as "memberId", m.code as "memberCode",
           m.name as "memberName", l.site, host(l.address) as address, l.agent, l.outcome
    from login l left join member m on m.id = l.member_id
    where ${matching(tx, filter)} ${one}
      ${few?.length ? tx.sql`and l.member_id in ${tx.sql(few)}` : tx.sql``}
      and (l.member_id is null or l.member_id <> ${caller.scopeId} or l.member_id = ${caller.id})
    order by l.at desc, l.id desc limit ${filter.size + 1}`
}

async function fewBelow(tx: AppTx, scope: MemberId): Promise<MemberId[] | undefined> {
  const rows = await tx.sql<{ id: MemberId; root: boolean }[]>`
    select id, parent_id is null as root from member
    where path @> array[${scope}::bigint] limit ${FEW + 1}`
  // The head office sees tries of nobody too, so that looking people up would not be enough.
  if (rows.length > FEW || rows.some(({ root }) => root)) return undefined
  return rows.map(({ id }) => id)
}

function matching(tx: AppTx, filter: LoginFilter) {
  const { before, member, code, address, outcome, site, from, until } = filter
  return tx.sql`true
    ${before ? tx.sql`and (l.at, l.id) < ${placeOf(tx, before)}` : tx.sql``}
    ${member ? tx.sql`and l.member_id = ${member}` : tx.sql``}
    ${code ? tx.sql`and lower(l.code) = lower(${code})` : tx.sql``}
    ${address ? tx.sql`and l.address <<= ${address}::inet` : tx.sql``}
    ${outcome ? tx.sql`and l.outcome = ${outcome}` : tx.sql``}
    ${site ? tx.sql`and l.site = ${site}` : tx.sql``}
    ${from ? tx.sql`and l.at >= ${from}` : tx.sql``}
    ${until ? tx.sql`and l.at < ${until}` : tx.sql``}`
}

/** Where the page above ended; nowhere, when whoever asks may not see that try. */
function placeOf(tx: AppTx, before: string) {
  return tx.sql`(select c.at, c.id from login c where c.id = ${before})`
}

export interface SessionRow {
  readonly id: string
  readonly site: 'PLAYER' | 'OFFICE'
  readonly address: string | null
  readonly agent: string
  readonly createdAt: Date
}

/** Open ones of the member; whoever only looks through their eyes is not among them. */
export async function selectSessions(tx: AppTx, member: MemberId): Promise<SessionRow[]> {
  return tx.sql<SessionRow[]>`
    select id, site, host(address) as address, agent, created_at as "createdAt" from session
    where member_id = ${member} and ended_at is null and expires_at > now()
      and viewed_by is null
    order by created_at desc limit 50`
}

export interface DeviceRow {
  readonly device: string
  readonly agent: string
  readonly firstAt: Date
  readonly lastAt: Date
  readonly logins: number
  readonly addresses: readonly string[]
}

/** Of successful logins; a browser without a number of its own is told apart by its name. */
export async function selectDevices(tx: AppTx, member: MemberId): Promise<DeviceRow[]> {
  return tx.sql<DeviceRow[]>`
    select device, (array_agg(agent order by at desc))[1] as agent, min(at) as "firstAt",
           max(at) as "lastAt", count(*) as logins,
           (array_agg(distinct host(address)))[1:5] as addresses
    from (select * from login where member_id = ${member} and outcome = 'SUCCESS'
          order by at desc limit 1000) l
    where address is not null
    group by device, case when device = '' then agent else '' end
    order by max(at) desc limit 20`
}
