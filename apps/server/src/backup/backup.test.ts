import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { profile } from '@camellia/contract/access'
import { placeBet, readTable } from '@camellia/contract/event'
import { readSeeds } from '@camellia/contract/fairness'
import { endSessions } from '@camellia/contract/member'
import { createMember } from '@camellia/contract/member-edit'
import { bet } from '@camellia/contract/play'
import { connect } from '@camellia/db/connect'
import { emptyTestDatabase } from '@camellia/db/testing'
import { won } from '@camellia/kernel/won'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Config, readConfig } from '../config'
import { type CallAs, SEAL_KEY, startSite, type TestSite } from '../testing-site'
import { bringBack } from './bring-back'
import { makeBackup } from './make-backup'

const PASSPHRASE = 'camellias bloom in winter'
const NUMBER = '3020145889021'
const NEWCOMER = { kind: 'MEMBER', code: 'after01', name: '나중', password: 'camel77!' } as const
let folder: string
let site: TestSite
let player: CallAs

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'camellia-backup-'))
  site = await startSite()
  player = await site.login('player1')
  await site.db.system(
    ({ sql }) => sql`
      update member set account_sealed = ${site.seal.seal(NUMBER)} where code = 'player1'`,
  )
  const admin = await site.login('admin', 'OFFICE')
  await site.call(endSessions, { id: site.idOf('player2'), text: '점검' }, admin)
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
  rmSync(folder, { recursive: true })
})

const at = (name: string) => join(folder, name)

/** As the environment would say it: an outside database and a data folder of its own. */
function configOf(ownerUrl: string, env: NodeJS.ProcessEnv = {}): Config {
  const given = { DATABASE_URL: ownerUrl, SEAL_KEY, DATA_DIR: at('data'), ...env }
  return readConfig(given)
}

async function tablesIn(url: string): Promise<number> {
  const sql = connect(url, { max: 1 })
  const [row] = await sql<{ count: number }[]>`
    select count(*) from pg_class where relnamespace = 'public'::regnamespace`
  await sql.end()
  return row?.count ?? -1
}

const place = (as: CallAs, through: TestSite = site) =>
  through.call(bet, { game: 'odd-even', stake: won(1_000), choice: { pick: 'ODD' } }, as)

test('a backup under betting comes back whole: books, people, secrets and numbers', async () => {
  let over = false
  // One at least is in it, whenever the snapshot is taken, and one that waits for its round.
  await place(player)
  await betOnOpen()
  const betting = (async () => {
    while (!over) await place(player)
  })()
  const made = await makeBackup(
    configOf(site.ownerUrl, { BACKUP_PASSPHRASE: PASSPHRASE }),
    at('one'),
  )
  over = true
  await betting
  const target = await emptyTestDatabase()
  const config = configOf(target.ownerUrl, { BACKUP_PASSPHRASE: PASSPHRASE })
  const done = await bringBack(config, made.path)
  expect(done.books.breaks).toEqual([])
  expect(done.books.rounds).toBe(made.manifest.tables.find(({ name }) => name === 'round')?.lines)
  expect(done.trail).toMatchObject({ links: 1, broken: null })
  await expectAlive(await startSite({ people: false, elsewhere: target }))
}, 90_000)

/** A bet on a round that is drawn for everyone, and is not yet. */
async function betOnOpen(): Promise<void> {
  const game = 'odd-even-1m'
  const event = await vi.waitFor(async () => {
    const { current } = (await site.call(readTable, { game }, player)).data.table
    if (!current) throw new Error('the game rests')
    return current.id
  })
  const wager = { game, event, stake: 5_000, choice: { pick: 'ODD' } } as const
  expect((await site.call(placeBet, wager, player)).code).toBe('SUCCESS')
}

/** A shared round that was not drawn in the backup may have been drawn since: its stakes come back. */
async function expectVoid(restored: TestSite): Promise<void> {
  await vi.waitFor(async () => {
    const rows = await restored.db.system(
      ({ sql }) => sql<{ phase: string; open: number }[]>`
        select e.phase, (select count(*) from open_bet)::integer as open from event e
        where e.reason like 'brought back%' and e.settled_at is not null`,
    )
    expect(rows).toMatchObject([{ phase: 'VOID', open: 0 }])
  })
}

