import type { InquiryCategory } from '@camellia/contract/inquiry'
import type { MemberId } from '@camellia/kernel/ids'
import { newId } from '@camellia/ledger/identity'
import type { AppTx } from '../http/tell'

export interface PastInquiry {
  readonly id: string
  readonly member: MemberId
  readonly staff: MemberId
  readonly category: InquiryCategory
  readonly title: string
  readonly content: string
  readonly answer: string
  readonly rating: number | null
  readonly at: Date
  readonly answeredAt: Date
}

export async function insertPastInquiries(
  tx: AppTx,
  inquiries: readonly PastInquiry[],
): Promise<void> {
  if (inquiries.length === 0) return
  await tx.sql`
    with i as (
      select * from jsonb_to_recordset(${tx.sql.json(inquiries as never)}) as i(
        id uuid, member bigint, staff bigint, category text, title text, content text, answer text,
        rating smallint, at timestamptz, "answeredAt" timestamptz)
    ), asked as (
      insert into inquiry (id, member_id, channel, category, title, language, status, register_id,
                           created_at, last_at, answered_at, seen_at, rating)
      select id, member, 'INQUIRE', category, title, 'ko', 'FINISHED', staff, at, "answeredAt",
             "answeredAt", "answeredAt" + interval '9 minutes', rating from i
    )
    insert into inquiry_post (id, inquiry_id, author_id, side, content, created_at)
    select gen_random_uuid(), id, member, 'MEMBER', content, at from i
    union all
    select gen_random_uuid(), id, staff, 'STAFF', answer, "answeredAt" from i`
}

export interface PastChat {
  readonly id: string
  readonly member: MemberId
  readonly staff: MemberId
  readonly at: Date
  readonly posts: readonly {
    readonly id: string
    readonly content: string
    readonly byMember: boolean
    readonly at: Date
  }[]
}

/** Conversations that are over. */
export async function insertPastChats(tx: AppTx, chats: readonly PastChat[]): Promise<void> {
  if (chats.length === 0) return
  const posts = chats.flatMap((chat) =>
    chat.posts.map((post) => ({
      ...post,
      chat: chat.id,
      author: post.byMember ? chat.member : chat.staff,
    })),
  )
  const rows = chats.map(({ posts: said, ...chat }) => {
    const last = said.at(-1)
    return { ...chat, last: last?.id, until: last?.at }
  })
  await tx.sql`
    insert into chat (id, member_id, status, assigned_id, language, member_seen, staff_seen,
                      last_at, created_at, closed_at)
    select id, member, 'CLOSED', staff, 'ko', last, last, until, at, until + interval '2 minutes'
    from jsonb_to_recordset(${tx.sql.json(rows as never)}) as c(
      id uuid, member bigint, staff bigint, last uuid, until timestamptz, at timestamptz)`
  await tx.sql`
    insert into chat_post (id, chat_id, author_id, side, content, created_at)
    select id, chat, author, case when "byMember" then 'MEMBER' else 'STAFF' end, content, at
    from jsonb_to_recordset(${tx.sql.json(posts as never)}) as p(
      id uuid, chat uuid, author bigint, "byMember" boolean, content text, at timestamptz)
    order by at`
}

/** To every player there was; most have read it, and of those one may look in as everyone has. */
export async function insertPastBroadcast(
  tx: AppTx,
  broadcast: {
    readonly root: MemberId
    readonly title: string
    readonly content: string
    readonly at: Date
  },
): Promise<void> {
  const { root, title, content, at } = broadcast
  const id = newId<string>()
  const sent = at.toISOString()
  await tx.sql`
    with receiver as (
      select id, id % 100 < 64 or code ~ '^((bom|yeo|gaeul|gyeo)1\\d{3}|player1)$' as read from member
      where kind = 'MEMBER' and status = 0 and created_at < ${sent}
        and code !~ '^player([2-9]|\\d\\d)$'
    ), written as (
      insert into broadcast (id, scope_id, sender_id, sender_name, title, content, target, total,
                          sent, created_at, finished_at)
      select ${id}, ${root}, ${root}, '카멜리아 본사', ${title}, ${content}, '{"kind": "ALL"}',
             count(*), count(*), ${sent}::timestamptz, ${sent}::timestamptz from receiver
    )
    insert into message (id, broadcast_id, sender_id, receiver_id, created_at, read_at)
    select uuid_of_now(), ${id}, ${root}, id, ${sent}::timestamptz,
           case when read then ${sent}::timestamptz + (id % 2880) * interval '1 minute' end
    from receiver`
}

/** Conversations in which the member has the last word, for the queue of today. */
export async function insertWaitingChats(
  tx: AppTx,
  chats: readonly (readonly string[])[],
  members: readonly MemberId[],
): Promise<void> {
  for (const [place, lines] of chats.entries()) {
    const member = members[place]
    if (!member) return
    const id = newId<string>()
    const minutes = 3 + place * 6
    await tx.sql`
      insert into chat (id, member_id, language, created_at, last_at)
      select ${id}, ${member}, 'ko', at, at
      from (select now() - make_interval(mins => ${minutes}) as at) as past`
    for (const [line, content] of lines.entries()) {
      await tx.sql`
        insert into chat_post (id, chat_id, author_id, side, content, created_at)
        values (${newId()}, ${id}, ${member}, 'MEMBER', ${content},
                now() - make_interval(mins => ${minutes}, secs => ${-line * 20}))`
    }
  }
}
