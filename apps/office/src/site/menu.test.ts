import { expect, test } from 'vitest'
import { entriesFor, menuFor } from './menu'

test('a menu entry is there only for those who may use it', () => {
  const held = [{ subject: 'Member', action: 'update' }]
  expect(entriesFor(held).map(({ to }) => to)).toEqual(['/members/waiting'])
})

test('a group without entries is not shown', () => {
  expect(menuFor([])).toEqual([])
})
