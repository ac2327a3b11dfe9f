import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'
import { AGENTS } from './demo.agents'

/** Some came because a friend asked them to; a friend is beside them in the same store. */
export async function saveFriends(tx: AppTx): Promise<void> {
  await tx.sql`
    update member m set invited_by = f.id
    from member f
    where m.kind = 'MEMBER' and f.kind = 'MEMBER' and f.parent_id = m.parent_id
      and f.id < m.id and f.status = 0 and m.id % 5 = 0
      and f.id = (select min(x.id) from member x
                  where x.parent_id = m.parent_id and x.kind = 'MEMBER' and x.status = 0)`
}

/** A month of logins: most succeed, some mistype, two people share a device. */
export async function insertLogins(tx: AppTx): Promise<void> {
  await tx.sql`
    insert into login (id, at, code, member_id, site, address, agent, device, outcome)
    select gen_random_uuid(), now() - day * interval '1 day' - ((m.id * 37 + day * 11) % 1380) * interval '1 minute',
           m.code, m.id, case when m.kind = 'MEMBER' then 'PLAYER' else 'OFFICE' end,
           coalesce(m.address, ('203.0.113.' || (1 + m.id % 200))::inet),
           (${tx.sql.array([...AGENTS], 1009)}::text[])[1 + (m.id % 4)::int],
           md5('device' || case when m.id % 23 = 0 then m.id - 1 else m.id end),
           case when (m.id + day) % 9 = 0 then 'INVALID_PASSWORD' else 'SUCCESS' end
    from member m, generate_series(0, 27) day
    where m.status = 0 and (m.id * 7 + day * 5) % 11 < 3`
  await tx.sql`
    insert into presence (member_id, seen_at)
    select member_id, max(at) from login where outcome = 'SUCCESS' group by member_id`
}

const MEMOS = [
  '출금 문의가 잦음. 계좌 확인 후 응대.',
  '친구 추천 이벤트 안내함.',
  '야간에만 접속. 통화는 저녁 7시 이후.',
  '본인 확인 완료.',
]

export async function insertMemos(tx: AppTx, author: MemberId): Promise<void> {
  await tx.sql`
    insert into memo (id, member_id, author_id, text, created_at)
    select gen_random_uuid(), m.id, ${author},
           (${tx.sql.array(MEMOS, 1009)}::text[])[1 + (m.id % 4)::int],
           now() - (m.id % 25) * interval '1 day'
    from member m where m.kind = 'MEMBER' and m.status = 0 and (m.id % 6 = 0 or m.code = 'player1')`
}

/** Two who forgot their password and wait for staff. */
export async function insertPasswordRequests(tx: AppTx): Promise<void> {
  await tx.sql`
    insert into password_request (id, member_id, status, address, created_at)
    select gen_random_uuid(), id, 'PENDING', address, now() - (id % 40) * interval '1 minute'
    from member where kind = 'MEMBER' and status = 0 and code not like 'player%'
    order by id desc limit 2`
}

/** Decisions of the past as the audit log would have them, in the order they were made. */
export async function insertPastTrail(tx: AppTx): Promise<void> {
  await tx.sql`
    with decision (at, actor_id, address, action, member_id, after, reason) as (
      select decided_at, decided_by, '192.0.2.10'::inet,
             case when status = 3 then 'member.refuse' else 'member.approve' end, id, null::jsonb,
             coalesce(reason, '')
      from member where decided_by is not null
      union all
      select decided_at, decided_by, '192.0.2.11'::inet,
             lower(type) || case status when 'FINISHED' then '.approve' else '.reject' end,
             member_id, jsonb_build_object('type', type, 'amount', amount, 'final', true),
             coalesce(reason, '')
      from transaction
      where type in ('DEPOSIT', 'WITHDRAW') and status in ('FINISHED', 'REJECTED')
        and decided_by is not null and decided_by <> member_id)
    insert into trail (id, at, actor_id, address, action, member_id, after, reason)
    select gen_random_uuid(), d.* from decision d
    where not exists (select 1 from trail t
      where t.member_id = d.member_id and t.action = d.action and t.at = d.at)
    order by d.at`
}

export async function insertIpRule(tx: AppTx, by: MemberId): Promise<void> {
  await tx.sql`
    insert into ip_rule (id, network, site, verdict, note, created_by)
    values (gen_random_uuid(), '198.18.0.0/15', 'PLAYER', 'BLOCK', '자동 가입 시도', ${by})`
}

const TAGS = [
  ['단골', 'GREEN', 9],
  ['본인 확인', 'BLUE', 6],
  ['연락 필요', 'AMBER', 31],
  ['주의', 'RED', 43],
] as const

/** Words the head office put on its members; one of every so many has each. */
export async function insertTags(tx: AppTx, root: MemberId): Promise<void> {
  for (const [name, colour, every] of TAGS) {
    await tx.sql`
      with made as (
        insert into tag (scope_id, name, colour) values (${root}, ${name}, ${colour}) returning id)
      insert into member_tag (member_id, tag_id)
      select m.id, made.id from member m, made
      where m.kind = 'MEMBER' and m.status = 0 and m.id % ${every} = 0`
  }
}
