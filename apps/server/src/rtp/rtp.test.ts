import { listGames } from '@camellia/contract/game'
import { bet } from '@camellia/contract/play'
import { readShell } from '@camellia/contract/report'
import * as contract from '@camellia/contract/rtp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listen } from '../access/testing-access'
import type { AppTx } from '../http/tell'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { raiseAlarms } from './monitor.service'
import { saveGameDays } from './rtp.sql'

let site: TestSite
let player: CallAs
let admin: CallAs
let staff: CallAs

beforeAll(async () => {
  site = await startSite()
})
beforeEach(async () => {
  player = await site.login('player1')
  admin = await site.login('admin', 'OFFICE')
  staff = await site.login('staff1', 'OFFICE')
})
afterAll(async () => expect(await site.close()).toEqual([]))

const game = 'crimson-fortune'
const spin = (variant: '94' | '96' | '97') =>
  site.call(bet, { game, stake: 1_000, choice: {}, variant }, player)
const ask = (variant: '94' | '96' | '97', as: CallAs = admin) =>
  site.call(contract.askRtp, { game, variant, reason: '조정' }, as)
const decide = (id: string, verdict: 'APPROVE' | 'REJECT', as: CallAs) =>
  site.call(contract.decideRtp, { id, verdict }, as)

test('a variant is changed by two people, for everyone, for rounds opened afterwards', async () => {
  expect((await spin('96')).code).toBe('SUCCESS')
  const { data } = await ask('94')
  expect((await ask('97', staff)).code).toBe('ALREADY_EXIST_REQUEST')
  expect((await decide(data.id, 'APPROVE', admin)).code).toBe('FOUR_EYES_REQUIRED')
  expect((await spin('96')).code).toBe('SUCCESS')
  expect((await decide(data.id, 'APPROVE', staff)).code).toBe('SUCCESS')
  expect((await decide(data.id, 'APPROVE', staff)).code).toBe('CONFLICT')
  // Whoever was shown the old one is told before the next spin, and pays nothing.
  const told = await spin('96')
  expect(told.code).toBe('RTP_CHANGED')
  const round = (await spin('94')).data.round
  expect(round.outcome).toMatchObject({ variant: '94' })
  const games = (await site.call(listGames, {}, {})).data
  expect(games.find(({ code }) => code === game)).toMatchObject({ rtp: 9_400 })
  const changes = (await site.call(contract.listRtpChanges, {}, {})).data
  expect(changes[0]).toMatchObject({ game, from: '96', to: '94' })
  expect(JSON.stringify(changes)).not.toContain('admin')
  // The office reads who asked and who approved.
  const [recent] = (await site.call(contract.listRecentRtp, {}, admin)).data
  expect(recent).toMatchObject({
    ...{ game, from: '96', to: '94', status: 'ACTIVE' },
    ...{ madeBy: { code: 'admin' }, decidedBy: { code: 'staff1' } },
  })
})

test('one that waits is told to the head office and counted for whoever may answer it', async () => {
  const waits = async (as: CallAs) => (await site.call(readShell, {}, as)).data.rtp
  const boss = await site.login('subhq1', 'OFFICE')
  const heard = listen(site)
  const { data } = await ask('97')
  const to = { above: [site.idOf('admin')], ability: { subject: 'Rtp', action: 'manage' } }
  // Who asked is not told that a second person is wanted.
  const second = { type: 'ALARM', kind: 'SECOND', second: 'RTP' }
  expect(heard()).toMatchObject([
    { to, push: { type: 'QUEUE', queue: 'RTP' } },
    { to: { ...to, but: site.idOf('admin') }, push: second },
  ])
  expect([await waits(admin), await waits(staff), await waits(boss)]).toEqual([0, 1, 0])
  await decide(data.id, 'REJECT', staff)
  expect(heard()).toHaveLength(3)
  expect(await waits(staff)).toBe(0)
})

test('the database itself lets no change through with one person', async () => {
  const { data } = await ask('97')
  const alone = site.db.system(
    (tx) => tx.sql`
      update rtp_change set status = 'ACTIVE', decided_by = made_by, decided_at = now()
      where id = ${data.id}`,
  )
  await expect(alone).rejects.toThrow('FOUR_EYES_REQUIRED')
  expect((await decide(data.id, 'REJECT', admin)).code).toBe('SUCCESS')
})

