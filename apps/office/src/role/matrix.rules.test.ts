import type { Role } from '@camellia/contract/role'
import type { RoleId } from '@camellia/kernel/ids'
import { expect, test } from 'vitest'
import {
  changesOf,
  columnsOf,
  countsOf,
  groupsFor,
  markOf,
  NO_DRAFT,
  stepped,
  toggled,
  undone,
} from './matrix.rules'
import { roleWith } from './testing-role'

const store = roleWith({ id: 2, permissions: ['Faq.read'] })
const staff = roleWith({ id: 3, type: 'USER' })
const roles: readonly Role[] = [roleWith({ id: 1, parentId: null }), store, staff]
const cell = (role: Role, permission: 'Faq.read' | 'Level.up') => ({ role: role.id, permission })

test('staff stand before partners, and each in the order of the tree', () => {
  const player = roleWith({ id: 9, type: 'MEMBER' })
  expect(columnsOf([player, ...roles]).map(({ id }) => id)).toEqual([3, 1, 2, 9])
})

test('what is pressed is given or taken, and a second press takes it back', () => {
  const once = toggled(NO_DRAFT, cell(store, 'Faq.read'), true)
  expect(markOf(store, 'Faq.read', once)).toBe('remove')
  const twice = toggled(once, cell(store, 'Faq.read'), true)
  expect(markOf(store, 'Faq.read', twice)).toBe('on')
  expect(changesOf(roles, twice)).toEqual([])
})

test('changes of several roles are counted and sent with what was seen', () => {
  const first = toggled(NO_DRAFT, cell(store, 'Faq.read'), true)
  const draft = toggled(first, cell(staff, 'Level.up'), false)
  expect(countsOf(roles, draft)).toEqual({ added: 1, removed: 1, all: 2 })
  expect(changesOf(roles, draft)).toEqual([
    { id: 2, before: ['Faq.read'], after: [] },
    { id: 3, before: [], after: ['Level.up'] },
  ])
})

test('undo goes back one press at a time', () => {
  const first = toggled(NO_DRAFT, cell(store, 'Faq.read'), true)
  const draft = toggled(first, cell(staff, 'Level.up'), false)
  const back = undone(draft, roles)
  expect(markOf(staff, 'Level.up', back)).toBe('off')
  expect(markOf(store, 'Faq.read', back)).toBe('remove')
  expect(countsOf(roles, undone(back, roles)).all).toBe(0)
  expect(undone(NO_DRAFT, roles)).toBe(NO_DRAFT)
})

test('what someone else has done meanwhile is no change any more', () => {
  const draft = toggled(NO_DRAFT, cell(store, 'Faq.read'), true)
  const done = { ...store, permissions: [] }
  expect(changesOf([done], draft)).toEqual([])
})

test('rows are found by their name or their code, and only the changed ones if asked', () => {
  const label = (permission: string) => (permission === 'Level.up' ? '레벨 올리기' : '')
  const of = (search: string, only?: (permission: string) => boolean) =>
    groupsFor({ search, label, only }).flatMap(({ permissions }) => permissions)
  expect(of('레벨')).toEqual(['Level.up'])
  expect(of('faq')).toEqual(['Faq.read', 'Faq.write'])
  expect(of('', (permission) => permission === 'Faq.read')).toEqual(['Faq.read'])
})

test('the cursor begins at the first cell and stops at the edges', () => {
  const shown = { rows: ['Faq.read', 'Level.up'] as const, columns: [1, 2] as RoleId[] }
  const step = (at: Parameters<typeof stepped>[0], rows: number, columns: number) =>
    stepped(at, { rows, columns }, shown)
  const start = step(undefined, 1, 0)
  expect(start).toEqual({ role: 1, permission: 'Faq.read' })
  expect(step(start, 5, 5)).toEqual({ role: 2, permission: 'Level.up' })
  expect(step(start, -1, -1)).toEqual(start)
})
