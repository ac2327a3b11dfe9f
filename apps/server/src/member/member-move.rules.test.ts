import type { MemberId } from '@camellia/kernel/ids'
import { expect, test } from 'vitest'
import { type MoveFacts, moveProblems } from './member-move.rules'

const path = (...ids: number[]) => ids as MemberId[]
const facts: MoveFacts = {
  id: 5 as MemberId,
  kind: 'PARTNER',
  byOwner: false,
  path: path(1, 2, 5),
  height: 1,
  to: { path: path(1, 3), kind: 'PARTNER', status: 0 },
  ratesAbove: 0,
  strangeRoles: 0,
}

test('a member moves under another partner of the same tree', () => {
  expect(moveProblems(facts)).toEqual([])
})

test.each([
  ['INTO_ITSELF', { to: { ...facts.to, path: path(1, 2, 5, 9) } }],
  ['INTO_ITSELF', { to: { ...facts.to, path: path(1, 2, 5) } }],
  ['NOT_A_PARTNER', { to: { ...facts.to, kind: 'MEMBER' } }],
  ['NOT_A_PARTNER', { to: { ...facts.to, status: 2 } }],
  ['SAME_PARENT', { to: { ...facts.to, path: path(1, 2) } }],
  ['TOO_DEEP', { height: 8 }],
  ['RATE_ABOVE_PARENT', { ratesAbove: 1 }],
  ['ROLE_OF_OLD_LINE', { strangeRoles: 1 }],
  ['STAFF_OF_ANOTHER', { kind: 'USER' }],
] as const)('%s stands in the way', (problem, change) => {
  expect(moveProblems({ ...facts, ...change } as MoveFacts)).toContain(problem)
})

test('ten levels are allowed, the eleventh is not', () => {
  expect(moveProblems({ ...facts, height: 7 })).toEqual([])
  expect(moveProblems({ ...facts, height: 8 })).toEqual(['TOO_DEEP'])
})
