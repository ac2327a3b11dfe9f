import { answerGift, fundGifts, makeGift } from '@camellia/contract/gift'
import { bet } from '@camellia/contract/play'
import { readRates, saveRates } from '@camellia/contract/rate'
import { PERIODS, type Period, readDashboard } from '@camellia/contract/report'
import { readLineFigures, readLines } from '@camellia/contract/report-line'
import { addDays, businessDay, startOfDay } from '@camellia/kernel/business-day'
import type { MemberId } from '@camellia/kernel/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { drawsOf, payAt, playAt, type Raw, rawOf } from './testing-report'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let site: TestSite
let admin: CallAs
let raw: Raw

/** Ten weeks of a small site, drawn at random, and thickest around this time of the day. */
beforeAll(async () => {
  site = await startSite()
  admin = await site.login('admin', 'OFFICE')
  const draw = drawsOf(21)
  const players = ['player1', 'player2', 'player3'].map(site.idOf)
  const staff = [site.idOf('staff1'), site.idOf('admin')]
  const now = Date.now()
  await setRolling('admin', 300)
  await setRolling('subhq1', 250)
  await site.db.system(async (tx) => {
    const moments = Array.from({ length: 260 }, (_, n) => momentOf(draw, n, now))
    const months = new Set(moments.map((at) => businessDay(at).slice(0, 7)))
    for (const month of months) await tx.sql`select ledger_ensure_month(${`${month}-01`}::date)`
    for (const at of moments.toSorted((a, b) => a.getTime() - b.getTime())) {
      const member = players[draw(players.length)] as MemberId
      if (draw(4) === 0) await payAt(tx, draw, { member, staff, at, until: new Date(now) })
      else await playAt(tx, draw, { member, at })
    }
  })
  await setRolling('subhq1', 275)
  await playGifts()
  raw = await site.db.system(rawOf)
})
afterAll(async () => expect(await site.close()).toEqual([]))

/** A third of them within two hours of a day ago or a week ago: there the spans are cut. */
function momentOf(draw: (below: number) => number, n: number, now: number): Date {
  const near = draw(2 * HOUR_MS) - HOUR_MS
  const back = [DAY_MS, 7 * DAY_MS, 30 * DAY_MS][n % 9]
  const ago = back === undefined ? draw(70 * DAY_MS) + 15 * 60_000 : back + near
  return new Date(now - ago)
}

async function setRolling(code: string, rate: number): Promise<void> {
  const id = site.idOf(code)
  const { version, rates } = (await site.call(readRates, { id }, admin)).data
  const rolling = { ...rates.rolling, SLOT: rate, MINI: rate - 100 }
  const change = { id, version, ...rates, rolling, reason: 'x' }
  expect((await site.call(saveRates, change, admin)).code).toBe('SUCCESS')
}

/** Free rounds and a prize, beside rounds that are paid for. */
async function playGifts(): Promise<void> {
  const player = await site.login('player1')
  await site.call(fundGifts, { amount: 500_000, direction: 'IN' }, admin)
  const game = 'crimson-fortune'
  const wish = { member: site.idOf('player1'), memo: 'x' }
  const spins = { kind: 'SPINS', game, bet: 1_000, spins: 12, ...wish } as const
  const gift = (await site.call(makeGift, spins, admin)).data.id
  // Two of them just before the same time yesterday, where no sum of whole hours helps.
  const at = new Date(Date.now() - DAY_MS - 1_000)
  await site.db.system(async (tx) => {
    for (const win of [1, 2]) await playAt(tx, () => win, { member: wish.member, at, gift })
  })
  for (let i = 0; i < 10; i++) {
    await site.call(bet, { game, stake: 1_000, choice: {}, variant: '96', gift }, player)
    await site.call(bet, { game, stake: 1_000, choice: {}, variant: '96' }, player)
  }
  const { id } = (await site.call(makeGift, { kind: 'PRIZE', amount: 7_000, ...wish }, admin)).data
  expect((await site.call(answerGift, { id, answer: 'TAKE' }, player)).code).toBe('SUCCESS')
}

type Moments = readonly [from: number, until: number]

