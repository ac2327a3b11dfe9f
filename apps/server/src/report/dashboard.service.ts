import type { Period } from '@camellia/contract/report'
import { addDays } from '@camellia/kernel/business-day'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import { won } from '@camellia/kernel/won'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { requireBelow } from '../tree/tree.sql'
import { type Counted, only, pairsFor, sliceFor, sumsFor, typesFor } from './figures.rules'
import { type Grain, selectLines, selectMoney, selectPeople, selectPlay } from './figures.sql'
import { type Compared, daysOf, lastDayOf, type Span, spansFor } from './period.rules'
import { countConnected, selectNow, selectPerson } from './report.sql'

const HOURS = 24
const LEAST_DAYS = 14
const TOP = 8

export interface Asked {
  readonly period?: Period | undefined
  readonly partner?: MemberId | undefined
}

export async function dashboardOf(tx: AppTx, caller: Caller, asked: Asked) {
  const at = await selectNow(tx)
  const { period = 'TODAY' } = asked
  const node = await lineOf(tx, caller, asked.partner)
  const spans = spansFor(period, at)
  const oneDay = period === 'TODAY' || period === 'YESTERDAY'
  const grain = oneDay ? 'HOUR' : 'NONE'
  const now = await countedOf(tx, [node], spans.now, grain)
  const before = await countedOf(tx, [node], spans.before, grain)
  const { since, until } = spans.now
  const to = lastDayOf(until)
  return {
    at: at.toISOString(),
    period,
    from: since,
    to,
    beforeUntil: spans.before.until.toISOString(),
    line: (await selectPerson(tx, node)) ?? refuse('MEMBER_NOT_FOUND'),
    whole: caller.head && node === caller.scopeId,
    connected: await countConnected(tx, node),
    ...(await peopleOf(tx, node, spans)),
    figures: pairsFor(sumsFor(now), sumsFor(before)),
    hours: oneDay ? await hoursOf(tx, node, spans, now) : [],
    days: await dayBars(tx, node, { since: earlier(since, addDays(to, 1 - LEAST_DAYS)), until }),
    byGameType: typesFor(now.play),
    topPartners: await topOf(tx, node, spans),
  }
}

/** Whose line it is about: one's own, or that of a partner below. */
export async function lineOf(
  tx: AppTx,
  { scopeId }: Caller,
  partner: MemberId | undefined,
): Promise<MemberId> {
  if (!partner || partner === scopeId) return scopeId
  await requireBelow(tx, scopeId, [partner])
  return partner
}

export async function countedOf(
  tx: AppTx,
  nodes: readonly MemberId[],
  span: Span,
  grain: Grain,
): Promise<Counted> {
  return {
    play: await selectPlay(tx, nodes, span, grain),
    money: await selectMoney(tx, nodes, span, grain),
  }
}

/** By hour against all of the day before: how the rest of the day may go is worth seeing. */
async function hoursOf(tx: AppTx, node: MemberId, { before }: Compared, now: Counted) {
  const since = before.since
  const whole = { since, until: new Date(Date.parse(`${addDays(since, 1)}T00:00:00+09:00`)) }
  const earlier = await countedOf(tx, [node], whole, 'HOUR')
  return Array.from({ length: HOURS }, (_, hour) => ({
    hour,
    ...sliceFor(only(now, (row) => row.hour === hour)),
    before: sliceFor(only(earlier, (row) => row.hour === hour)),
  }))
}

async function dayBars(tx: AppTx, node: MemberId, span: Span) {
  const counted = await countedOf(tx, [node], span, 'DAY')
  return daysOf(span).map((day) => {
    const part = only(counted, (row) => row.day === day)
    return { day, ...sliceFor(part), rounds: sumsFor(part).rounds }
  })
}

async function peopleOf(tx: AppTx, node: MemberId, spans: Compared) {
  const [now] = await selectPeople(tx, [node], spans.now)
  const [before] = await selectPeople(tx, [node], spans.before)
  const pair = (name: 'signups' | 'logins' | 'active') => ({
    now: now?.[name] ?? 0,
    before: before?.[name] ?? 0,
  })
  return { signups: pair('signups'), logins: pair('logins'), active: pair('active') }
}

/** Both periods end at the same time of the day, for partners as for everyone together. */
async function topOf(tx: AppTx, node: MemberId, spans: Compared) {
  const lines = await selectLines(tx, { below: node })
  const nodes = lines.map(({ id }) => id)
  const now = await selectPlay(tx, nodes, spans.now, 'NONE')
  const before = await selectPlay(tx, nodes, spans.before, 'NONE')
  return lines
    .map(({ id, code, name }) => {
      const played = sumsFor({ play: now.filter((row) => row.node === id), money: [] })
      const earlier = sumsFor({ play: before.filter((row) => row.node === id), money: [] })
      const { stake, win } = played
      return { id, code, name, stake: won(stake), win: won(win), stakeBefore: won(earlier.stake) }
    })
    .filter(({ stake, stakeBefore }) => stake > 0 || stakeBefore > 0)
    .toSorted((a, b) => b.stake - a.stake)
    .slice(0, TOP)
}

function earlier(a: string, b: string): string {
  return a < b ? a : b
}
