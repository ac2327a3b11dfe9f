import type { LINKS } from '@camellia/contract/login'
import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'

export interface LinkRow {
  readonly id: MemberId
  readonly code: string
  readonly name: string
  readonly kind: 'PARTNER' | 'USER' | 'MEMBER'
  readonly by: (typeof LINKS)[number]
  readonly what: string
  readonly lastAt: Date | null
  readonly times: number
}

/** Half a year back, and no more of one member's addresses and devices than a person has. */
const DAYS = 180
const MOST = 50

/** Row security keeps it to one's own tree: who is outside is neither named nor counted. */
export async function selectLinked(
  tx: AppTx,
  { member, most }: { readonly member: MemberId; readonly most: number },
): Promise<LinkRow[]> {
  return tx.sql<LinkRow[]>`
    with mine as materialized (
      select address, device from login
      where member_id = ${member} and outcome = 'SUCCESS'
        and at > now() - make_interval(days => ${DAYS})
      order by at desc limit 2000
    ),
    places as materialized (
      select distinct address from mine where address is not null limit ${MOST}
    ),
    machines as materialized (select distinct device from mine where device <> '' limit ${MOST}),
    self as materialized (
      select phone_print, account_print from member where id = ${member}
    ),
    links as (
      select member_id, 'ADDRESS' as by, host(l.address) as what, max(at) as last_at,
             count(*) as times
      from places p join login l on l.address = p.address
      where l.outcome = 'SUCCESS' and l.at > now() - make_interval(days => ${DAYS})
      group by member_id, l.address
      union all
      select member_id, 'DEVICE', right(l.device, 6), max(at), count(*)
      from machines d join login l on l.device = d.device
      where l.device <> '' and l.outcome = 'SUCCESS'
      group by member_id, l.device
      union all
      select m.id, 'PHONE', '', null, 1 from member m join self s on m.phone_print = s.phone_print
      union all
      select m.id, 'ACCOUNT', '', null, 1
      from member m join self s on m.account_print = s.account_print
    )
    select m.id, m.code, m.name, m.kind, k.by, k.what, k.last_at as "lastAt", k.times
    from links k join member m on m.id = k.member_id
    where m.id <> ${member} and m.path @> array[app_scope()]
    order by array_position(array['ACCOUNT', 'PHONE', 'DEVICE', 'ADDRESS'], k.by), k.last_at desc
    limit ${most}`
}
