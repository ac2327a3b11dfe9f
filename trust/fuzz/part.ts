import { connect } from '@camellia/db/connect'
import { startEmbedded } from '@camellia/db/embedded'
import { createDb, type Db } from '@camellia/db/tx'
import { auditLedger } from '@camellia/ledger/audit'
import type { Ask, Outcome, Part } from '../part'
import { startProduct } from '../product'
import { createKnown } from './known'
import { OPERATIONS } from './operations'
import { SLOW_MS } from './oracle'
import { gatherCrew } from './people'
import { type Fuzz, fuzzRound, type Tally } from './run'
import { createSender, hasManyAddresses } from './send'
import { beThere } from './staffed'
import { columnsOf } from './unchanged'

/** Four rounds are the thousand requests to each call of a full run, with some to spare. */
const EACH_ROUND = 265
const PARTNERS = ['subhq1', 'dist1', 'agency1', 'store1', 'store2', 'money1', 'care1']
const HEADS = 20
const PLAYERS = 24

export const FUZZ: Part = {
  name: 'fuzz',
  shows: 'no request, however wrong, gets more than a declared no, and a no changes nothing',
  run,
}

async function run({ minutes, scratch, say }: Ask): Promise<Outcome> {
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)
  say(`seed ${seed} (FUZZ_SEED=${seed} asks the same again)`)
  const product = await startProduct({ dataDir: scratch })
  const embedded = await startEmbedded({ dataDir: product.dataDir, log: say })
  const owner = connect(embedded.superUrl, { max: 2 })
  const db = createDb<never>({ app: owner, owner, say: () => {} })
  const { send, close } = createSender()
  try {
    const at = { player: product.playerUrl, office: product.officeUrl }
    const state = await openFuzz({ seed, at, db, send, heads: HEADS, players: PLAYERS })
    const leave = await beThere(state.world.crew)
    const started = Date.now()
    const until = started + minutes * 60_000
    for (let round = 1; Date.now() < until; round++) {
      await fuzzRound(state, () => EACH_ROUND)
      const asked = total([...state.tallies.values()], ({ asked }) => asked)
      const rate = Math.round(asked / ((Date.now() - started) / 1_000))
      say(`round ${round}: ${asked} asked, ${rate} a second, ${state.violations.length} wrong`)
      for (const violation of state.violations.slice(-3)) say(`  ${violation.slice(0, 300)}`)
    }
    await leave()
    return await outcomeOf(state, { seed, seconds: (Date.now() - started) / 1_000 })
  } finally {
    close()
    await owner.end()
    await product.stop()
  }
}

export interface Start {
  readonly slowMs?: number
  readonly seed: number
  readonly at: { readonly player: string; readonly office: string }
  readonly db: Pick<Db<never>, 'system'>
  readonly send: Fuzz['send']
  readonly heads: number
  readonly players: number
  readonly partners?: readonly string[]
}

/** People, addresses and what is known before the first question. */
export async function openFuzz({
  seed,
  at,
  db,
  send,
  slowMs = SLOW_MS,
  ...crowd
}: Start): Promise<Fuzz> {
  const many = await hasManyAddresses()
  const address = (n: number) =>
    many ? `127.${1 + (n % 250)}.${Math.floor(n / 250) % 250}.${1 + (n % 199)}` : '127.0.0.1'
  const known = createKnown()
  const partners = crowd.partners ?? PARTNERS
  const crew = await gatherCrew({ at, send, known, address, ...crowd, partners })
  const world = { seed, crew, known, columns: await columnsOf(db), address }
  return { world, send, db, tallies: new Map(), violations: [], slowMs, noes: 0, once: [] }
}

export async function outcomeOf(
  { tallies, violations, db, noes, once, world }: Fuzz,
  { seed, seconds }: { readonly seed: number; readonly seconds: number },
): Promise<Outcome> {
  const all = OPERATIONS.map(({ name }) => ({ name, tally: tallies.get(name) }))
  const unasked = all.filter(({ tally }) => !tally?.asked).map(({ name }) => name)
  const counted = all.flatMap(({ tally }) => (tally ? [tally] : []))
  const { breaks } = (await db.system(auditLedger as never)) as { breaks: readonly string[] }
  const asked = total(counted, ({ asked }) => asked)
  const plain = total(counted, ({ kinds }) => kinds.VALID)
  const never = all.filter(({ tally }) => tally?.succeeded === 0).map(({ name }) => name)
  const least = Math.min(...all.map(({ tally }) => tally?.asked ?? 0))
  const [slowest] = all.toSorted((a, b) => slowestOf(b) - slowestOf(a))
  return {
    operations: asked,
    faults: asked - plain,
    violations: [
      ...violations,
      ...breaks.map((line) => `the books: ${line}`),
      ...unasked.map((name) => `${name} was never asked`),
    ],
    figures: [
      `- ${all.length} operations, at least ${least.toLocaleString('en')} requests to each;`,
      `  seed ${seed}, ${Math.round(asked / seconds)} requests a second.`,
      `- ${world.columns.length} names of columns were added to bodies; ${noes.toLocaleString('en')}`,
      '  batches of refused requests, after none of which a row was new, changed or gone',
      `  (written beside them and not seen again with them: ${once.join('; ') || 'nothing'}).`,
      `- Slowest answer ${Math.round(slowestOf(slowest))} ms, among twelve at once, of ${slowest?.name};`,
      `  the ledger’s audit found ${breaks.length} breaks.`,
      `- ${total(counted, ({ succeeded }) => succeeded).toLocaleString('en')} requests were granted;`,
      `  never granted: ${never.join(', ') || 'none'}.`,
    ],
  }
}

function slowestOf(counted: { readonly tally: Tally | undefined } | undefined): number {
  return counted?.tally?.slowestMs ?? 0
}

function total(tallies: readonly Tally[], of: (tally: Tally) => number): number {
  return tallies.reduce((sum, tally) => sum + of(tally), 0)
}
