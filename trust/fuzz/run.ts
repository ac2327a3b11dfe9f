import type { Db } from '@camellia/db/tx'
import { OPERATIONS, type Operation } from './operations'
import { judge, type Verdict } from './oracle'
import { type Asking, askingFor, KINDS, type Kind, type World } from './requests'
import type { Answer, Send } from './send'
import { takeTrace } from './unchanged'
import { undo } from './undo'

const AT_ONCE = 12
/** Asked in vain so often for one that counts; limits and hopeful bodies are not counted. */
const TRIES = 6

export interface Tally {
  /** Answers that count: not those of the product's own limits. */
  asked: number
  limited: number
  succeeded: number
  slowestMs: number
  readonly kinds: Record<Kind, number>
  /** The number of the next question of either sort. */
  nextOpen: number
  nextHopeless: number
}

export interface Fuzz {
  readonly world: World
  readonly send: Send
  readonly db: Pick<Db<never>, 'system'>
  readonly tallies: Map<string, Tally>
  readonly violations: string[]
  /** An answer that takes longer, even when it is asked for alone, is wrong. */
  readonly slowMs: number
  /** Batches of which every answer was a no, with nothing changed behind them. */
  noes: number
  /** Changes behind refused requests that did not come again with them. */
  readonly once: string[]
}

/** Asks every operation so many times more, half of it what can only be refused. */
export async function fuzzRound(
  fuzz: Fuzz,
  eachOf: (operation: Operation) => number,
): Promise<void> {
  for (const operation of OPERATIONS) {
    const each = eachOf(operation)
    const refused = await askOpen(fuzz, operation, Math.ceil(each / 2))
    await askHopeless(fuzz, operation, Math.floor(each / 2))
    await askAgain(fuzz, operation, refused)
    await undo(fuzz.world.crew, operation.endpoint.path)
  }
}

/** Anything goes; gives back what was refused though the contract allowed it. */
async function askOpen(fuzz: Fuzz, operation: Operation, number: number): Promise<Asking[]> {
  const tally = tallyOf(fuzz, operation)
  const goal = tally.asked + number
  const refused: Asking[] = []
  for (let left = number * TRIES; left > 0 && tally.asked < goal; ) {
    const wanted = Math.min(goal - tally.asked, left, 50)
    left -= wanted
    const askings = Array.from({ length: wanted }, () =>
      askingFor(fuzz.world, operation, tally.nextOpen++, false),
    )
    const verdicts = await askAll(fuzz, operation, askings)
    refused.push(...askings.filter((asking, at) => isNo(verdicts[at]) && !asking.hopeless))
  }
  return refused
}

/** Only what the contract refuses: whatever has changed afterwards, one of these has changed. */
async function askHopeless(fuzz: Fuzz, operation: Operation, number: number): Promise<void> {
  const tally = tallyOf(fuzz, operation)
  const askings: Asking[] = []
  for (let left = number * TRIES; askings.length < number && left > 0; left--) {
    const asking = askingFor(fuzz.world, operation, tally.nextHopeless++, true)
    if (asking.hopeless) askings.push(asking)
  }
  const { verdicts, changed } = await askTraced(fuzz, operation, askings)
  const taken = askings.find((_, at) => verdicts[at]?.code === 'SUCCESS')
  if (taken) fuzz.violations.push(`${operation.name} takes what it must refuse: ${told(taken)}`)
  else requireUnchanged(fuzz, operation, changed)
}

/** The same noes once more and alone: the state said no, and so nothing may come of them. */
async function askAgain(fuzz: Fuzz, operation: Operation, refused: readonly Asking[]) {
  const askings = refused.slice(0, 24)
  if (askings.length === 0) return
  const { verdicts, changed } = await askTraced(fuzz, operation, askings)
  if (verdicts.every(isNo)) requireUnchanged(fuzz, operation, changed)
}

/**
 * With the tables that changed every time. A session opened again is a change of our own, and what
 * a job, the runner of timed rounds or the mailer wrote just then does not happen again with the
 * same requests: noted apart.
 */
