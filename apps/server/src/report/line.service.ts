import type { Period } from '@camellia/contract/report'
import type { LineFigures } from '@camellia/contract/report-line'
import { LINES_MOST } from '@camellia/contract/report-line'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import { won } from '@camellia/kernel/won'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { ratesFrom } from '../rate/rate.rules'
import { requireBelow } from '../tree/tree.sql'
import { type Asked, countedOf, lineOf } from './dashboard.service'
import { type Counted, groups, only, sliceFor } from './figures.rules'
import { type LineRow, type PeopleRow, selectLines, selectPeople } from './figures.sql'
import { daysOf, lastDayOf, type Span, spansFor } from './period.rules'
import { selectNow } from './report.sql'

/** Of partners on a page of a list, each with the whole line. */
export async function lineFiguresOf(
  tx: AppTx,
  caller: Caller,
  { ids, period }: { readonly ids: readonly MemberId[]; readonly period: Period },
): Promise<LineFigures[]> {
  const others = ids.filter((id) => id !== caller.scopeId)
  if (others.length > 0) await requireBelow(tx, caller.scopeId, others)
  return figuresFor(tx, await selectLines(tx, { ids }), spansFor(period, await selectNow(tx)).now)
}

/** One line cut into those directly below it. */
export async function linesOf(tx: AppTx, caller: Caller, asked: Asked) {
  const { period = 'DAYS_30' } = asked
  const node = await lineOf(tx, caller, asked.partner)
  const span = spansFor(period, await selectNow(tx)).now
  const rows = await selectLines(tx, { below: node })
  const [whole] = await figuresFor(tx, await selectLines(tx, { ids: [node] }), span)
  const shown = (await figuresFor(tx, rows, span))
    .toSorted((a, b) => b.stake - a.stake)
    .slice(0, LINES_MOST)
  const nodes = shown.map(({ id }) => id)
  const byDay = await countedOf(tx, [node, ...nodes], span, 'DAY')
  const money = groups(byDay.money, (row) => row.node)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const daysFor = (id: MemberId, days: readonly string[]) =>
    days.map((day) => dayOf(day, { play: [], money: money.get(id) ?? [] }))
  return {
    from: span.since,
    to: lastDayOf(span.until),
    whole: whole ?? refuse('MEMBER_NOT_FOUND'),
    lines: shown.map((line) => ({
      ...line,
      ...detailFor(byId.get(line.id)),
      days: daysFor(line.id, daysOf(span)).filter((day) => day.deposits + day.withdrawals > 0),
    })),
    count: rows.length,
    days: daysFor(node, daysOf(span)),
  }
}

async function figuresFor(tx: AppTx, rows: readonly LineRow[], span: Span): Promise<LineFigures[]> {
  const nodes = rows.map(({ id }) => id)
  if (nodes.length === 0) return []
  const counted = await countedOf(tx, nodes, span, 'NONE')
  const play = groups(counted.play, (row) => row.node)
  const money = groups(counted.money, (row) => row.node)
  const people = new Map((await selectPeople(tx, nodes, span)).map((row) => [row.node, row]))
  return rows.map(({ id, code, name }) => ({
    id,
    code,
    name,
    ...headsFor(people.get(id)),
    ...sliceFor({ play: play.get(id) ?? [], money: money.get(id) ?? [] }),
  }))
}

function headsFor(row: PeopleRow | undefined) {
  const { members = 0, active = 0, balances = won(0) } = row ?? {}
  return { members, active, balances }
}

function detailFor(row: LineRow | undefined) {
  const { rolling = null, losing = null, lossFee = 0, partners = 0 } = row ?? {}
  const rates = { rolling: ratesFrom(rolling), losing: ratesFrom(losing), lossFee: lossFee ?? 0 }
  return { rates, partners }
}

function dayOf(day: string, counted: Counted) {
  const { deposits, withdrawals } = sliceFor(only(counted, (row) => row.day === day))
  return { day, deposits, withdrawals }
}
