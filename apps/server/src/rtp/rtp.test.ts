import { listGames } from '@camellia/contract/game'
import { bet } from '@camellia/contract/play'
import { readShell } from '@camellia/contract/report'
import * as contract from '@camellia/contract/rtp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listen } from '../access/testing-access'
import { type CallAs, startSite, type TestSite } from '../testing-site'
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
})

test('one that waits is told to the head office and counted for whoever may answer it', async () => {
  const waits = async (as: CallAs) => (await site.call(readShell, {}, as)).data.rtp
  const boss = await site.login('subhq1', 'OFFICE')
  const heard = listen(site)
  const { data } = await ask('97')
  const to = { above: [site.idOf('admin')], ability: { subject: 'Rtp', action: 'manage' } }
  expect(heard()).toEqual([{ to, push: { type: 'QUEUE', queue: 'RTP' } }])
  expect([await waits(admin), await waits(staff), await waits(boss)]).toEqual([0, 1, 0])
  await decide(data.id, 'REJECT', staff)
  expect(heard()).toHaveLength(2)
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

test('what was paid back is measured from rounds, past days from their sums', async () => {
  await site.db.system(async (tx) => {
    await tx.sql`alter table round disable trigger round_append_only`
    await tx.sql`
      insert into round (id, at, member_id, game, game_type, stake, win, status, choice, outcome,
                         seed_id, nonce, cash_before, rate_version)
      select gen_random_uuid(), now() - interval '1 day', ${site.idOf('player1')}, ${game}, 'SLOT',
             1000, case when n % 10 = 0 then 9000 else 0 end, 'LOSE', '{}', '{"variant": "97"}',
             gen_random_uuid(), n, 0, 0
      from generate_series(1, 2000) n`
    const [today] = await tx.sql<{ day: string }[]>`select business_day(now())::text as day`
    await saveGameDays(tx, today?.day ?? '', 3)
    await saveGameDays(tx, today?.day ?? '', 3)
    await tx.sql`delete from round where outcome ->> 'variant' = '97'`
    await tx.sql`alter table round enable trigger round_append_only`
  })
  const { data } = await site.call(contract.listRtp, {}, admin)
  const title = data.find((one) => one.game === game)
  const past = title?.measured.find(({ variant }) => variant === '97')
  expect(past).toMatchObject({ rounds: 2_000, stake: 2_000_000, win: 1_800_000, rtp: 9_000 })
  expect(past?.z).toBeLessThan(0)
  expect(title?.variants.map(({ rtp }) => rtp)).toEqual([9_400, 9_600, 9_700])
  const drift = (await site.call(contract.readDrift, { game, days: 7 }, admin)).data
  expect(drift.days.some(({ variant, rounds }) => variant === '97' && rounds === 2_000)).toBe(true)
})