async function askTraced(fuzz: Fuzz, operation: Operation, askings: readonly Asking[]) {
  const { revivals } = fuzz.world.crew
  let everyTime: readonly string[] | undefined
  for (let tries = 4; ; tries--) {
    const before = revivals()
    const changed = await takeTrace(fuzz.db)
    const verdicts = await askAll(fuzz, operation, askings.map(withSession))
    if (!verdicts.every(isNo)) return { verdicts, changed: [] }
    if (revivals() !== before && tries > 0) continue
    const tables = await changed()
    const earlier = everyTime
    everyTime = everyTime?.filter((name) => tables.includes(name)) ?? tables
    if (everyTime.length === 0) {
      if (earlier) fuzz.once.push(`${operation.name}: ${earlier.join(', ')}`)
      return { verdicts, changed: [] }
    }
    if (tries <= 2) return { verdicts, changed: everyTime }
  }
}

function withSession(asking: Asking): Asking {
  if (!asking.who) return asking
  const headers = { ...asking.headers, authorization: `Bearer ${asking.who.token}` }
  return { ...asking, headers }
}

function requireUnchanged(fuzz: Fuzz, { name }: Operation, tables: readonly string[]): void {
  fuzz.noes++
  if (tables.length === 0) return
  fuzz.violations.push(`${name} was refused and still changed ${tables.join(', ')}`)
}

function isNo(verdict: Verdict | undefined): boolean {
  return verdict !== undefined && verdict.code !== 'SUCCESS'
}

async function askAll(fuzz: Fuzz, operation: Operation, askings: readonly Asking[]) {
  const verdicts: Verdict[] = []
  const slow: Asking[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < askings.length; at = next++) {
      const asking = askings[at] as Asking
      const { verdict, ms } = await askOne(fuzz, operation, asking)
      verdicts[at] = verdict
      if (ms > fuzz.slowMs) slow.push(asking)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  for (const asking of slow) await requireFast(fuzz, operation, asking)
  return verdicts
}

async function askOne(fuzz: Fuzz, operation: Operation, asking: Asking) {
  let answer = await fuzz.send(asking)
  const endpoint = askedFor(operation, asking)
  let verdict = judge(endpoint, answer, asking.method)
  const { who } = asking
  // A session that an earlier call ended says nothing about this one.
  if (answer.http === 401 && who && asking.kind !== 'STRANGER') {
    await fuzz.world.crew.revive(who)
    answer = await fuzz.send(withSession(asking))
    verdict = judge(endpoint, answer, asking.method)
  }
  note(fuzz, operation, { asking, answer, verdict })
  return { verdict, ms: answer.ms }
}

/** A mangled method may be that of another operation at the same address. */
function askedFor({ endpoint }: Operation, { method }: Asking): Operation['endpoint'] {
  const other = OPERATIONS.find(
    (known) => known.endpoint.path === endpoint.path && known.endpoint.method === method,
  )
  return other?.endpoint ?? endpoint
}

interface Exchange {
  readonly asking: Asking
  readonly answer: Answer
  readonly verdict: Verdict
}

function note(fuzz: Fuzz, operation: Operation, { asking, answer, verdict }: Exchange): void {
  const tally = tallyOf(fuzz, operation)
  if (answer.http === 429) {
    tally.limited++
    return
  }
  tally.asked++
  tally.kinds[asking.kind]++
  tally.slowestMs = Math.max(tally.slowestMs, answer.ms)
  if (verdict.code === 'SUCCESS') {
    tally.succeeded++
    fuzz.world.known.learn(operation.nouns.at(-1) ?? '', asking.who?.code ?? '', verdict.data)
  }
  for (const what of verdict.wrong) {
    fuzz.violations.push(
      `${operation.name} ${what}: ${told(asking)} → ${answer.text.slice(0, 200)}`,
    )
  }
}

/** The machine is shared: what was slow among others is asked once more, alone. */
async function requireFast(fuzz: Fuzz, { name }: Operation, asking: Asking): Promise<void> {
  const { ms } = await fuzz.send(asking)
  if (ms > fuzz.slowMs) fuzz.violations.push(`${name} takes ${Math.round(ms)} ms: ${told(asking)}`)
}

function told({ kind, who, method, url, body }: Asking): string {
  const path = url.slice(url.indexOf('/api')).slice(0, 200)
  return `${kind} as ${who?.group ?? 'nobody'} ${method} ${path} ${String(body ?? '').slice(0, 300)}`
}

function tallyOf({ tallies }: Fuzz, { name }: Operation): Tally {
  const known = tallies.get(name)
  if (known) return known
  const kinds = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>
  const none = { asked: 0, limited: 0, succeeded: 0, slowestMs: 0, nextOpen: 0, nextHopeless: 0 }
  const fresh = { ...none, kinds }
  tallies.set(name, fresh)
  return fresh
}