/** Rounds of yesterday, put there as they are; the books are not about them. */
async function playedYesterday(
  rounds: number,
  round: { game: string; stake: number; win: number; choice: object; outcome: object },
): Promise<void> {
  await site.db.system(async (tx) => {
    await tx.sql`alter table round disable trigger round_append_only`
    await tx.sql`
      insert into round (id, at, member_id, game, game_type, stake, win, status, choice, outcome,
                         seed_id, nonce, cash_before, epoch)
      select gen_random_uuid(), now() - interval '1 day', ${site.idOf('player1')}, ${round.game},
             'SLOT', ${round.stake}, case when n % 10 = 0 then ${round.win}::bigint else 0 end,
             'LOSE', ${tx.sql.json(round.choice as never)},
             case when n % 10 = 0 then ${tx.sql.json(round.outcome as never)}
               else ${tx.sql.json({ ...round.outcome, cents: 0 } as never)} end,
             gen_random_uuid(), n, 0, 0
      from generate_series(1, ${rounds}::integer) n`
    const day = await today(tx)
    await saveGameDays(tx, day, 3)
    await saveGameDays(tx, day, 3)
    await tx.sql`delete from round where at < now() - interval '12 hours'`
    await tx.sql`alter table round enable trigger round_append_only`
  })
}

async function today(tx: AppTx): Promise<string> {
  const [row] = await tx.sql<{ day: string }[]>`select business_day(now())::text as day`
  return row?.day ?? ''
}

const titleOf = async (code: string) =>
  (await site.call(contract.listRtp, {}, admin)).data.find((one) => one.game === code)

test('what was paid back is measured from rounds, past days from their sums', async () => {
  const outcome = { variant: '97', cents: 900 }
  await playedYesterday(2_000, { game, stake: 1_000, win: 9_000, choice: {}, outcome })
  const title = await titleOf(game)
  const past = title?.measured.find(({ variant }) => variant === '97')
  expect(past).toMatchObject({ rounds: 2_000, stake: 2_000_000, win: 1_800_000, rtp: 9_000 })
  expect(past).toMatchObject({ kind: 'spin', mean: 9_000, spread: 2.7 })
  expect(past?.z).toBeLessThan(0)
  expect(past?.z).toBeGreaterThan(-2)
  expect(past?.low).toBeLessThan(9_000)
  expect(title?.variants.map(({ rtp }) => rtp)).toEqual([9_400, 9_600, 9_700])
  const drift = (await site.call(contract.readDrift, { game, days: 7 }, admin)).data
  const day = drift.days.find(({ variant, rounds }) => variant === '97' && rounds === 2_000)
  expect(day).toMatchObject({ value: 9_000, low: past?.low, high: past?.high })
})

test('bought features and games without variants are measured by themselves', async () => {
  const bought = { variant: '96', cents: 62_400 }
  const buy = { game: 'thunder-pantheon', stake: 13_000, win: 124_800, choice: { buy: true } }
  await playedYesterday(200, { ...buy, outcome: bought })
  const [measured] = (await titleOf('thunder-pantheon'))?.measured ?? []
  expect(measured).toMatchObject({ kind: 'buy', rounds: 200, mean: 9_600, variant: '96' })
  // Every win of 1.95 is rounded down to whole won; what is measured is what was played for.
  const odd = { game: 'odd-even', stake: 1_001, win: 1_951, choice: { pick: 'ODD' } }
  await playedYesterday(1_000, { ...odd, outcome: {} })
  const coin = await titleOf('odd-even')
  expect(coin).toMatchObject({ variant: null, declared: 9_750, defHash: null })
  expect(coin?.measured[0]).toMatchObject({ variant: null, mean: 1_950, z: -5 })
})

test('a game that left chance is told to the head office once a day, and stands on its page', async () => {
  const day = await site.db.system(today)
  const heard = listen(site)
  const found = await site.db.system((tx) => raiseAlarms(tx, day))
  expect(found.map((alarm) => alarm.game)).toEqual(['odd-even'])
  const to = { above: [site.idOf('admin')], ability: { subject: 'Rtp', action: 'manage' } }
  const text = 'odd-even, z -5.00'
  expect(heard()).toEqual([
    { to, push: { type: 'ALARM', kind: 'RTP', text, id: 'odd-even' } },
    { to, push: { type: 'QUEUE', queue: 'RTP' } },
  ])
  await site.db.system((tx) => raiseAlarms(tx, day))
  expect(heard()).toHaveLength(2)
  const alarms = (await titleOf('odd-even'))?.alarms
  expect(alarms).toEqual([{ day, variant: null, kind: 'spin', rounds: 1_000, z: -5, mean: 1_950 }])
})
