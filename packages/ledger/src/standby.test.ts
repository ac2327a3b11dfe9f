import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Sql } from '@camellia/db/connect'
import { type Embedded, startEmbedded } from '@camellia/db/embedded'
import { migrate } from '@camellia/db/migrate'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { post } from './post'
import { depositOf, placeOn, startLedger, type TestPlayer } from './testing'

// A standby that never comes keeps every commit of a cluster waiting, so this one is our own.
let dataDir: string
let cluster: Embedded
let boss: Sql
let ledger: Awaited<ReturnType<typeof startLedger>>
let player: TestPlayer

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'camellia-standby-'))
  chmodSync(dataDir, 0o711)
  cluster = await startEmbedded({ dataDir, log: () => {} })
  await migrate(cluster.ownerUrl)
  boss = connect(cluster.superUrl, { max: 2 })
  ledger = await startLedger(1, 10_000, { ...cluster, drop: async () => {} })
  player = ledger.people[0] as TestPlayer
})
afterEach(() => standby(''))
afterAll(async () => {
  await ledger?.close()
  await boss?.end()
  await cluster?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function standby(name: '' | 'missing'): Promise<void> {
  await boss.unsafe(`alter system set synchronous_standby_names = '${name}'`)
  await boss`select pg_reload_conf()`
  const [row] = await boss<{ name: string }[]>`
    select current_setting('synchronous_standby_names') as name`
  if (row?.name !== name) await standby(name)
}

/** Returns when a commit waits for the standby, with the number of its process. */
async function waiting(): Promise<number> {
  let pid = 0
  await expect
    .poll(
      async () => {
        const [row] = await boss<{ pid: number }[]>`
          select pid from pg_stat_activity where wait_event = 'SyncRep'`
        pid = row?.pid ?? 0
        return pid
      },
      { timeout: 10_000, interval: 20 },
    )
    .toBeGreaterThan(0)
  return pid
}

const giveUpWaiting = async () => boss`select pg_cancel_backend(${await waiting()})`

const DOINGS = [
  {
    what: 'a deposit',
    again: { replayed: true },
    go: () => ledger.db.system((tx) => post(tx, depositOf(player.member, 5_000, 'test:unknown'))),
  },
  {
    what: 'a bet',
    again: { verdict: 'REPLAY' },
    go: () => placeOn(ledger.batcher, player, { key: 'unknown-bet', stake: 1_000, win: 0 }),
  },
]

test.each(DOINGS)(
  '$what the standby may not have is unknown, and so is its repeat',
  async (doing) => {
    await standby('missing')
    for (const _ of ['first', 'repeat']) {
      const asked = doing.go()
      await Promise.all([expect(asked).rejects.toThrow('NETWORK_ERROR'), giveUpWaiting()])
    }
    const asked = doing.go()
    await waiting()
    await standby('')
    expect(await asked).toMatchObject(doing.again)
  },
)
