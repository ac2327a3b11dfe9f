export interface Keyed {
  readonly id: string | number
}

type Rows<Row extends Keyed> = readonly Row[]

export interface QueuePage<Row> {
  readonly items: readonly Row[]
  readonly total: number
}

/** The rows as they were when one began to look, and what was decided since. */
export interface QueueView<Row extends Keyed, Decision> {
  readonly rows: Rows<Row>
  readonly total: number
  readonly decided: ReadonlyMap<Row['id'], Decision>
}

export function viewOf<Row extends Keyed, Decision>({
  items,
  total,
}: QueuePage<Row>): QueueView<Row, Decision> {
  return { rows: items, total, decided: new Map() }
}

/** Nothing is under the cursor of an empty list: what comes may show itself at once. */
export function mayReplace(view: Pick<QueueView<Keyed, unknown>, 'rows'>): boolean {
  return view.rows.length === 0
}

export interface News {
  /** Requests that came since one began to look. */
  readonly arrived: number
  /** Rows that would take the place of the decided ones. */
  readonly following: number
}

/** New rows wait in the bar above the table; they never push what is under the cursor. */
export function newsOf<Row extends Keyed>(
  view: QueueView<Row, unknown>,
  fresh: QueuePage<Row>,
): News {
  const known = new Set(view.rows.map(({ id }) => id))
  const arrived = Math.max(0, fresh.total - (view.total - view.decided.size))
  const unseen = fresh.items.filter(({ id }) => !known.has(id)).length
  return { arrived, following: Math.max(0, unseen - arrived) }
}

/** Rows that wait no longer on this page: someone decided them, or they moved to another page. */
export function vanishedFrom<Row extends Keyed>(
  view: QueueView<Row, unknown>,
  fresh: QueuePage<Row>,
): readonly Row['id'][] {
  const there = new Set(fresh.items.map(({ id }) => id))
  return view.rows.flatMap(({ id }) => (there.has(id) || view.decided.has(id) ? [] : [id]))
}

export function withDecisions<Row extends Keyed, Decision>(
  view: QueueView<Row, Decision>,
  decisions: ReadonlyMap<Row['id'], Decision>,
): QueueView<Row, Decision> {
  return { ...view, decided: new Map([...view.decided, ...decisions]) }
}

/** What the newest decided rows say about those that went away. */
export function decisionsAbout<Row extends Keyed, Decision>(
  ids: readonly Row['id'][],
  rows: readonly Row[],
  decisionIn: (row: Row) => Decision | undefined,
): ReadonlyMap<Row['id'], Decision> {
  const missing = new Set(ids)
  return new Map(
    rows.flatMap((row) => {
      const decision = missing.has(row.id) ? decisionIn(row) : undefined
      return decision ? [[row.id, decision] as const] : []
    }),
  )
}

/** Green or grey only where a decision stands among what still waits. */
export function rowStateOf<Row extends Keyed>(
  { decided }: Pick<QueueView<Row, { readonly verdict: string }>, 'decided'>,
  state: string,
  { id }: Row,
): 'done' | 'refused' | undefined {
  const decision = decided.get(id)
  // Where all are decided, a colour would tell nothing.
  const all = ['FINISHED', 'REJECTED', 'APPROVED', 'REFUSED'].includes(state)
  if (all || !decision) return undefined
  return decision.verdict === 'APPROVE' ? 'done' : 'refused'
}

/** The same rows in the same places, each as it is now: who works on one is always visible. */
export function asTheyAre<Row extends Keyed, Decision>(
  view: QueueView<Row, Decision>,
  fresh: QueuePage<Row>,
): QueueView<Row, Decision> {
  const now = new Map(fresh.items.map((row) => [row.id, row]))
  return { ...view, rows: view.rows.map((row) => now.get(row.id) ?? row) }
}

/** One step up or down, stopping at the ends; the first row when there was no cursor. */
export function moved<Row extends Keyed>(
  rows: Rows<Row>,
  cursor: Row['id'] | undefined,
  step: 1 | -1,
): Row['id'] | undefined {
  const at = rows.findIndex(({ id }) => id === cursor)
  if (at === -1) return (step === 1 ? rows[0] : rows.at(-1))?.id
  return rows[Math.max(0, Math.min(rows.length - 1, at + step))]?.id
}

/** The next row that still waits, going round once. */
export function nextWaiting<Row extends Keyed>(
  { rows, decided }: Pick<QueueView<Row, unknown>, 'rows' | 'decided'>,
  cursor: Row['id'] | undefined,
): Row['id'] | undefined {
  const at = rows.findIndex(({ id }) => id === cursor)
  const round = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))]
  return round.find(({ id }) => !decided.has(id))?.id
}

export function toggled<Key>(chosen: ReadonlySet<Key>, key: Key): ReadonlySet<Key> {
  const next = new Set(chosen)
  if (!next.delete(key)) next.add(key)
  return next
}

/** All of those that may be chosen, or none when all are chosen already. */
export function toggledAll<Key>(open: readonly Key[], chosen: ReadonlySet<Key>): ReadonlySet<Key> {
  return open.every((id) => chosen.has(id)) ? new Set() : new Set(open)
}
