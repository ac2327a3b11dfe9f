import type { WaitingMember } from '@camellia/contract/member'
import type { MemberId } from '@camellia/kernel/ids'
import { expect, test } from 'vitest'
import {
  type Decision,
  decisionIn,
  mayReplace,
  moved,
  newsOf,
  nextWaiting,
  sameAddress,
  toggled,
  toggledAll,
  vanishedFrom,
  viewOf,
  withDecisions,
} from './waiting.rules'

const row = (id: number, change: Partial<WaitingMember> = {}): WaitingMember => ({
  id: id as MemberId,
  code: `code${id}`,
  name: `회원${id}`,
  bank: '가온은행',
  depositor: '홍길동',
  accountNumber: '••••1234',
  phone: '••••5678',
  email: null,
  parent: { code: 'store1', name: '매장' },
  invitedBy: null,
  line: [{ code: 'store1', name: '매장' }],
  address: '10.0.0.1',
  createdAt: '2026-11-15T05:00:00.000Z',
  status: 'NEW',
  decidedBy: null,
  decidedAt: null,
  reason: null,
  ...change,
})
const page = (ids: readonly number[], total = ids.length) => ({
  items: ids.map((id) => row(id)),
  total,
})
const decision: Decision = { verdict: 'APPROVE', by: '나', at: '', reason: null, mine: true }
const decidedBy = (...ids: number[]) => new Map(ids.map((id) => [id as MemberId, decision]))
const id = (value: number) => value as MemberId

test('a new sign-up waits in the bar and leaves the rows alone', () => {
  const view = viewOf(page([1, 2]))
  expect(newsOf(view, page([1, 2, 3]))).toEqual({ arrived: 1, following: 0 })
  expect(view.rows.map((shown) => shown.id)).toEqual([1, 2])
})

test('a new sign-up on a later page is counted too', () => {
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

test('a decided row says who decided and whether that was me', () => {
  const done = row(1, { status: 'NORMAL', decidedBy: '김서연', decidedAt: '2026-11-15T05:31:58Z' })
  expect(decisionIn(done, '박지훈')).toMatchObject({ verdict: 'APPROVE', mine: false })
  expect(decisionIn(done, '김서연')).toMatchObject({ mine: true })
  expect(decisionIn(row(1), '박지훈')).toBeUndefined()
})

test.each([
  { cursor: undefined, step: 1, to: 1, because: 'down from nowhere begins at the top' },
  { cursor: undefined, step: -1, to: 3, because: 'up from nowhere begins at the bottom' },
  { cursor: 1, step: 1, to: 2, because: 'one down' },
  { cursor: 3, step: 1, to: 3, because: 'the last row is the end' },
  { cursor: 1, step: -1, to: 1, because: 'the first row is the end' },
] as const)('from $cursor a step of $step goes to $to: $because', ({ cursor, step, to }) => {
  const { rows } = viewOf(page([1, 2, 3]))
  expect(moved(rows, cursor === undefined ? undefined : id(cursor), step)).toBe(to)
})

test('the next waiting row skips the decided ones and goes round once', () => {
  const view = withDecisions(viewOf(page([1, 2, 3, 4])), decidedBy(3))
  expect(nextWaiting(view, id(2))).toBe(4)
  expect(nextWaiting(view, id(4))).toBe(1)
  expect(nextWaiting(withDecisions(view, decidedBy(1, 2, 4)), id(4))).toBeUndefined()
})

test('choosing all takes those that still wait, and again lets them go', () => {
  const view = withDecisions(viewOf(page([1, 2, 3])), decidedBy(2))
  const all = toggledAll(view, new Set())
  expect([...all]).toEqual([1, 3])
  expect([...toggledAll(view, all)]).toEqual([])
  expect([...toggled(all, id(1))]).toEqual([3])
})

test('requests from one address stand out', () => {
  const rows = [row(1), row(2), row(3, { address: '10.0.0.9' })]
  expect(sameAddress(rows, row(1))).toBe(2)
  expect(sameAddress(rows, row(3, { address: '10.0.0.9' }))).toBe(1)
})
