import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSeeds } from '@camellia/contract/fairness'
import { bet } from '@camellia/contract/play'
import { listRounds, readProofs } from '@camellia/contract/round'
import { myTransactions } from '@camellia/contract/transaction'
import { decideDeposits } from '@camellia/contract/transaction-queue'
import { emptyTestDatabase } from '@camellia/db/testing'
import { verify } from '@camellia/engines/verify'
import { won } from '@camellia/kernel/won'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { type BroughtBack, bringBack } from './bring-back'

/** What release 0.1 left: see packages/db/fixtures/README.md. */
const BACKUP = join(import.meta.dirname, '../../../../packages/db/fixtures/0.1.backup')
const PASSPHRASE = 'camellias of release 0.1'

let folder: string
let site: TestSite
let player: CallAs
let done: BroughtBack

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'camellia-release-'))
  const database = await emptyTestDatabase()
  const { ownerUrl: DATABASE_URL } = database
  const env = { DATABASE_URL, DATA_DIR: folder, BACKUP_PASSPHRASE: PASSPHRASE }
  done = await bringBack(readConfig(env), BACKUP)
  site = await startSite({ people: false, elsewhere: database })
  player = await site.login('player1')
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
  rmSync(folder, { recursive: true })
})

test('a backup of 0.1 comes back, is upgraded, and its books and audit log hold', () => {
  const later = readdirSync('db/migrations').filter((name) => name > '009_office.sql')
  expect(done.migrated).toBe(1 + later.length)
  expect(done.books).toMatchObject({ breaks: [], rounds: 54 })
  expect(done.trail).toMatchObject({ broken: null })
  expect(done.trail.links).toBeGreaterThan(400)
})

test('rounds of 0.1 are read and verified from the seeds that the upgrade shows', async () => {
  const { revealed, active } = (await site.call(readSeeds, {}, player)).data
  expect([revealed.length, active]).toEqual([2, null])
  const listed = (await site.call(listRounds, { size: 20 }, player)).data.items
  const ids = listed.map(({ id }) => id)
  const { rounds } = (await site.call(readProofs, { ids }, player)).data
  expect(rounds).toHaveLength(18)
  for (const round of rounds) {
    const serverSeed = revealed.find(({ id }) => id === round.seedId)?.serverSeed ?? ''
    const stream = round.stream
    expect(stream).toBe(1)
    expect(verify({ ...round, serverSeed, stream })).toMatchObject({
      ...{ commitHolds: true, outcomeHolds: true, win: round.win },
    })
  }
})

test('what was decided in 0.1 is there, and what waits is decided now', async () => {
  const { items } = (await site.call(myTransactions, { size: 20 }, player)).data
  const found = items.map(({ type, amount, status }) => `${type} ${amount} ${status}`)
  expect(found.sort()).toEqual([
    'DEPOSIT 1000000 FINISHED',
    'DEPOSIT 50000 PENDING',
    'POINT_CONVERT 1000 FINISHED',
    'WITHDRAW 20000 FINISHED',
  ])
  const ids = items.filter(({ status }) => status === 'PENDING').map(({ id }) => id)
  const admin = await site.login('admin', 'OFFICE')
  const decided = await site.call(decideDeposits, { ids, verdict: 'APPROVE' }, admin)
  expect(decided).toMatchObject({ code: 'SUCCESS', data: { waiting: [] } })
})

test('who played in 0.1 plays on with a client seed of their own', async () => {
  const play = () =>
    site.call(bet, { game: 'odd-even', stake: won(1_000), choice: { pick: 'ODD' } }, player)
  expect((await play()).code).toBe('CLIENT_SEED_REQUIRED')
  await site.rotate(player, 'again')
  expect((await play()).code).toBe('SUCCESS')
})
