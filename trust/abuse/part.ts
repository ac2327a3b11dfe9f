import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { loadBooks } from '../../apps/server/src/play/books'
import { createSender, hasManyAddresses, type Send } from '../fuzz/send'
import type { Ask, Outcome, Part } from '../part'
import { startProduct } from '../product'
import {
  floodDocs,
  floodHub,
  floodLists,
  floodLocked,
  floodPipelined,
  hoardTickets,
  sendDeep,
  sendHuge,
} from './floods'
import { foresee } from './foresee'
import { guessPasswords } from './guessing'
import { enter, type Honest, type Player, playApart, playOn } from './honest'
import { type Attacked, crowdSubnet, pollMany, type Target, trickle } from './lines'

const HONEST = 6
/** Who times refusals, and on how many nonces each: below what the refusals of a minute may be. */
const WATCHED = 25
const NONCES = 10
const SLOW_LINES = 400
const PAGES = 5_000
const SUBNET_LINES = 4_000
const FAST_ENOUGH_MS = 2_000
/** Far above what the product needs, far below what an unbounded growth would reach. */
const RSS_MAX_MB = 1_500
/** A head is cut after ten seconds, a body after thirty: they are given time to be. */
const LEAST_S = 15
const SLOW_BODY_S = 45

const DOCS = 'the description of the calls'
const LISTS = 'the longest lists'
const LOCKED = 'log-ins at a locked id'
/** Under these the others' bets take at most twice as long as when nothing else happens. */
const UNNOTICED: readonly string[] = [DOCS, LISTS, LOCKED]
const TIMES_MOST = 2
/** Below this nobody feels a difference, and the machine's own noise is as large. */
const FELT_MS = 50

export const ABUSE: Part = {
  name: 'abuse',
  shows: 'those who flood, stall or guess do not keep others from playing',
  run,
}

export interface Attack {
  readonly name: string
  readonly seconds: number
  readonly run: (target: Target) => Promise<Attacked>
}

export interface Field {
  readonly send: Send
  readonly site: string
  readonly address: (n: number) => string
  readonly players: readonly Player[]
  /** Whether the honest players are a process of their own, whose times are the server's. */
  readonly apart?: boolean
}

async function run({ minutes, scratch, say }: Ask): Promise<Outcome> {
  if (!(await hasManyAddresses())) return skipped('this machine has one address only')
  const product = await startProduct({ dataDir: scratch })
  const { send, close } = createSender()
  try {
    const site = product.playerUrl
    const players = await enterAll(send, site)
    const field = { send, site, address, players, apart: true }
    const seconds = Math.min(Math.max((minutes * 60) / 8, LEAST_S), 60)
    const attacks = attacksFor(field, seconds)
    const rss = () => memoryOf(product.pid())
    const rows: Row[] = []
    for (const attack of [quiet(seconds / 2), ...attacks]) {
      const row = await suffer(field, attack, rss)
      rows.push(row)
      say(lineOf(row))
    }
    const books = await loadBooks(join('dist', 'books'))
    const watched = { ...field, books, players: field.players.slice(HONEST, HONEST + WATCHED) }
    const foreseen = await foresee(watched, NONCES)
    for (const line of foreseen.figures) say(line)
    const pairs = Math.min(Math.round(200 * minutes), 2_000)
    const guessed = await guessPasswords({ ...field, known: idsOf(50, 239), pairs })
    for (const line of guessed.figures) say(line)
    return {
      operations: rows.reduce((sum, { honest }) => sum + honest.bets, 0),
      faults: rows.reduce(
        (sum, { attacked }) => sum + attacked.count,
        guessed.tries + foreseen.tries,
      ),
      violations: [
        ...rows.flatMap(violationsOf),
        ...noticed(rows),
        ...foreseen.violations,
        ...guessed.violations,
      ],
      figures: [...HEAD, ...rows.map(tableRow), '', ...foreseen.figures, ...guessed.figures],
    }
  } finally {
    close()
    await product.stop()
  }
}

function skipped(why: string): Outcome {
  return { operations: 0, faults: 0, violations: [], figures: [], skipped: why }
}

/** Each in a subnet of its own. */
export function address(n: number): string {
  return `127.${1 + (n % 70)}.${Math.floor(n / 70) % 250}.${1 + (Math.floor(n / 17_500) % 250)}`
}

/** The demo’s players beyond the first twenty. */
function idsOf(first: number, last: number): readonly string[] {
  const names = ['bom', 'yeo', 'gaeul', 'gyeo']
  return Array.from({ length: last - first }, (_, n) => {
    const number = first + n
    return `${names[number % 4]}${1000 + number}`
  })
}

/** Some of them may not enter. */
async function enterAll(send: Send, site: string): Promise<readonly Player[]> {
  const codes = [...Array.from({ length: 20 }, (_, n) => `player${n + 1}`), ...idsOf(20, 40)]
  const players: Player[] = []
  for (const [n, code] of codes.entries()) {
    const who = { code, from: address(200_000 + n) }
    const player = await enter(send, site, who).catch(() => undefined)
    if (player) players.push(player)
  }
  if (players.length <= HONEST) throw new Error('there are too few players')
  return players
}

