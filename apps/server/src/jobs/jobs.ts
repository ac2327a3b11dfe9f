import { auditBooks } from '../audit/audit.service'
import { removeLoose } from '../file/file.sql'
import { expireGift } from '../gift/gift.service'
import { GIFT_EXPIRY, selectExpired } from '../gift/gift.sql'
import { alarmText, raiseAlarms } from '../rtp/monitor.service'
import { saveGameDays } from '../rtp/rtp.sql'
import { eachItem } from '../schedule/each-item'
import type { Job } from '../schedule/job'
import type { HeadBook } from '../trail/head-book'
import { verifyTrail } from '../trail/trail.service'
import { ensureMonths } from './partitions.sql'
import { tidySessions } from './tidy-sessions.sql'

/** Partitions of the months ahead, long before the first bet of a month needs them. */
const partitions: Job = {
  name: 'partitions',
  when: { every: 'DAY', at: '00:10' },
  async run({ system }, day, tell) {
    const months = await system((tx) => ensureMonths(tx, day))
    await tell('MONTHS', months.length)
    return { found: { months: months.join(', ') } }
  },
}

/** Proves the books every night, and that every won of them was asked for. */
function ledgerAudit(mode: 'play' | 'real'): Job {
  return {
    name: 'ledger-audit',
    when: { every: 'DAY', at: '04:00' },
    async run({ system }, _, tell) {
      await tell('BOOKS')
      const { accounts, entries, breaks, rounds } = await system(auditBooks(mode))
      await tell('ACCOUNTS', accounts)
      await tell('ENTRIES', entries)
      await tell('ROUNDS', rounds)
      await tell('BREAKS', breaks.length)
      return { found: { breaks: breaks.length, rounds }, wrong: breaks.join('; ') }
    },
  }
}

const tidy: Job = {
  name: 'tidy-sessions',
  when: { every: 'DAY', at: '05:00' },
  async run({ system }, _, tell) {
    const gone = await system(tidySessions)
    await tell('SESSIONS', gone.sessions)
    const files = await system(removeLoose)
    await tell('FILES', files)
    return { found: { ...gone, files } }
  },
}

/** Proves every night that nothing staff did was rewritten. */
function trailCheck(book: HeadBook): Job {
  return {
    name: 'trail-check',
    when: { every: 'DAY', at: '04:30' },
    async run({ system }, _, tell) {
      await tell('CHAIN')
      const { links, broken, why } = await system((tx) => verifyTrail(tx, book))
      await tell('LINKS', links)
      const found = { entries: links }
      return broken === null ? { found } : { found, wrong: `broken at ${broken}: ${why}` }
    },
  }
}

/**
 * What the games paid back, for the monitor; three days, so that a missed night is made up for.
 * Then whoever may change returns is told of a game that left what chance allows.
 */
const gameDays: Job = {
  name: 'game-days',
  when: { every: 'DAY', at: '00:20' },
  async run({ system }, day, tell) {
    const sums = await system((tx) => saveGameDays(tx, day, 3))
    await tell('GAME_DAYS', sums)
    const alarms = await system((tx) => raiseAlarms(tx, day))
    await tell('ALARMS', alarms.length)
    return { found: { sums, alarms: alarms.length }, wrong: alarms.map(alarmText).join('; ') }
  },
}

/** Gifts nobody took in time return to the line that set them aside, until none is left. */
const giftExpiry: Job = {
  name: GIFT_EXPIRY,
  when: { every: 'DAY', at: '05:10' },
  async run(db, _, tell) {
    let gifts = 0
    const wrong: string[] = []
    for (;;) {
      const items = await db.system(selectExpired)
      const { done, failed } = await eachItem(db, { work: GIFT_EXPIRY, items, run: expireGift })
      gifts += done.filter(Boolean).length
      await tell('GIFTS', gifts)
      wrong.push(...failed.map(({ item, reason }) => `${item}: ${reason}`))
      // What failed is left aside; where nothing else came of it, nothing more will.
      if (!done.some(Boolean)) return { found: { gifts }, wrong: wrong.join('; ') }
    }
  },
}

export interface JobParts {
  readonly book: HeadBook
  readonly config: { readonly mode: 'play' | 'real' }
}

/** Everything the product does by itself, at times of Seoul. */
export function jobsWith({ book, config }: JobParts): readonly Job[] {
  return [partitions, gameDays, ledgerAudit(config.mode), trailCheck(book), tidy, giftExpiry]
}
