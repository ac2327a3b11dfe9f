import { expect, test } from 'vitest'
import {
  asTheyAre,
  decisionsAbout,
  mayReplace,
  moved,
  newsOf,
  nextWaiting,
  type QueueView,
  rowStateOf,
  toggled,
  toggledAll,
  vanishedFrom,
  viewOf as viewOfPage,
  withDecisions,
} from './queue.rules'

interface Row {
  readonly id: number
  readonly by?: string
}

const page = (ids: readonly number[], total = ids.length) => ({
  items: ids.map((id): Row => ({ id })),
  total,
})
const viewOf = (fresh: ReturnType<typeof page>): QueueView<Row, string> => viewOfPage(fresh)
const decidedBy = (...ids: number[]) => new Map(ids.map((id) => [id, 'me']))

test('a new request waits in the bar and leaves the rows alone', () => {
  const view = viewOf(page([1, 2]))
  expect(newsOf(view, page([1, 2, 3]))).toEqual({ arrived: 1, following: 0 })
  expect(view.rows.map((shown) => shown.id)).toEqual([1, 2])
})

test('a new request on a later page is counted too', () => {
  const view = viewOf(page([1, 2], 50))
  expect(newsOf(view, page([1, 2], 51))).toEqual({ arrived: 1, following: 0 })
})

test('rows that move up after a decision are not called new', () => {
  const view = withDecisions(viewOf(page([1, 2], 50)), decidedBy(1))
  expect(newsOf(view, page([2, 3], 49))).toEqual({ arrived: 0, following: 1 })
})

test('an empty list shows what comes at once', () => {
  expect(mayReplace(viewOf(page([])))).toBe(true)
  expect(mayReplace(viewOf(page([1])))).toBe(false)
})

test('a row that is gone and that I did not decide was decided by someone else, or moved', () => {
  const view = withDecisions(viewOf(page([1, 2, 3])), decidedBy(1))
  expect(vanishedFrom(view, page([3]))).toEqual([2])
})

test.each([
  { cursor: undefined, step: 1, to: 1, because: 'down from nowhere begins at the top' },
  { cursor: undefined, step: -1, to: 3, because: 'up from nowhere begins at the bottom' },
  { cursor: 1, step: 1, to: 2, because: 'one down' },
  { cursor: 3, step: 1, to: 3, because: 'the last row is the end' },
  { cursor: 1, step: -1, to: 1, because: 'the first row is the end' },
] as const)('from $cursor a step of $step goes to $to: $because', ({ cursor, step, to }) => {
  const { rows } = viewOf(page([1, 2, 3]))
  expect(moved(rows, cursor, step)).toBe(to)
})

test('the next waiting row skips the decided ones and goes round once', () => {
  const view = withDecisions(viewOf(page([1, 2, 3, 4])), decidedBy(3))
  expect(nextWaiting(view, 2)).toBe(4)
  expect(nextWaiting(view, 4)).toBe(1)
  expect(nextWaiting(withDecisions(view, decidedBy(1, 2, 4)), 4)).toBeUndefined()
})

test('choosing all takes those that may be chosen, and again lets them go', () => {
  const all = toggledAll([1, 3], new Set<number>())
  expect([...all]).toEqual([1, 3])
  expect([...toggledAll([1, 3], all)]).toEqual([])
  expect([...toggled(all, 1)]).toEqual([3])
})

test('rows stay in their places and show who works on them now', () => {
  const fresh = { items: [{ id: 3, by: '김서연' }, { id: 1 }], total: 2 }
  const { rows } = asTheyAre(viewOf(page([1, 2, 3])), fresh)
  expect(rows).toEqual([{ id: 1 }, { id: 2 }, { id: 3, by: '김서연' }])
})

test('only what went away is looked up among the decided, and only what says so', () => {
  const rows: Row[] = [{ id: 1, by: 'Kim' }, { id: 2, by: 'Lee' }, { id: 3 }]
  expect([...decisionsAbout([2, 3], rows, ({ by }) => by)]).toEqual([[2, 'Lee']])
})

test('a row has a colour only where a decision stands among what still waits', () => {
  const decided = new Map([
    [1, { verdict: 'APPROVE' }],
    [2, { verdict: 'REJECT' }],
  ])
  const states = [1, 2, 3].map((id) => rowStateOf({ decided }, 'WAITING', { id }))
  expect(states).toEqual(['done', 'refused', undefined])
  expect(rowStateOf({ decided }, 'FINISHED', { id: 1 })).toBeUndefined()
})
