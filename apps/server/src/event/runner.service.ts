import { randomBytes, randomUUID } from 'node:crypto'
import type { Seal } from '@camellia/db/sealed'
import type { SharedEngine } from '@camellia/engines/engine'
import { treeRoot } from '@camellia/engines/hash-log'
import { SHARED_ENGINES } from '@camellia/engines/shared-games'
import { drawShared } from '@camellia/engines/shared-round'
import { newId } from '@camellia/ledger/identity'
import { newPair, openSeed } from '../fairness/seeds'
import type { AppDb, AppTx, Told } from '../http/tell'
import { repeatEvery } from '../schedule/repeat'
import { closingAfter, isStuck } from './event.rules'
import { tellTable } from './event.service'
import {
  type EventRow,
  isWatched,
  selectNow,
  selectOpenBets,
  selectOpenLeaves,
  selectOutcome,
  selectSealedSeed,
  selectUnfinished,
} from './event.sql'
import {
  closeEvent,
  drawEvent,
  dropLease,
  finishEvent,
  giveBack,
  giveUp,
  type Lease,
  openEvent,
  type Paid,
  settleBets,
  takeLease,
} from './step.sql'

interface Warns {
  warn(details: object, text: string): void
}

export interface RunnerParts {
  readonly db: AppDb
  readonly seal: Seal
  readonly log: Warns
  /** Whether somebody looks at this game on this node. */
  readonly isLookedAt: (game: string) => boolean
  /** Whether games that nobody looks at go on all the same. */
  readonly restless?: boolean
}

export interface Runner {
  /** One look at every game: whatever is due is done. */
  step(): Promise<void>
  stop(): Promise<void>
}

/** Another takes over after so long; the heartbeat comes more than twice in it. */
export const LEASE_SECONDS = 5
const STEP_MS = 500
/** After the last look at it a game goes on for a while: people come back. */
export const REST_SECONDS = 60
const BATCH = 500

/**
 * Runs the shared rounds: one timer for all games. Several processes may run it; the lease says
 * whose turn it is, and what a runner that was away still writes is refused by its old number.
 */
export function startRunner(parts: RunnerParts, stepMs = STEP_MS): Runner {
  const runner = randomUUID()
  const step = async () => {
    for (const [game, engine] of Object.entries(SHARED_ENGINES)) {
      await runGame(parts, { game, engine, runner }).catch((error) =>
        parts.log.warn({ error, game }, 'shared round not advanced'),
      )
    }
  }
  const steps = repeatEvery(stepMs, step, (error) =>
    parts.log.warn({ error }, 'shared rounds not advanced'),
  )
  return {
    step,
    async stop() {
      await steps.stop()
      for (const game of Object.keys(SHARED_ENGINES)) {
        await parts.db.system((tx) => dropLease(tx, game, runner)).catch(() => {})
      }
    },
  }
}

interface Turn {
  readonly game: string
  readonly engine: SharedEngine
  readonly runner: string
}

async function runGame(parts: RunnerParts, { game, engine, runner }: Turn): Promise<void> {
  const { db } = parts
  const fence = await db.system((tx) => takeLease(tx, { game, runner, seconds: LEASE_SECONDS }))
  if (fence === undefined) return
  const lease = { game, fence }
  const { rows, now } = await db.system(async (tx) => ({
    rows: await selectUnfinished(tx, game),
    now: await selectNow(tx),
  }))
  for (const row of rows) {
    if (row.phase !== 'OPEN' || row.closesAt <= now) {
      await advance(parts, { lease, engine, row, now })
    }
  }
  if (!rows.some(({ phase, closesAt }) => phase === 'OPEN' && closesAt > now)) {
    await openNext(parts, { lease, engine, now })
  }
}

interface Step {
  readonly lease: Lease
  readonly engine: SharedEngine
  readonly row: EventRow
  readonly now: Date
}

/** From where it stands to its end; each part by itself, so that a crash loses none of them. */
async function advance({ db, seal }: RunnerParts, step: Step): Promise<void> {
  const { lease, engine, row, now } = step
  if (isStuck(row, now)) {
    await db.system((tx) => giveUp(tx, lease, row.id, 'not drawn within three minutes'))
    return voidBets(db, lease, row)
  }
  if (row.phase === 'VOID') return voidBets(db, lease, row)
  if (row.phase === 'OPEN') await db.system((tx) => closeEvent(tx, lease, row.id))
  if (row.phase === 'OPEN' || row.phase === 'CLOSED') {
    await db.system(async (tx) => {
      await draw(tx, { seal, lease, engine, row })
      await tellTable(tx, row.game)
    })
  }
  await settle(db, step)
}

/** Alone decides the committed seed and everyone's bets; a result that exists is not drawn again. */
async function draw(
  tx: AppTx,
  { seal, lease, engine, row }: Omit<Step, 'now'> & { readonly seal: Seal },
): Promise<void> {
  const leaves = await selectOpenLeaves(tx, row.id)
  const root = treeRoot(leaves)
  const serverSeed = openSeed(seal, await selectSealedSeed(tx, row.id))
  const { game, number } = row
  const outcome = drawShared(engine, { game, number, serverSeed, root })
  await drawEvent(tx, lease, { id: row.id, root, leaves: leaves.join(''), outcome })
}

async function settle(db: AppDb, { lease, engine, row }: Step): Promise<void> {
  for (let left = true; left; ) {
    left = await db.system(async (tx) => {
      const bets = await selectOpenBets(tx, { event: row.id, most: BATCH })
      if (bets.length === 0) return false
      const outcome = await selectOutcome(tx, row.id)
      const wins = new Map(bets.map((bet) => [bet.id, engine.settle(outcome, bet)]))
      tellPaid(tx, await settleBets(tx, lease, row.id, wins))
      return true
    })
  }
  await finish(db, lease, row)
}

async function voidBets(db: AppDb, lease: Lease, row: EventRow): Promise<void> {
  for (let left = true; left; ) {
    left = await db.system(async (tx) => {
      const bets = await selectOpenBets(tx, { event: row.id, most: BATCH })
      const ids = bets.map(({ id }) => id)
      if (ids.length > 0) tellPaid(tx, await giveBack(tx, lease, row.id, ids))
      return ids.length > 0
    })
  }
  await finish(db, lease, row)
}

async function finish(db: AppDb, lease: Lease, row: EventRow): Promise<void> {
  await db.system(async (tx) => {
    if (await finishEvent(tx, lease, row.id)) await tellTable(tx, row.game)
  })
}

function tellPaid(tx: AppTx, paid: readonly Paid[]): void {
  for (const { member, cash, point, version } of paid) {
    const push: Told['push'] = { type: 'BALANCE', balance: cash, point, version }
    tx.tell({ to: { member }, push })
  }
}

/** The next round, with its commit known before the first bet; none for nobody. */
async function openNext(
  { db, seal, isLookedAt, restless }: RunnerParts,
  { lease, engine, now }: { readonly lease: Lease; readonly engine: SharedEngine; now: Date },
): Promise<void> {
  await db.system(async (tx) => {
    const { game } = lease
    if (!restless && !isLookedAt(game) && !(await isWatched(tx, game, REST_SECONDS))) return
    const { sealed, commit } = newPair(seal, randomBytes(32))
    const closesAt = closingAfter(now, engine.everySeconds)
    const id = newId<string>()
    if (await openEvent(tx, lease, { id, sealed, commit, closesAt })) await tellTable(tx, game)
  })
}
