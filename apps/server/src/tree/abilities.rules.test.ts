import { can } from '@camellia/kernel/ability'
import { expect, test } from 'vitest'
import { abilitiesFor, powerOver, strongerThan } from './abilities.rules'

const role = { permissions: ['Member.update', 'Deposit.allow'], granted: [], withheld: [] }

test('everyone who is logged in may read user and partner', () => {
  const held = abilitiesFor({ permissions: [], granted: [], withheld: [] })
  expect(can(held, { subject: 'user', action: 'read' })).toBe(true)
  expect(can(held, { subject: 'partner', action: 'read' })).toBe(true)
  expect(held).toHaveLength(2)
})

test('an override grants what the role lacks and withholds what it gives', () => {
  const held = abilitiesFor({ ...role, granted: ['Report.read'], withheld: ['Deposit.allow'] })
  expect(can(held, { subject: 'Report', action: 'read' })).toBe(true)
  expect(can(held, { subject: 'Member', action: 'update' })).toBe(true)
  expect(can(held, { subject: 'Deposit', action: 'allow' })).toBe(false)
})

test('what is withheld stays withheld even when it is granted too', () => {
  const held = abilitiesFor({ ...role, granted: ['Report.read'], withheld: ['Report.read'] })
  expect(can(held, { subject: 'Report', action: 'read' })).toBe(false)
})

test('whoever opens an account up may do everything its owner may; playing does not count', () => {
  const held = [{ subject: 'Member', action: 'update' }]
  const play = { subject: 'Betting', action: 'allow' }
  expect(powerOver(held, [])).toBe(true)
  expect(powerOver(held, [...held, play])).toBe(true)
  expect(powerOver(held, [...held, { subject: 'Member', action: 'move' }])).toBe(false)
})

test('of two colleagues the one who holds all of the other’s and more is stronger', () => {
  const update = { subject: 'Member', action: 'update' }
  const report = { subject: 'Report', action: 'read' }
  const play = { subject: 'Betting', action: 'allow' }
  expect(strongerThan([update, report], [update])).toBe(true)
  expect(strongerThan([update], [update])).toBe(false)
  expect(strongerThan([update, play], [update])).toBe(false)
  expect(strongerThan([update], [report])).toBe(false)
})
