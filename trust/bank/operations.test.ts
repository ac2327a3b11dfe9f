import { ENDPOINTS } from '@camellia/contract/all'
import { POSTING_KINDS } from '@camellia/ledger/posting'
import { expect, test } from 'vitest'
import { OPERATIONS } from './operations'

/** Written when the demo is made; no call earns points yet. */
const NOT_BY_A_CALL = ['POINT_EARNED']

test('every movement of money there is happens in the bank test', () => {
  const done = new Set([...OPERATIONS.flatMap(({ kinds }) => kinds), ...NOT_BY_A_CALL])
  expect([...done].sort()).toEqual([...POSTING_KINDS].sort())
})

test('every call that moves money is made in the bank test', () => {
  const made = new Set(OPERATIONS.flatMap(({ calls }) => calls.map(({ path }) => path)))
  const moving = ENDPOINTS.filter(({ money }) => money !== undefined).map(({ path }) => path)
  expect(moving.filter((path) => !made.has(path))).toEqual([])
})
