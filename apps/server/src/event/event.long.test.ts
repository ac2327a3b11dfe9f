import * as contract from '@camellia/contract/event'
import { verifyShared } from '@camellia/engines/shared-round'
import { won } from '@camellia/kernel/won'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppDb } from '../http/tell'
import { askPatiently } from '../round/testing-rounds'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { startRunner } from './runner.service'

const game = 'odd-even-1m'
/** `npm run nightly` plays a thousand. */
const ROUNDS = Number(process.env.CAMELLIA_EVENT_ROUNDS ?? 60)
const RUNNERS = 3
const NEVER = 2 ** 30

let site: TestSite
let players: readonly CallAs[]

beforeAll(async () => {
  site = await startSite()
  await site.events.runner.stop()
  players = await Promise.all(['player1', 'player2', 'player3'].map((code) => site.login(code)))
})
afterAll(async () => expect(await site.close()).toEqual([]))

/** A process that dies: before a step is written, or after it with its answer lost. */
class Died extends Error {}

function mortal(db: AppDb, dies: () => 'BEFORE' | 'AFTER' | undefined): AppDb {
  return {
    ...db,
    async system(work) {
      const when = dies()
      if (when === 'BEFORE') throw new Died()
      const done = await db.system(work)
      if (when === 'AFTER') throw new Died()
      return done
    },
  }
}

function runnerOf(dies: () => 'BEFORE' | 'AFTER' | undefined) {
  const log = { warn: () => {} }
  const db = mortal(site.db, dies)
  return startRunner({ db, seal: site.seal, log, isLookedAt: () => true }, NEVER)
}

async function tableNow() {
  return (await site.call(contract.readTable, { game }, {})).data.table
}

/** Nobody waits a minute: the hour of closing is moved to now. */
async function closeNow(id: string): Promise<void> {
  await site.db.system(async (tx) => {
    await tx.sql`alter table event disable trigger event_keeps`
    await tx.sql`update event set opens_at = now() - interval '2 minutes',
      closes_at = clock_timestamp() where id = ${id} and phase = 'OPEN'`
    await tx.sql`alter table event enable trigger event_keeps`
  })
}

async function heldByPlay(): Promise<readonly [number, number]> {
  return site.db.system(async (tx) => {
    const [row] = await tx.sql<{ play: number; open: number }[]>`
      select (select coalesce(sum(case when to_account like 'PLAY:%' then amount else 0 end)
                - sum(case when from_account like 'PLAY:%' then amount else 0 end), 0)::bigint
              from transfer) as play,
             (select coalesce(sum(stake), 0)::bigint from open_bet) as open`
    return [row?.play ?? -1, row?.open ?? -2]
  })
}

test('rounds whose runners die at any line are each drawn once and settled once', async () => {
  const draws = fc.sample(fc.integer({ min: 0, max: 99 }), { numRuns: 60 * ROUNDS, seed: 20_261 })
  let at = 0
  const chance = () => draws[at++ % draws.length] ?? 50
  const dies = () => {
    const draw = chance()
    return draw < 6 ? 'BEFORE' : draw < 12 ? 'AFTER' : undefined
  }
  let runners = Array.from({ length: RUNNERS }, () => runnerOf(dies))
  const step = async () => {
    await Promise.all(runners.map((runner) => runner.step()))
    // One in five is replaced by a process of another name, and its lease runs out.
    if (chance() < 20) {
      runners = [...runners.slice(1), runnerOf(dies)]
      await site.db.system((tx) => tx.sql`update event_lease set until = now() - interval '1 s'`)
    }
  }
  const events: string[] = []
  while (events.length < ROUNDS) {
    const { current } = await tableNow()
    if (current?.phase !== 'OPEN' || events.includes(current.id)) {
      await step()
      continue
    }
    events.push(current.id)
    await Promise.all(
      players.flatMap((as, n) =>
        (['ODD', 'EVEN'] as const).map((pick) =>
          site.call(
            contract.placeBet,
            { game, event: current.id, stake: 1_000 * (n + 1), choice: { pick } },
            as,
          ),
        ),
      ),
    )
    const [play, open] = await heldByPlay()
    expect(play).toBe(open)
    await closeNow(current.id)
    await step()
  }
  const sound = runnerOf(() => undefined)
  await site.db.system((tx) => tx.sql`update event_lease set until = now() - interval '1 s'`)
  await sound.step()
  await sound.step()
  await sound.stop()
  expect(await heldByPlay()).toEqual([0, 0])
  await everyRoundHolds(events)
})

async function everyRoundHolds(events: readonly string[]): Promise<void> {
  const rows = await site.db.system(
    (tx) => tx.sql<{ event: string; bets: number; rounds: number }[]>`
      select e.id as event, e.bets, count(r.id)::integer as rounds
      from event e left join round r on r.event_id = e.id
      where e.id in ${tx.sql(events)} group by e.id, e.bets`,
  )
  expect(rows).toHaveLength(events.length)
  for (const { bets, rounds } of rows) expect(rounds).toBe(bets)
  const [player] = players
  for (const id of events) {
    const { event, root, serverSeed, mine } = (
      await askPatiently(site, contract.readEvent, { id }, player ?? {})
    ).data
    if (!event.outcome || !root || !serverSeed) throw new Error('every round is drawn')
    const { number, commit, outcome } = event
    for (const { win, path, place, ...bet } of mine) {
      const proof = verifyShared(
        { game, number, commit, serverSeed, root, outcome },
        { bet: { ...bet, stake: won(bet.stake) }, win, index: place, size: event.bets, path },
      )
      expect(proof).toMatchObject({
        ...{ commitHolds: true, outcomeHolds: true, included: true, winHolds: true },
      })
    }
  }
}
