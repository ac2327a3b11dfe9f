import type { Sql } from '@camellia/db/connect'
import type { Book } from './book'
import { complain } from './book'
import * as checks from './checks.sql'

/** Looks into the books behind the product's back and compares with what people were told. */
export interface Checker {
  /** Everything, while nobody asks anything. Returns how long it took. */
  readonly check: () => Promise<number>
  /** One snapshot while everyone works. */
  readonly peek: () => Promise<void>
}

export async function createChecker(sql: Sql, book: Book): Promise<Checker> {
  const started = await checks.nowOf(sql)
  const roundsBefore = await checks.countRounds(sql)
  const trailBefore = await checks.countTrail(sql)
  const movesBefore = await checks.countMoves(sql)
  const all = (violations: readonly string[]) => {
    for (const violation of violations) complain(book, violation)
  }
  let seen = started
  return {
    async check() {
      const begun = performance.now()
      await checks.countRows(sql)
      const now = await checks.nowOf(sql)
      all(await checks.auditBreaks(sql))
      all(await checks.requestBreaks(sql, started))
      all(await checks.promiseBreaks(sql, started))
      compareRounds(book, await checks.roundsSince(sql, seen))
      seen = now
      const rounds = (await checks.countRounds(sql)) - roundsBefore
      if (rounds !== book.rounds.size) {
        complain(book, `${book.rounds.size} rounds were acknowledged, ${rounds} are stored`)
      }
      compareOpen(book, await checks.openBets(sql))
      compareRequests(book, await checks.selectRequests(sql))
      await compareRefused(book, sql)
      compareCounts(book, book.deeds, [trailBefore, await checks.countTrail(sql)])
      compareCounts(book, book.moves, [movesBefore, await checks.countMoves(sql)])
      return performance.now() - begun
    },
    async peek() {
      const sum = await checks.sumOfAll(sql)
      if (sum !== 0) complain(book, `all accounts together held ${sum} while everyone worked`)
    },
  }
}

/** Stored = answered, in both directions. */
function compareRounds(book: Book, stored: readonly checks.StoredRound[]): void {
  for (const { id, member, stake, win, before } of stored) {
    const told = book.rounds.get(id)
    if (!told) complain(book, `round ${id} of member ${member} is stored, nobody was told of it`)
    else if (told.member !== member || told.stake !== stake || told.win !== win) {
      complain(book, `round ${id} is stored as ${stake}/${win}, told was ${told.stake}/${told.win}`)
    } else if (told.before !== before) {
      complain(book, `round ${id} began at ${before}, told was ${told.before}`)
    }
  }
}

/** Accepted bets are open or settled once, as the rules say; and no other is there. */
function compareOpen(book: Book, stored: readonly checks.StoredOpen[]): void {
  const times = new Map<string, number>()
  for (const { id, member, stake, win, due } of stored) {
    times.set(id, (times.get(id) ?? 0) + 1)
    const told = book.open.get(id)
    if (!told) complain(book, `bet ${id} of member ${member} is stored, nobody was told of it`)
    else if (told.member !== member || told.stake !== stake) {
      complain(book, `bet ${id} is stored with ${stake}, told was ${told.stake}`)
    }
    if (win !== due) complain(book, `bet ${id} of ${stake} paid ${win}, the rules say ${due}`)
  }
  for (const id of book.open.keys()) {
    const found = times.get(id) ?? 0
    if (found !== 1) complain(book, `bet ${id} was accepted and is there ${found} times`)
  }
}

function compareRequests(
  book: Book,
  stored: readonly { readonly id: string; readonly status: string; readonly amount: number }[],
): void {
  const known = new Map(stored.map((request) => [request.id, request]))
  for (const [id, { amount, fate }] of book.requests) {
    const found = known.get(id)
    if (!found) complain(book, `request ${id} of ${amount} was acknowledged and is gone`)
    else if (fate !== 'UNTOLD' && found.status !== fate) {
      complain(book, `request ${id} is ${found.status}, told was ${fate}`)
    } else if (found.amount !== amount) {
      complain(book, `request ${id} is of ${found.amount}, asked was ${amount}`)
    }
  }
}

async function compareRefused(book: Book, sql: Sql): Promise<void> {
  const done = await checks.selectKeys(sql)
  for (const name of book.refused) {
    if (done.has(name)) complain(book, `${name} was refused and is done`)
  }
}

type Counts = ReadonlyMap<string, number>

/** One is written for everything people were told is done, and none for what nobody did. */
function compareCounts(
  book: Book,
  told: Book['deeds'] | Book['moves'],
  [before, now]: readonly [Counts, Counts],
): void {
  for (const [name, { done, unsure }] of told) {
    const written = (now.get(name) ?? 0) - (before.get(name) ?? 0)
    if (written < done || written > done + unsure) {
      complain(book, `${name}: ${written} are written, ${done} were told (${unsure} unsure)`)
    }
  }
}