function quiet(seconds: number): Attack {
  const wait = async ({ ends }: Target) => {
    while (!ends.aborted) await delay(100)
    return { count: 0, says: 'nobody else' }
  }
  return { name: 'nothing', seconds, run: wait }
}

function attacksFor(field: Field, seconds: number): readonly Attack[] {
  const tokens = field.players.slice(HONEST).map(({ token }) => token)
  const { from } = field.players.at(-1) ?? { from: address(1) }
  const hoarder = async (target: Target) => {
    const code = field.players.at(-1)?.code ?? ''
    const sessions: string[] = []
    // One after the other: a login that is not answered yet counts as one that failed.
    for (let n = 0; n < 20; n++) {
      sessions.push((await enter(field.send, field.site, { code, from })).token)
    }
    return hoardTickets(target, field, sessions)
  }
  return [
    { name: 'slow heads', seconds, run: (at) => trickle(at, 'head', SLOW_LINES) },
    {
      name: 'slow bodies',
      seconds: Math.max(seconds, SLOW_BODY_S),
      run: (at) => trickle(at, 'body', SLOW_LINES),
    },
    { name: 'bodies of 10 MB', seconds, run: (at) => sendHuge(at, field) },
    { name: 'deep JSON', seconds, run: (at) => sendDeep(at, field) },
    { name: DOCS, seconds, run: (at) => floodDocs(at, field) },
    { name: LISTS, seconds, run: (at) => floodLists(at, field, tokens[0] ?? '') },
    { name: 'open pages that poll', seconds, run: (at) => pollMany(at, PAGES, tokens) },
    { name: LOCKED, seconds, run: (at) => floodLocked(at, field) },
    { name: 'pipelined requests', seconds, run: (at) => floodPipelined(at) },
    { name: 'handshakes at the hub', seconds, run: (at) => floodHub(at, field) },
    { name: 'hoarded tickets', seconds, run: hoarder },
    { name: 'one crowded subnet', seconds, run: (at) => crowdSubnet(at, SUBNET_LINES) },
  ]
}

export interface Row {
  readonly attack: string
  readonly attacked: Attacked
  readonly honest: Honest
  readonly rssMb: number
}

/** The attack and the honest players at the same time. */
export async function suffer(field: Field, attack: Attack, rss: () => number): Promise<Row> {
  const ends = AbortSignal.timeout(attack.seconds * 1_000)
  const port = Number(new URL(field.site).port)
  const players = field.players.slice(0, HONEST)
  const [attacked, honest] = await Promise.all([
    attack.run({ port, address: field.address, ends }),
    field.apart
      ? playApart({ site: field.site, players, seconds: attack.seconds })
      : playOn(field.send, field.site, { players, ends }),
  ])
  return { attack: attack.name, attacked, honest, rssMb: rss() }
}

/** What must not be on any machine, however busy it is: the tests look at no more than this. */
export function errorsOf({ attack, honest }: Row): readonly string[] {
  const { errors, bets } = honest
  return [
    ...(bets > 0 ? [] : [`under ${attack} nobody could play`]),
    ...[...new Set(errors)].map((error) => `under ${attack} a player got ${error}`),
  ]
}

function violationsOf(row: Row): readonly string[] {
  const { attack, honest, rssMb } = row
  const { p99Ms } = honest
  return [
    ...errorsOf(row),
    ...(p99Ms <= FAST_ENOUGH_MS
      ? []
      : [`under ${attack} one bet in 100 took ${Math.round(p99Ms)} ms`]),
    ...(rssMb <= RSS_MAX_MB ? [] : [`after ${attack} the server holds ${rssMb} MB`]),
  ]
}

/** What the others noticed of an attack that must cost the server next to nothing. */
export function noticed([quietRow, ...rows]: readonly Row[]): readonly string[] {
  const most = Math.max(TIMES_MOST * (quietRow?.honest.p95Ms ?? 0), FELT_MS)
  return rows
    .filter(({ attack, honest }) => UNNOTICED.includes(attack) && honest.p95Ms > most)
    .map(({ attack, honest }) => {
      const [was, is] = [quietRow?.honest.p95Ms ?? 0, honest.p95Ms].map(Math.round)
      return `under ${attack} one bet in 20 took ${is} ms, in quiet ${was} ms`
    })
}

/** Of the server’s process, where the system tells it. */
function memoryOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

const HEAD = [
  `${HONEST} honest players bet meanwhile; p99, errors and the server’s memory are theirs.`,
  '',
  '| attack | done | what came of it | bets | p95 ms | p99 ms | errors | RSS MB |',
  '|---|---:|---|---:|---:|---:|---:|---:|',
]

function tableRow({ attack, attacked, honest, rssMb }: Row): string {
  const { bets, p95Ms, p99Ms, errors } = honest
  const figures = [bets, Math.round(p95Ms), Math.round(p99Ms), errors.length, rssMb]
  return `| ${[attack, attacked.count, attacked.says, ...figures].join(' | ')} |`
}

function lineOf({ attack, attacked, honest, rssMb }: Row): string {
  const { bets, p95Ms, p99Ms, errors } = honest
  const slow = `p95 ${Math.round(p95Ms)} ms, p99 ${Math.round(p99Ms)} ms`
  const players = `${bets} bets, ${slow}, ${errors.length} errors`
  return `${attack}: ${attacked.says}; ${players}, ${rssMb} MB`
}
