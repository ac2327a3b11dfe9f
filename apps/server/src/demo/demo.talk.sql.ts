import type { MemberId } from '@camellia/kernel/ids'
import { newId } from '@camellia/ledger/identity'
import { saveFaq } from '../faq/faq.sql'
import type { AppTx } from '../http/tell'
import { saveMacro } from '../inquiry/macro.sql'
import { insertMessages } from '../message/broadcast.sql'
import { saveSetting } from '../setting/setting.sql'
import { DEMO_FAQS } from './demo.faq'
import { DEMO_INQUIRIES, DEMO_MACROS, type DemoInquiry } from './demo.inquiries'
import { DEMO_NOTICES, WELCOME_MESSAGE } from './demo.talk'

const ASKED_DAYS_AGO = [4, 17, 33] as const
/** Nobody has looked at what was asked since. */
const OPEN_MINUTES = 390

interface Clerks {
  readonly root: MemberId
  readonly staff: MemberId
}

/** Notices, a first broadcast, questions asked often, ready-made answers, and a queue to work on. */
export async function insertTalk(tx: AppTx, { root, staff }: Clerks): Promise<void> {
  for (const notice of DEMO_NOTICES) await insertNotice(tx, root, notice)
  await insertWelcome(tx, root)
  for (const { category, texts } of DEMO_FAQS) {
    const entries = Object.entries(texts)
    const questions = Object.fromEntries(entries.map(([language, [text]]) => [language, text]))
    const answers = Object.fromEntries(
      entries.map(([language, [, text]]) => [language, `<p>${text}</p>`]),
    )
    await saveFaq(tx, { id: newId(), category, questions, answers, shown: true })
  }
  const macros = DEMO_MACROS.map((macro) => ({ ...macro, id: newId<string>() }))
  for (const macro of macros) await saveMacro(tx, { owner: root, by: null }, macro)
  const [fast] = macros
  if (fast) await saveSetting(tx, { key: 'inquiry.fastDeposit', value: fast.id, by: root })
  const askers = await tx.sql<{ id: MemberId }[]>`
    select id from member where kind = 'MEMBER' and status = 0 and code not like 'player%'
    order by id limit 40`
  for (const [place, { id }] of askers.entries()) {
    const inquiry = DEMO_INQUIRIES[place % DEMO_INQUIRIES.length]
    if (inquiry) await insertInquiry(tx, { inquiry, member: id, staff, minutesAgo: 9 + place * 23 })
  }
  await insertOldInquiries(tx, staff)
}

/** What the first of those people log in as has asked over the weeks. */
async function insertOldInquiries(tx: AppTx, staff: MemberId): Promise<void> {
  const [regular] = await tx.sql<{ id: MemberId }[]>`select id from member where code = 'player1'`
  for (const [place, days] of ASKED_DAYS_AGO.entries()) {
    const inquiry = DEMO_INQUIRIES[place * 3]
    if (!regular || !inquiry) continue
    const minutesAgo = days * 1_440 + place * 97
    await insertInquiry(tx, { inquiry, member: regular.id, staff, minutesAgo })
  }
}

async function insertNotice(
  tx: AppTx,
  root: MemberId,
  notice: (typeof DEMO_NOTICES)[number],
): Promise<void> {
  const { title, content, category, popup, partner, pinned, daysAgo } = notice
  await tx.sql`
    insert into notice (id, owner_id, written_by, title, content, category, popup, partner, pinned,
                        starts_at, created_at)
    select ${newId()}, ${root}, ${root}, ${tx.sql.json(title)}, ${tx.sql.json(content)},
           ${category}, ${popup}, ${partner}, ${pinned}, at, at
    from (select now() - make_interval(days => ${daysAgo}) as at) as past`
}

async function insertWelcome(tx: AppTx, root: MemberId): Promise<void> {
  const receivers = await tx.sql<{ id: MemberId }[]>`
    select id from member where code like 'player%' order by id`
  const { title, content } = WELCOME_MESSAGE
  const broadcast = newId<string>()
  await tx.sql`
    insert into broadcast (id, scope_id, sender_id, sender_name, title, content, total, sent,
                        finished_at)
    values (${broadcast}, ${root}, ${root}, '카멜리아 본사', ${title}, ${content},
            ${receivers.length}, ${receivers.length}, now())`
  const ids = receivers.map(({ id }) => id)
  await insertMessages(tx, { id: broadcast, senderId: root }, ids)
}

/** Those of the last hours wait, all before them are finished. */
async function insertInquiry(
  tx: AppTx,
  demo: {
    readonly inquiry: DemoInquiry
    readonly member: MemberId
    readonly staff: MemberId
    readonly minutesAgo: number
  },
): Promise<void> {
  const { inquiry, member, staff, minutesAgo } = demo
  const { category, title, content, answer } = inquiry
  const done = minutesAgo > OPEN_MINUTES
  const id = newId<string>()
  const past = tx.sql`now() - make_interval(mins => ${minutesAgo})`
  const later = tx.sql`${past} + interval '14 minutes'`
  await tx.sql`
    insert into inquiry (id, member_id, channel, category, title, language, status, register_id,
                         created_at, last_at, answered_at, seen_at, rating)
    values (${id}, ${member}, 'INQUIRE', ${category}, ${title}, 'ko',
            ${done ? 'FINISHED' : 'PENDING'}, ${done ? staff : null}, ${past},
            ${done ? later : past}, ${done ? later : null}, ${later},
            ${done && minutesAgo % 2 === 0 ? 5 : null})`
  await tx.sql`
    insert into inquiry_post (id, inquiry_id, author_id, side, content, created_at)
    values (${newId()}, ${id}, ${member}, 'MEMBER', ${content}, ${past})`
  if (!done) return
  await tx.sql`
    insert into inquiry_post (id, inquiry_id, author_id, side, content, created_at)
    values (${newId()}, ${id}, ${staff}, 'STAFF', ${answer}, ${later})`
}
