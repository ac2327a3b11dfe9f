import type { AddressInfo } from 'node:net'
import { ENDPOINTS } from '@camellia/contract/all'
import { newId } from '@camellia/ledger/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveSetting } from '../../apps/server/src/setting/setting.sql'
import { startSite, type TestSite } from '../../apps/server/src/testing-site'
import { inTurn } from '../../tools/rotation'
import { OPERATIONS, type Operation } from './operations'
import { openFuzz, outcomeOf } from './part'
import { type Fuzz, fuzzRound } from './run'
import { createSender } from './send'
import { takeTrace } from './unchanged'

const MANY = 24
const FEW = 6
/** Every call is asked; with each commit another third of them thoroughly. */
const THOROUGHLY = new Set(inTurn({ of: 3, what: 'Calls that are fuzzed thoroughly' }, OPERATIONS))
const eachOf = (operation: Operation) => (THOROUGHLY.has(operation) ? MANY : FEW)
const SEED = 20_261_115

let site: TestSite
let fuzz: Fuzz
const { send, close } = createSender()

beforeAll(async () => {
  site = await startSite()
  await site.schedule.start()
  // Elsewhere than on Linux all of them come from one address.
  await site.db.system(async (tx) => {
    for (const key of ['limit.callsPerAddress', 'limit.callsPerSubnet'] as const) {
      await saveSetting(tx, { key, value: 1_000_000, by: null })
    }
  })
  const [player, office] = await Promise.all(
    [site.player, site.office].map(async (app) => {
      await app.listen({ port: 0, host: '127.0.0.1' })
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    }),
  )
  const at = { player: player ?? '', office: office ?? '' }
  const crowd = { heads: 4, players: 6, partners: ['subhq1', 'store1', 'store2'] }
  // How fast it answers is for `npm run trust` to say.
  const slowMs = Number.POSITIVE_INFINITY
  fuzz = await openFuzz({ seed: SEED, at, db: site.db as never, send, slowMs, ...crowd })
})
afterAll(async () => {
  close()
  expect(await site.close()).toEqual([])
})

test('every call of the contract is asked, and nothing else', () => {
  const names = ENDPOINTS.map(({ method, path }) => `${method} ${path}`)
  expect(OPERATIONS.map(({ name }) => name).sort()).toEqual(names.sort())
})

test('a row that is new, changed or gone is noticed', async () => {
  const changed = await takeTrace(site.db)
  expect(await changed()).toEqual([])
  await site.db.system(({ sql }) => sql`update game set is_new = is_new where code = 'odd-even'`)
  expect(await changed()).toEqual(['game'])
  const after = await takeTrace(site.db)
  await site.db.system(async ({ sql }) => {
    await sql`insert into macro (id, owner_id, name, contents)
      select gen_random_uuid(), id, 'x', '{}' from member limit 1`
  })
  expect(await after()).toEqual(['macro'])
  const before = await takeTrace(site.db)
  await site.db.system(({ sql }) => sql`delete from macro`)
  expect(await before()).toEqual(['macro'])
})

test('a look of the watcher of the chain is no change, what else is written of a coin is', async () => {
  const write = (what: string) =>
    site.db.system(({ sql }) => sql.unsafe(`update coin_deposit set ${what}`))
  await site.db.system(async ({ sql }) => {
    const id = newId<string>()
    const member = site.idOf('player1')
    await sql`
      insert into transaction (id, type, member_id, amount, created_by, key, status, reason,
                               needs_two, decided_at)
      values (${id}, 'COIN_DEPOSIT', ${member}, 10000, ${member}, ${id}, 'REJECTED', '', false, now())`
    await sql`
      insert into coin_deposit (transaction_id, member_id, coin, network, address, units, rate,
                                expires_at)
      values (${id}, ${member}, 'PLAY', 'PLAY', 'old', 1000000, 1000, now() - interval '1 hour')`
  })
  const changed = await takeTrace(site.db)
  await write('looked_at = clock_timestamp()')
  expect(await changed()).toEqual([])
  await write('units = units + 1')
  expect(await changed()).toEqual(['coin_deposit'])
})

test('requests to each call, valid and hostile, get declared answers only', async () => {
  await fuzzRound(fuzz, eachOf)
  const { violations, operations } = await outcomeOf(fuzz, { seed: SEED, seconds: 1 })
  expect(violations).toEqual([])
  expect(operations).toBeGreaterThan(
    OPERATIONS.reduce((sum, operation) => sum + eachOf(operation), 0),
  )
}, 180_000)
