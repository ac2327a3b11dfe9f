import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLedger, auditSnapshot } from './audit'
import { placeOn, startLedger, type TestPlayer } from './testing'

let ledger: Awaited<ReturnType<typeof startLedger>>
let player: TestPlayer

beforeAll(async () => {
  ledger = await startLedger(2, 10_000)
  player = ledger.people[0] as TestPlayer
  for (const nonce of [0, 1, 2]) {
    await placeOn(ledger.batcher, player, { key: `k${nonce}`, stake: 1_000, win: nonce * 1_000 })
  }
})

afterAll(() => ledger.close())

test('sound books are found sound, and counted', async () => {
  const report = await ledger.db.system(auditLedger)
  expect(report).toEqual({ accounts: 8, entries: 14, rounds: 3, sum: 0, breaks: [] })
})

/** What somebody with all rights could do to the books, and the words that find it. */
test.each([
  ['update wallet set cash = cash + 1 where cash > 0', 'holds'],
  ["update transfer set amount = amount + 1 where kind = 'BET'", 'does not follow'],
  ["delete from transfer where kind = 'WIN'", 'its money'],
  ['update round set win = win + 1', 'its money'],
  ['delete from cause', 'has no cause'],
  ['update rollup_day set stake = stake - 1', 'rollup of member'],
  ['update rollup_day set hour = (hour + 1) % 24', 'rollup of member'],
])('%s is found', async (damage, words) => {
  const report = await withDamage(damage)
  expect(report.breaks.join('\n')).toContain(words)
})

test('the damage of the tests above was undone: the books are sound again', async () => {
  expect((await ledger.db.system(auditLedger)).breaks).toEqual([])
})

/** The triggers are put to sleep for one transaction that is rolled back at its end. */
async function withDamage(damage: string) {
  let report: Awaited<ReturnType<typeof auditLedger>> | undefined
  const undone = new Error('undone')
  await ledger.owner
    .begin(async (sql) => {
      for (const table of ['transfer', 'round', 'cause']) {
        await sql.unsafe(`alter table ${table} disable trigger user`)
      }
      await sql.unsafe(damage)
      report = await auditSnapshot({ sql, tell: () => {} })
      throw undone
    })
    .catch((error) => {
      if (error !== undone) throw error
    })
  if (!report) throw new Error('the audit did not run')
  return report
}
