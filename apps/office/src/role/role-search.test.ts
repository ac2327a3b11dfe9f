import { expect, test } from 'vitest'
import { sortedBy } from './role-list.rules'
import { permissionsSearch, rolesSearch } from './role-search'
import { roleWith } from './testing-role'

test('the address of the roles says only what is unusual and known', () => {
  expect(rolesSearch({ view: 'TREE', sort: 'tree', id: '0' })).toEqual({})
  const raw = { view: 'LIST', sort: 'members', down: 'true', id: '7', other: 1 }
  expect(rolesSearch(raw)).toEqual({ view: 'LIST', sort: 'members', down: true, id: 7 })
  expect(rolesSearch({ view: '<b>', sort: 'x', id: 'NaN' })).toEqual({})
})

test('the address of the permissions too', () => {
  const raw = { by: 'PERSON', search: 12, changed: true, id: 3 }
  expect(permissionsSearch(raw)).toEqual({ by: 'PERSON', search: '12', changed: true, id: 3 })
  expect(permissionsSearch({ by: 'ROLE', search: '', changed: 'no' })).toEqual({})
})

test('the list sorts both ways and keeps the order of the tree among equals', () => {
  const roles = [
    roleWith({ id: 1, parentId: null, members: 1 }),
    roleWith({ id: 2, members: 9 }),
    roleWith({ id: 3, members: 4 }),
    roleWith({ id: 4, members: 4 }),
  ]
  const ids = (down: boolean) => sortedBy(roles, 'members', down).map(({ id }) => id)
  expect(ids(true)).toEqual([2, 3, 4, 1])
  expect(ids(false)).toEqual([1, 3, 4, 2])
})
