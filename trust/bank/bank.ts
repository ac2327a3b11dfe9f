import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { bet } from '@camellia/contract/play'
import { connect, type Sql } from '@camellia/db/connect'
import { startEmbedded } from '@camellia/db/embedded'
import { type ProductOptions, type RunningProduct, startProduct } from '../product'
import { createAsk } from './ask'
import { type Book, complain, openBook } from './book'
import { createChecker } from './checker'
import { kindsSeen, selectPeople, selectVersion } from './checks.sql'
import { chooseFirstSeed } from './first-seed'
import { createHand, type Hand, type Person } from './hand'
import { type Listener, listen } from './listeners'
import { createNemesis } from './nemesis'
import type { World } from './operation'
import { OPERATION_WEIGHTS, operationAt } from './operations'

const PLAYERS = 48
const LISTENERS = 6
const STAFF = ['admin', 'staff1', 'staff2', 'money1', 'money2']

export interface BankOptions extends ProductOptions {
  readonly seconds: number
  /** Between two kills, on the average. */
  readonly killEveryMs: number
  /** Ends at the first violation: all that is wanted is to see whether there is one. */
  readonly untilViolation?: boolean
  readonly say: (line: string) => void
}

export interface BankRun {
  readonly book: Book
  readonly kills: { readonly server: number; readonly postgres: number }
  /** Of real work, without the time in which the books were looked at. */
  readonly seconds: number
  readonly kinds: readonly string[]
  readonly checks: number
  /** From the first operation to the first violation. */
  readonly foundAfterMs: number | undefined
}

/** Everyone does everything with money while the product is killed again and again. */
export async function runBank(options: BankOptions): Promise<BankRun> {
  const product = await startProduct(options)
  const book = openBook()
  const sql = await openBooksOf(product)
  try {
    const world = await gather(product, book, sql)
    const listeners = await Promise.all(
      world.players.slice(0, LISTENERS).map((hand) => listen(product, hand, book)),
    )
    const run = await work({ options, product, book, sql, listeners, ...world })
    await Promise.all(listeners.map(({ close }) => close()))
    return { ...run, book, kinds: await kindsSeen(sql) }
  } finally {
    await sql.end()
    await product.stop()
  }
}

const BOOK_LINES = 2

/** Behind the product's back, with the rights of the owner. */
async function openBooksOf({ dataDir }: RunningProduct): Promise<Sql> {
  const { ownerUrl } = await startEmbedded({ dataDir, log: () => {} })
  return connect(ownerUrl, { max: BOOK_LINES })
}

async function gather(product: RunningProduct, book: Book, sql: Sql) {
  const ask = createAsk(product, (violation) => complain(book, violation))
  const people = await selectPeople(sql)
  let seat = 0
  const handOf = ({ id, code, path }: (typeof people)[number], site: Person['site']): Hand => {
    seat++
    const address = `127.${1 + (seat >> 8)}.${seat & 255}.1`
    return createHand({ id, code, site, path }, { ask, book, address })
  }
  const members = people.filter(({ kind, status }) => kind === 'MEMBER' && status === 0)
  const world: World = {
    book,
    staff: people.filter(({ code }) => STAFF.includes(code)).map((one) => handOf(one, 'OFFICE')),
    partners: people
      .filter(({ code }) => /^subhq\d+$/.test(code))
      .map((one) => handOf(one, 'OFFICE')),
    fresh: members.slice(PLAYERS).map((one) => handOf(one, 'PLAYER')),
    bound: [],
  }
  const players = members.slice(0, PLAYERS).map((one) => handOf(one, 'PLAYER'))
  for (const player of players) await chooseFirstSeed(player)
  return { world, players }
}

interface Scene {
  readonly options: BankOptions
  readonly product: RunningProduct
  readonly book: Book
  readonly sql: Sql
  readonly world: World
  readonly players: readonly Hand[]
  readonly listeners: readonly Listener[]
}