/** What was open is closed and what was shown is not used again; everything else goes on. */
async function expectAlive(restored: TestSite): Promise<void> {
  expect((await restored.call(profile, {}, player)).code).toBe('UNAUTHORIZED')
  await expectVoid(restored)
  const again = await restored.login('player1')
  const before = (await site.call(readSeeds, {}, player)).data.active
  const { active, next, revealed } = (await restored.call(readSeeds, {}, again)).data
  expect([active, next]).toEqual([null, null])
  expect(revealed[0]?.commit).toBe(before?.commit)
  expect((await place(again, restored)).code).toBe('CLIENT_SEED_REQUIRED')
  expect((await restored.rotate(again, 'after')).data.active.commit).not.toBe(before?.commit)
  expect((await place(again, restored)).code).toBe('SUCCESS')
  const [row] = await restored.db.system(
    ({ sql }) => sql<{ account: Buffer; highest: number }[]>`
      select account_sealed as account, (select max(id) from member) as highest
      from member where code = 'player1'`,
  )
  expect(restored.seal.open(row?.account ?? Buffer.alloc(0))).toBe(NUMBER)
  const admin = await restored.login('admin', 'OFFICE')
  const made = await restored.call(createMember, NEWCOMER, admin)
  expect(made).toMatchObject({ code: 'SUCCESS' })
  expect(made.data.id).toBeGreaterThan(row?.highest ?? Number.POSITIVE_INFINITY)
  expect(await restored.close()).toEqual([])
}

test('whatever is wrong with the file is one line, and nothing is left behind', async () => {
  const locked = { BACKUP_PASSPHRASE: PASSPHRASE }
  const { path } = await makeBackup(configOf(site.ownerUrl, locked), at('two'))
  const bytes = readFileSync(path)
  const half = bytes.subarray(0, bytes.length / 2)
  const changed = Buffer.from(bytes)
  changed[changed.length - 5] = (changed.at(-5) ?? 0) ^ 1
  const target = await emptyTestDatabase()
  for (const [content, env, says] of [
    [half, locked, 'cut short'],
    [changed, locked, 'altered'],
    [bytes, { BACKUP_PASSPHRASE: 'not the passphrase' }, 'The passphrase is wrong'],
    [bytes, {}, 'is encrypted'],
    [bytes, { ...locked, SEAL_KEY: '02'.repeat(32) }, 'not the one of this backup'],
  ] as const) {
    writeFileSync(at('bad'), content)
    const attempt = bringBack(
      configOf(target.ownerUrl, { DATA_DIR: at('none'), ...env }),
      at('bad'),
    )
    await expect(attempt).rejects.toThrow(says)
  }
  expect(await tablesIn(target.ownerUrl)).toBe(0)
  expect(existsSync(at('none'))).toBe(false)
  await target.drop()
}, 90_000)

test('nothing is restored over what is there', async () => {
  const { path } = await makeBackup(configOf(site.ownerUrl), at('three'))
  await expect(bringBack(configOf(site.ownerUrl), path)).rejects.toThrow('is not empty')
  writeFileSync(at('mine'), '')
  const config = { ...configOf(''), databaseUrl: undefined, dataDir: folder }
  await expect(bringBack(config, path)).rejects.toThrow('is not empty')
  await expect(makeBackup(configOf(site.ownerUrl), path)).rejects.toThrow('is there already')
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('a backup without a passphrase says so, and does not hold the key of the seals', async () => {
  const dataDir = at('keyed')
  const plain = { ...configOf(site.ownerUrl), sealKey: undefined, dataDir }
  mkdirSync(dataDir)
  writeFileSync(join(dataDir, 'seal.key'), SEAL_KEY)
  const open = await makeBackup(plain, at('open'))
  expect(open.warnings.join(' ')).toMatch(/NOT ENCRYPTED.*seal\.key is NOT in it/)
  expect(open.manifest.files).toEqual([])
  const locked = await makeBackup({ ...plain, backupPassphrase: PASSPHRASE }, at('locked'))
  expect(locked.warnings).toEqual([])
  expect(locked.manifest.files.map(({ name }) => name)).toEqual(['seal.key'])
})

test('real money is only backed up encrypted, with a passphrase worth its name', async () => {
  const real = { ...configOf(site.ownerUrl), mode: 'real' as const }
  await expect(makeBackup(real, at('real'))).rejects.toThrow('BACKUP_PASSPHRASE_FILE')
  const short = configOf(site.ownerUrl, { BACKUP_PASSPHRASE: 'short' })
  await expect(makeBackup(short, at('real'))).rejects.toThrow('12 characters')
  const missing = configOf(site.ownerUrl, { BACKUP_PASSPHRASE_FILE: at('no-such-file') })
  await expect(makeBackup(missing, at('real'))).rejects.toThrow('cannot be read')
})
