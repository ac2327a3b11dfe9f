import { expect, test } from 'vitest'
import { entriesFor, MENU, menuFor } from './menu'

test('a menu entry is there only for those who may use it', () => {
  const held = [{ subject: 'System', action: 'manage' }]
  expect(entriesFor(held).map(({ to }) => to)).toEqual(['/info-pages', '/settings', '/system'])
})

test('a group without entries is not shown', () => {
  expect(menuFor([])).toEqual([])
})

test('no two entries have the same letter', () => {
  const letters = MENU.flatMap(({ entries }) => entries.map(({ letter }) => letter))
  expect(new Set(letters).size).toBe(letters.length)
})
