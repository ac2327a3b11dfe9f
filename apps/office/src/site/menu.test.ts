import { expect, test } from 'vitest'
import { entriesFor, MENU, menuFor } from './menu'

test('a menu entry is there only for those who may use it', () => {
  const held = [{ subject: 'System', action: 'manage' }]
  const shown = entriesFor(held).map(({ to }) => to)
  expect(shown).toEqual(['/dashboard', '/info-pages', '/settings', '/system'])
})

test('a group without entries is not shown; everybody has their first page', () => {
  expect(menuFor([]).map(({ entries }) => entries.map(({ to }) => to))).toEqual([['/dashboard']])
})

test('no two entries have the same letter', () => {
  const letters = MENU.flatMap(({ entries }) => entries.map(({ letter }) => letter))
  expect(new Set(letters).size).toBe(letters.length)
})