/** What a period is, said again in milliseconds: the day begins at midnight in Seoul. */
function momentsOf(period: Period, at: number): readonly [now: Moments, before: Moments] {
  const midnight = startOfDay(businessDay(new Date(at))).getTime()
  const back = (days: number): readonly [Moments, Moments] => [
    [midnight - (days - 1) * DAY_MS, at],
    [midnight - (2 * days - 1) * DAY_MS, at - days * DAY_MS],
  ]
  const month = (ago: number) => {
    const [year = 0, number = 0] = businessDay(new Date(at)).split('-').map(Number)
    return Date.UTC(year, number - 1 - ago, 1) - 9 * HOUR_MS
  }
  switch (period) {
    case 'TODAY':
      return back(1)
    case 'DAYS_7':
      return back(7)
    case 'DAYS_30':
      return back(30)
    case 'YESTERDAY':
      return [
        [midnight - DAY_MS, midnight],
        [midnight - 2 * DAY_MS, midnight - DAY_MS],
      ]
    case 'MONTH':
      return [
        [month(0), at],
        [month(1), Math.min(month(0), month(1) + at - month(0))],
      ]
    case 'LAST_MONTH':
      return [
        [month(1), month(0)],
        [month(2), month(1)],
      ]
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)

/** One row after the other, with nothing of the product's own sums. */
function naive(node: MemberId, [from, until]: Moments) {
  const here = ({ member, at }: { readonly member: MemberId; readonly at: Date }) =>
    at.getTime() >= from && at.getTime() < until && raw.people.get(member)?.path.includes(node)
  const rounds = raw.rounds.filter((round) => here(round) && !round.gift)
  const paid = (...types: readonly string[]) =>
    sum(raw.requests.filter((one) => here(one) && types.includes(one.type)).map((r) => r.amount))
  const rate = (epoch: number, type: string) =>
    raw.rates.filter(({ member, id }) => member === node && id <= epoch).at(-1)?.rolling[type] ?? 0
  const stake = sum(rounds.map((round) => round.stake))
  const win = sum(rounds.map((round) => round.win))
  const deposits = paid('DEPOSIT', 'COIN_DEPOSIT')
  const withdrawals = paid('WITHDRAW')
  const bonuses = sum(raw.awards.filter(here).map(({ amount }) => amount))
  const parts = rounds.map((one) => one.stake * rate(one.epoch, one.gameType))
  const rolling = Math.floor(sum(parts) / 10_000)
  return {
    ...{ deposits, withdrawals, net: deposits - withdrawals, stake, win, ggr: stake - win },
    ...{ bonuses, rolling, profit: stake - win - bonuses - rolling, rounds: rounds.length },
    players: new Set(rounds.map(({ member }) => member)).size,
  }
}

const read = async (period: Period, partner?: MemberId, as = admin) =>
  (await site.call(readDashboard, { period, ...(partner && { partner }) }, as)).data

test.each(PERIODS)('%s is what its rows say, one by one, for any line', async (period) => {
  for (const code of ['admin', 'subhq1', 'store1', 'subhq2']) {
    const id = site.idOf(code)
    const { at, figures, active, line } = await read(period, id)
    const [now, before] = momentsOf(period, Date.parse(at)).map((span) => naive(id, span))
    expect(line.code).toBe(code)
    for (const [name, figure] of Object.entries(figures)) {
      const expected = (of = now) => of?.[name as keyof typeof figures]
      expect({ code, name, ...figure }).toEqual({
        ...{ code, name, now: expected(), before: expected(before) },
      })
    }
    expect(active).toEqual({ now: now?.players, before: before?.players })
  }
})

test('the rows were worth counting: every figure moved, and spans were cut within an hour', async () => {
  const { figures, at, beforeUntil } = await read('DAYS_30')
  for (const [name, { now }] of Object.entries(figures))
    expect({ name, now }).not.toEqual({ name, now: 0 })
  expect(Date.parse(beforeUntil)).toBe(Date.parse(at) - 30 * DAY_MS)
  const cut = Date.parse(at) - DAY_MS
  const hour = (one: { readonly at: Date }) => Math.floor(one.at.getTime() / HOUR_MS)
  const near = raw.rounds.filter((one) => hour(one) === Math.floor(cut / HOUR_MS))
  expect(near.length).toBeGreaterThan(0)
})

test.each(PERIODS)('of %s kinds of game, hours and days add up to the whole', async (period) => {
  const { at, figures, byGameType, hours, days, from, to } = await read(period)
  expect(sum(byGameType.map(({ stake }) => stake))).toBe(figures.stake.now)
  expect(sum(byGameType.map(({ win }) => win))).toBe(figures.win.now)
  expect(sum(byGameType.map(({ rounds }) => rounds))).toBe(figures.rounds.now)
  const own = days.filter(({ day }) => day >= from && day <= to)
  for (const name of ['deposits', 'withdrawals', 'stake', 'win'] as const) {
    expect(sum(own.map((day) => day[name]))).toBe(figures[name].now)
    if (hours.length > 0) expect(sum(hours.map((one) => one[name]))).toBe(figures[name].now)
  }
  const root = site.idOf('admin')
  for (const { day, stake } of days) {
    const start = startOfDay(day).getTime()
    const end = Math.min(startOfDay(addDays(day, 1)).getTime(), Date.parse(at))
    expect({ day, stake }).toEqual({ day, stake: naive(root, [start, end]).stake })
  }
})

test('partners are compared until the same time of the day too, not with a whole day', async () => {
  for (const period of ['TODAY', 'DAYS_7'] as const) {
    const { at, topPartners } = await read(period)
    const [now, before] = momentsOf(period, Date.parse(at))
    expect(topPartners.length).toBeGreaterThan(0)
    for (const { id, stake, win, stakeBefore } of topPartners) {
      const [played, earlier] = [naive(id, now), naive(id, before)]
      expect({ stake, win, stakeBefore }).toEqual({
        ...{ stake: played.stake, win: played.win, stakeBefore: earlier.stake },
      })
    }
  }
})

test('the line of a partner is counted like the whole, and nobody counts another’s', async () => {
  const { data } = await site.call(readLines, { period: 'DAYS_30' }, admin)
  const ids = data.lines.map(({ id }) => id)
  const { data: figures } = await site.call(readLineFigures, { period: 'DAYS_30', ids }, admin)
  const { at } = await read('DAYS_30')
  const [now] = momentsOf('DAYS_30', Date.parse(at))
  for (const { id, deposits, withdrawals, stake, win, active, days } of data.lines) {
    const rows = naive(id, now)
    expect({ deposits, withdrawals, stake, win, active }).toEqual({
      ...{ deposits: rows.deposits, withdrawals: rows.withdrawals, stake: rows.stake },
      ...{ win: rows.win, active: rows.players },
    })
    expect(figures.find((one) => one.id === id)).toMatchObject({ deposits, stake, win, active })
    expect(sum(days.map((day) => day.deposits))).toBe(deposits)
    expect(sum(days.map((day) => day.withdrawals))).toBe(withdrawals)
  }
  expect(sum(data.lines.map(({ stake }) => stake))).toBe(data.whole.stake)
  expect(sum(data.days.map(({ deposits }) => deposits))).toBe(data.whole.deposits)

  const other = await site.login('subhq2', 'OFFICE')
  const partner = site.idOf('store1')
  const codes = [
    (await site.call(readDashboard, { partner }, other)).code,
    (await site.call(readLines, { partner }, other)).code,
    (await site.call(readLineFigures, { period: 'TODAY', ids: [partner] }, other)).code,
  ]
  expect(codes).toEqual(['MEMBER_NOT_FOUND', 'MEMBER_NOT_FOUND', 'MEMBER_NOT_FOUND'])
})

test('what a line holds is what everyone below the partner holds', async () => {
  const ids = [site.idOf('subhq1'), site.idOf('store1')]
  const { data } = await site.call(readLineFigures, { period: 'TODAY', ids }, admin)
  const held = await site.db.system(
    (tx) => tx.sql<{ id: MemberId; cash: number }[]>`
      select member_id as id, cash from wallet`,
  )
  for (const { id, balances, members } of data) {
    const below = held.filter((one) => one.id !== id && raw.people.get(one.id)?.path.includes(id))
    expect(balances).toBe(sum(below.map(({ cash }) => cash)))
    expect(members).toBe(2)
  }
})
