import type { Seal } from '@camellia/db/sealed'
import type { BookTables } from '@camellia/engines/slot/book'
import type { AppDb } from '../http/tell'
import { countMembers } from '../member/member.sql'
import { hashPassword } from '../member/password'
import { insertBaseRoles } from '../role/role.sql'
import { DEMO_SIZE, type DemoSize, demoStart } from './demo.calendar.rules'
import { WAITING_CHATS } from './demo.chats'
import { fillHistory, liveAhead, newProgress } from './demo.history'
import { liveALittle } from './demo.life'
import { askForDeposits, askForHandovers, askForWithdrawals } from './demo.money.sql'
import { type Everyone, type Ground, joinEveryone } from './demo.people'
import { DEMO_PASSWORD, DEMO_WITHDRAW_PASSWORD } from './demo.person.rules'
import { ensureMonths, saveProgress } from './demo.sql'
import { insertWaitingChats } from './demo.talk.past.sql'
import { insertTalk } from './demo.talk.sql'

/** From here on among the first people are those who wait in a chat. */
const CHATTING = 100

export interface Demo {
  /** Fills the past in, behind the running site. */
  readonly fillPast: () => Promise<void>
}

export interface DemoOptions {
  readonly seal: Seal
  readonly say: (line: string) => void
  readonly books: BookTables
  readonly past: boolean
  readonly size?: DemoSize
  /** The moment at which it is now. */
  readonly now?: number
}

/** A believable site on an empty database: the same on every machine but for the clock. */
export async function seedDemo(db: AppDb, options: DemoOptions): Promise<Demo> {
  const { seal, say, books, past, size = DEMO_SIZE, now = Date.now() } = options
  if ((await db.system(countMembers)) === 0) {
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    const withdrawHash = await hashPassword(DEMO_WITHDRAW_PASSWORD)
    await db.system(async (tx) => {
      const start = demoStart(now, size)
      await ensureMonths(tx, new Date(start))
      const roles = await insertBaseRoles(tx)
      await settle({ tx, roles, passwordHash, withdrawHash, seal, start, now, size, past }, books)
    })
    say('demo tree, staff and players are there')
  }
  return {
    fillPast: async () => {
      if (past) await fillHistory(db, { seal, say, books, size })
    },
  }
}

/** Everyone who is there from the first moment, and the work that waits today. */
async function settle(ground: Ground, books: BookTables): Promise<void> {
  const { tx, seal, past } = ground
  const everyone = await joinEveryone(ground)
  const { root, staff } = everyone
  await insertTalk(tx, { root, staff })
  await liveALittle(tx, { root, staff, seal })
  await insertWaitingChats(tx, WAITING_CHATS, [...everyone.ids.values()].slice(CHATTING))
  const ahead = past
    ? await beginPast(ground, everyone, books)
    : [...everyone.ids.values()].slice(20)
  await askForDeposits(tx)
  await askForWithdrawals(tx, ahead)
  await askForHandovers(tx, staff)
}

/** Those who want their money today have played for it before anybody looks. */
async function beginPast(ground: Ground, everyone: Everyone, books: BookTables) {
  const progress = newProgress(ground)
  await saveProgress(ground.tx, progress)
  return liveAhead(ground.tx, everyone, { progress, books })
}