/** Who only wants to see whether something is wrong looks more often. */
const SPELL_MS = { untilViolation: 6_000, toTheEnd: 20_000 }
/** The longer a look at the books takes, the longer the work between two. */
const WORK_PER_CHECK = 8

/** Spells of work with kills, and between them a moment of rest in which all must be right. */
async function work(scene: Scene) {
  const { options, product, book, sql, world, players } = scene
  const checker = await createChecker(sql, book)
  const nemesis = createNemesis(product, options.killEveryMs)
  const started = performance.now()
  let worked = 0
  let checks = 0
  const leastMs = SPELL_MS[options.untilViolation ? 'untilViolation' : 'toTheEnd']
  let spellMs = leastMs
  const isOver = () =>
    worked >= options.seconds * 1_000 ||
    (options.untilViolation === true && book.violations.length > 0)
  while (!isOver()) {
    const begun = performance.now()
    const until = begun + Math.min(spellMs, options.seconds * 1_000 - worked)
    const resting = () => performance.now() >= until
    nemesis.go()
    const peeking = peekUntil(resting, () => checker.peek())
    await Promise.all(players.map((player) => busy(player, world, resting)))
    worked += performance.now() - begun
    await Promise.all([nemesis.rest(), peeking])
    await clearLines(sql)
    await hearEnd(scene)
    const took = await checker.check()
    checks++
    sayNew(book, options.say)
    spellMs = Math.max(leastMs, took * WORK_PER_CHECK)
    options.say(progressOf(book, worked, nemesis.kills))
  }
  const foundAfterMs = book.firstAt === undefined ? undefined : book.firstAt - started
  return { kills: nemesis.kills, seconds: worked / 1_000, checks, foundAfterMs }
}

async function busy(player: Hand, world: World, resting: () => boolean): Promise<void> {
  while (!resting()) {
    const { name, run } = operationAt(randomInt(OPERATION_WEIGHTS))
    await run(player, world).catch((error: Error) => {
      complain(world.book, `${name} broke off: ${error.message}`)
    })
  }
}

/** A line that was cut off while it was asked refuses once more, with what it heard last. */
async function clearLines(sql: Sql): Promise<void> {
  const ask = () => sql`select 1`.catch(() => undefined)
  for (let n = 0; n < BOOK_LINES; n++) await Promise.all(Array.from({ length: BOOK_LINES }, ask))
}

/** A look at one moment in the middle of it; while the database is away there is none. */
async function peekUntil(over: () => boolean, peek: () => Promise<void>): Promise<void> {
  while (!over()) {
    await delay(1_000)
    await peek().catch(() => undefined)
  }
}

/** One last bet of everyone who listens: the newest push they hear is what their wallet says. */
async function hearEnd({ listeners, book, sql, world }: Scene): Promise<void> {
  for (const { hand, expectVersion } of listeners) {
    const last = { game: 'odd-even', stake: 1_000, choice: { pick: 'ODD' } } as const
    const told = await hand.askNamed(bet, last as never)
    if (told.data) {
      const { id, stake, win, balanceBefore: before } = told.data.round
      world.book.rounds.set(id, { member: hand.person.id, stake, win, before })
    }
    const { version, cash } = await selectVersion(sql, hand.person.id)
    await expectVersion(version)
    const heard = book.balances.get(hand.person.id)?.get(version)
    if (heard !== undefined && heard !== cash) {
      complain(book, `${hand.person.code} heard of ${heard}, the wallet holds ${cash}`)
    }
  }
}

/** What is wrong is said when it is found: an hour later nobody can look at it any more. */
function sayNew({ violations, said }: Book, say: (line: string) => void): void {
  for (const violation of violations.slice(said.count, said.count + 5)) say(`  ${violation}`)
  said.count = violations.length
}

function progressOf(book: Book, worked: number, kills: BankRun['kills']): string {
  const { operations, unknown } = book.counts
  const rate = Math.round(operations / (worked / 1_000))
  return `${Math.round(worked / 1_000)} s: ${operations} operations (${rate}/s), ${unknown} unknown, ${kills.server} + ${kills.postgres} kills, ${book.violations.length} violations`
}
