import type { Role } from '@camellia/contract/role'
import { expect, test } from 'vitest'
import { impactOf, movedBy, moveFor, moveOnto, type Step } from './reorganize.rules'
import { outlineOf, peopleUnder } from './role-tree.rules'
import { roleWith } from './testing-role'

const player = roleWith({ id: 6, parentId: 3, type: 'MEMBER', mine: 'PERMISSIONS', mayHang: false })
const roles: readonly Role[] = [
  roleWith({ id: 1, parentId: null }),
  roleWith({ id: 2 }),
  roleWith({ id: 3, parentId: 2 }),
  roleWith({ id: 4 }),
  roleWith({ id: 5, type: 'USER' }),
  player,
]

const drawn = (tree: readonly Role[]) =>
  outlineOf(tree).map(({ role, depth }) => `${'-'.repeat(depth)}${role.id}`)

function stepped(id: number, step: Step): readonly string[] {
  const role = roles.find((one) => one.id === id) as Role
  const move = moveFor(roles, role, step)
  return drawn(movedBy(roles, move ? [move] : []))
}

test('the outline stands in the order of the tree', () => {
  expect(drawn(roles)).toEqual(['1', '-2', '--3', '---6', '-4', '-5'])
  expect(peopleUnder(roles, roles[1] as Role)).toBe(3)
})

test.each([
  { id: 4, step: 'UP', to: ['1', '-4', '-2', '--3', '---6', '-5'] },
  { id: 4, step: 'DOWN', to: ['1', '-2', '--3', '---6', '-5', '-4'] },
  { id: 4, step: 'IN', to: ['1', '-2', '--3', '---6', '--4', '-5'] },
  { id: 3, step: 'OUT', to: ['1', '-2', '-3', '--6', '-4', '-5'] },
  // Staff go under the nearest that takes them, partners never under staff.
  { id: 5, step: 'IN', to: ['1', '-2', '--3', '---6', '-4', '--5'] },
] as const)('role $id one step $step', ({ id, step, to }) => {
  expect(stepped(id, step)).toEqual(to)
})

test.each([
  { id: 2, step: 'UP', because: 'it is the first' },
  { id: 2, step: 'IN', because: 'nothing stands above it' },
  { id: 2, step: 'OUT', because: 'its parent is the top' },
  { id: 6, step: 'OUT', because: 'the role of players stays' },
  { id: 1, step: 'DOWN', because: 'one’s own role stays' },
] as const)('role $id does not go $step: $because', ({ id, step }) => {
  expect(stepped(id, step)).toEqual(drawn(roles))
})

test('a role is dropped before, under or after another, and never under itself', () => {
  const drop = (id: number, onto: number, zone: 'before' | 'inside' | 'after') =>
    moveOnto(roles, { id, onto, zone })
  expect(
    drawn(
      movedBy(
        roles,
        [drop(4, 2, 'before')].flatMap((move) => move ?? []),
      ),
    ),
  ).toEqual(['1', '-4', '-2', '--3', '---6', '-5'])
  expect(drop(4, 3, 'inside')).toMatchObject({ parentId: 3, before: 1 })
  expect(drop(2, 3, 'inside')).toBeUndefined()
  expect(drop(4, 6, 'inside')).toBeUndefined()
  expect(drop(4, 5, 'inside')).toBeUndefined()
})

test('the impact names what hangs elsewhere and who comes along', () => {
  const out = moveFor(roles, roles[2] as Role, 'OUT')
  const moves = out ? [out] : []
  const impact = impactOf(roles, movedBy(roles, moves), moves)
  expect(impact).toMatchObject([{ role: { id: 3 }, from: { id: 2 }, to: { id: 1 }, roles: 1 }])
  expect(impact[0]?.people).toBe(2)
})

test('moves that no longer fit what is there are left out', () => {
  const out = moveFor(roles, roles[2] as Role, 'OUT')
  const gone = roles.filter(({ id }) => id !== 3 && id !== 6)
  expect(drawn(movedBy(gone, out ? [out] : []))).toEqual(['1', '-2', '-4', '-5'])
})
