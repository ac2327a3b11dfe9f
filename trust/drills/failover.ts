import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Ask, Outcome, Part } from '../part'
import { startProduct } from '../product'
import { compare, violationsOf } from './kept'
import { type Line, openLine } from './line'
import { type Load, startLoad } from './load'
import { killNode, makeNodes, type Pair, promote, startPair, stopNode } from './pair'

const WORKERS = 40
const FAILOVERS_MIN = 2
const AGAIN_MS = 30_000
/** How long the standby hears nothing before the leader dies: what is acknowledged then is at stake. */
const DEAF_MS = 500

/** The leader dies under load, its standby takes over behind the same address. */
export const FAILOVER: Part = {
  name: 'failover',
  group: 'drills',
  shows:
    'a synchronous standby takes over without losing anything acknowledged; another would lose',
  run,
}

async function run(ask: Ask): Promise<Outcome> {
  const skipped = process.platform === 'linux' ? undefined : 'it needs Linux'
  if (skipped) return { operations: 0, faults: 0, violations: [], figures: [], skipped }
  const kept = await withProduct(ask, 'synchronous', failing)
  const control = await withProduct(ask, 'asynchronous', losing)
  return {
    operations: kept.operations + control.operations,
    faults: kept.agains.length + 1,
    violations: [
      ...kept.violations,
      ...(control.lost > 0 ? [] : ['the control lost nothing: this drill shows nothing']),
    ],
    figures: [
      `- ${kept.agains.length} failovers to a synchronous standby under ${WORKERS} players: ` +
        `${kept.acknowledged} acknowledged operations, ${kept.lost} lost; from the kill to the first ` +
        `yes at most ${Math.max(...kept.agains)} ms, promotion asked for at once`,
      `- control, an asynchronous standby: ${control.lost} of ${control.acknowledged} lost in one`,
    ],
  }
}

interface Stage {
  readonly ask: Ask
  /** One after another; each is ended with the drill. */
  readonly pairs: Pair[]
  readonly address: Line
  readonly load: Load
}

/** Both nodes, the address and the product before them, taken down again whatever happens. */
async function withProduct<T>(
  ask: Ask,
  kind: 'synchronous' | 'asynchronous',
  drill: (stage: Stage) => Promise<T>,
): Promise<T> {
  const scratch = join(ask.scratch, kind)
  const nodes = await makeNodes(scratch)
  const pairs = [await startPair(...nodes, kind)]
  const address = await openLine(nodes[0].port)
  const env = {
    DATABASE_URL: nodes[0].url('ownerUrl', address.port),
    DATABASE_APP_URL: nodes[0].url('appUrl', address.port),
  }
  try {
    const product = await startProduct({ dataDir: join(scratch, 'data'), env })
    try {
      const load = await startLoad(product, WORKERS)
      return await drill({ ask, pairs, address, load })
    } finally {
      await product.kill()
    }
  } finally {
    address.cut()
    for (const { first, second, line } of pairs) {
      line.cut()
      killNode(first)
      killNode(second)
    }
  }
}

async function failing({ ask, pairs, address, load }: Stage) {
  const until = Date.now() + ask.minutes * 60_000
  const agains: number[] = []
  const violations: string[] = []
  for (;;) {
    const now = lastOf(pairs)
    await busy(load)
    const killed = await leaderDies(now)
    await promote(now.second)
    address.pointTo(now.second.node.port)
    const again = await firstYes(load, killed)
    agains.push(again)
    if (again > AGAIN_MS) violations.push(`after failover ${agains.length} it took ${again} ms`)
    ask.say(`   ${agains.length} failovers, ${again} ms, ${load.tally.rounds.length} rounds`)
    if (agains.length >= FAILOVERS_MIN && Date.now() > until) break
    pairs.push(await turnAround(now))
  }
  await load.stop()
  const kept = await compare(lastOf(pairs).second.node.url('ownerUrl'), load.tally)
  const { asked, rounds, payments, wrong } = load.tally
  return {
    ...{
      operations: asked,
      agains,
      acknowledged: rounds.length + payments.length,
      lost: kept.lost,
    },
    violations: [...violations, ...wrong, ...violationsOf(kept)],
  }
}

/** The new leader gets a standby made from a copy of it, in the place of the dead one. */
async function turnAround({ first, second }: Pair): Promise<Pair> {
  await stopNode(second)
  return startPair(second.node, first.node, 'synchronous')
}

function lastOf(pairs: readonly Pair[]): Pair {
  const pair = pairs.at(-1)
  if (!pair) throw new Error('there is no pair')
  return pair
}

/** What was acknowledged until the leader died, against what the other has when it takes over. */
async function losing({ pairs, address, load }: Stage) {
  const pair = lastOf(pairs)
  await busy(load)
  await leaderDies(pair)
  const { rounds, payments } = load.tally
  const tally = { ...load.tally, rounds: [...rounds], payments: [...payments] }
  await promote(pair.second)
  const { lost } = await compare(pair.second.node.url('ownerUrl'), tally)
  address.pointTo(pair.second.node.port)
  await load.stop()
  const acknowledged = tally.rounds.length + tally.payments.length
  return { operations: load.tally.asked, lost, acknowledged }
}

async function busy({ tally }: Load): Promise<void> {
  const before = tally.rounds.length
  const late = Date.now() + 30_000
  await delay(1_000)
  while (tally.rounds.length < before + WORKERS && Date.now() < late) await delay(50)
}

/** With the line to its standby dead a moment before it, as in a rack that loses its power. */
async function leaderDies({ first, line }: Pair): Promise<number> {
  line.hold()
  await delay(DEAF_MS)
  killNode(first)
  line.cut()
  return Date.now()
}

async function firstYes({ tally }: Load, from: number): Promise<number> {
  while (tally.lastYes <= from && Date.now() < from + 2 * AGAIN_MS) await delay(10)
  return tally.lastYes > from ? tally.lastYes - from : 2 * AGAIN_MS
}
