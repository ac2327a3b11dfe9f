import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './demo.calendar.rules'
import { DEMO_BROADCASTS, DEMO_CHATS } from './demo.chats'
import { demoDraw } from './demo.draw'
import { DEMO_INQUIRIES } from './demo.inquiries'
import { idAt } from './demo.purse.rules'
import { selectIds } from './demo.sql'
import type { Planned } from './demo.step'
import {
  insertPastBroadcast,
  insertPastChats,
  insertPastInquiries,
  type PastChat,
  type PastInquiry,
} from './demo.talk.past.sql'

/** One of so many visits ends with a question, one of so many with a conversation. */
const ASKS = 60
const CHATS = 75

interface Talk {
  readonly planned: readonly Planned[]
  readonly start: number
  readonly end: number
  /** Of this window, after the start. */
  readonly from: number
  readonly until: number
  readonly root: MemberId
  readonly care: readonly MemberId[]
}

/** What was asked and answered while people played, and the broadcast of the week. */
export async function talkInPast(tx: AppTx, talk: Talk): Promise<void> {
  await sendBroadcast(tx, talk)
  const talking = talk.planned.flatMap((plan) => {
    const draw = demoDraw(`talk ${plan.visit.from}`, plan.person.n)
    const kind = draw(ASKS) === 0 ? 'INQUIRY' : draw(CHATS) === 0 ? 'CHAT' : undefined
    const at = talk.start + plan.visit.from + 3 * MINUTE_MS
    return kind && at + HOUR_MS < talk.end ? [{ kind, code: plan.person.code, at, draw }] : []
  })
  if (talking.length === 0) return
  const ids = await selectIds(
    tx,
    talking.map(({ code }) => code),
  )
  const inquiries: PastInquiry[] = []
  const chats: PastChat[] = []
  for (const { kind, code, at, draw } of talking) {
    const member = ids.get(code)
    const staff = talk.care[draw(talk.care.length)]
    if (!member || !staff) continue
    const id = idAt(at, draw)
    if (kind === 'INQUIRY') {
      const asked = DEMO_INQUIRIES[draw(DEMO_INQUIRIES.length)]
      if (!asked) continue
      const answeredAt = new Date(at + (6 + draw(50)) * MINUTE_MS)
      const rating = draw(3) === 0 ? null : 3 + draw(3)
      const said = { id, member, staff, rating, ...asked }
      inquiries.push({ ...said, at: new Date(at), answeredAt })
    } else {
      const lines = DEMO_CHATS[draw(DEMO_CHATS.length)] ?? []
      const posts = lines.map((content, place) => ({
        id: idAt(at + place * MINUTE_MS, draw),
        content,
        byMember: place % 2 === 0,
        at: new Date(at + place * 40_000 + draw(30_000)),
      }))
      chats.push({ id, member, staff, at: new Date(at), posts })
    }
  }
  await insertPastInquiries(tx, inquiries)
  await insertPastChats(tx, chats)
}

/** Mondays at ten in the morning. */
async function sendBroadcast(tx: AppTx, { start, from, until, root }: Talk): Promise<void> {
  const week = Math.floor(from / (7 * DAY_MS))
  const at = week * 7 * DAY_MS + 10 * HOUR_MS
  const [title, content] = DEMO_BROADCASTS[week % DEMO_BROADCASTS.length] ?? []
  if (at < from || at >= until || !title || !content) return
  await insertPastBroadcast(tx, { title, content, root, at: new Date(start + at) })
}
