import type { WaitingMember } from '@camellia/contract/member'
import type { MemberId } from '@camellia/kernel/ids'

export interface Decision {
  readonly verdict: 'APPROVE' | 'REFUSE'
  readonly by: string
  readonly at: string
  readonly reason: string | null
  readonly mine: boolean
}

export interface FreshPage {
  readonly items: readonly WaitingMember[]
  readonly total: number
}

/** The rows as they were when one began to look, and what was decided since. */
export interface QueueView {
  readonly rows: readonly WaitingMember[]
  readonly total: number
  readonly decided: ReadonlyMap<MemberId, Decision>
}

export function viewOf({ items, total }: FreshPage): QueueView {
  return { rows: items, total, decided: new Map() }
}

/** Nothing is under the cursor of an empty list: what comes may show itself at once. */
export function mayReplace(view: QueueView): boolean {
  return view.rows.length === 0
}

export interface News {
  /** Sign-ups that came since one began to look. */
  readonly arrived: number
  /** Rows that would take the place of the decided ones. */
  readonly following: number
}

/** New rows wait in the bar above the table; they never push what is under the cursor. */
export function newsOf(view: QueueView, fresh: FreshPage): News {
  const known = new Set(view.rows.map(({ id }) => id))
  const arrived = Math.max(0, fresh.total - (view.total - view.decided.size))
  const unseen = fresh.items.filter(({ id }) => !known.has(id)).length
  return { arrived, following: Math.max(0, unseen - arrived) }
}

/** Rows that wait no longer on this page: someone decided them, or they moved to another page. */
export function vanishedFrom(view: QueueView, fresh: FreshPage): readonly MemberId[] {
  const there = new Set(fresh.items.map(({ id }) => id))
  return view.rows.flatMap(({ id }) => (there.has(id) || view.decided.has(id) ? [] : [id]))
}

export function withDecisions(
  view: QueueView,
  decisions: ReadonlyMap<MemberId, Decision>,
): QueueView {
  return { ...view, decided: new Map([...view.decided, ...decisions]) }
}

/** What a decided row says about its decision. */
export function decisionIn(row: WaitingMember, me: string): Decision | undefined {
  if (row.status === 'NEW' || row.decidedAt === null) return undefined
  const by = row.decidedBy ?? ''
  const verdict = row.status === 'DELETED' ? 'REFUSE' : 'APPROVE'
  return { verdict, by, at: row.decidedAt, reason: row.reason, mine: by === me }
}

type Rows = readonly { readonly id: MemberId }[]

/** One step up or down, stopping at the ends; the first row when there was no cursor. */
export function moved(
  rows: Rows,
  cursor: MemberId | undefined,
  step: 1 | -1,
): MemberId | undefined {
  const at = rows.findIndex(({ id }) => id === cursor)
  if (at === -1) return (step === 1 ? rows[0] : rows.at(-1))?.id
  return rows[Math.max(0, Math.min(rows.length - 1, at + step))]?.id
}

/** The next row that still waits, going round once. */
export function nextWaiting(
  { rows, decided }: Pick<QueueView, 'rows' | 'decided'>,
  cursor: MemberId | undefined,
): MemberId | undefined {
  const at = rows.findIndex(({ id }) => id === cursor)
  const round = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))]
  return round.find(({ id }) => !decided.has(id))?.id
}

export function toggled<Key>(chosen: ReadonlySet<Key>, key: Key): ReadonlySet<Key> {
  const next = new Set(chosen)
  if (!next.delete(key)) next.add(key)
  return next
}

/** All of those that still wait, or none when all are chosen already. */
export function toggledAll(view: QueueView, chosen: ReadonlySet<MemberId>): ReadonlySet<MemberId> {
  const open = view.rows.flatMap(({ id }) => (view.decided.has(id) ? [] : [id]))
  return open.every((id) => chosen.has(id)) ? new Set() : new Set(open)
}

/** How many requests of this list came from the same address. */
export function sameAddress(rows: readonly WaitingMember[], row: WaitingMember): number {
  return rows.filter(({ address }) => address !== '' && address === row.address).length
}
