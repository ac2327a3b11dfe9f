import type { MemberId, RoleId } from '@camellia/kernel/ids'
import { Refusal } from '@camellia/kernel/refusal'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  checkHeld,
  checkNew,
  checkPermissionsEditable,
  type Editor,
  mineOf,
  type RoleNode,
  type Roles,
  rolesOf,
} from './role.rules'
import { checkOverrides, effectsFor } from './role-effect.rules'
import { decideMoves, movedIn } from './role-move.rules'
import { checkOffer } from './role-offer.rules'

const PERMISSIONS = ['Role.manage', 'SubRole.hang', 'Faq.read', 'Faq.write', 'Level.up']

interface Person {
  readonly id: MemberId
  readonly kind: 'PARTNER' | 'USER'
  readonly parentId: MemberId | null
  readonly path: readonly MemberId[]
  readonly roleId: RoleId
  readonly granted: readonly string[]
  readonly withheld: readonly string[]
}

interface World {
  readonly roles: Roles
  readonly people: ReadonlyMap<MemberId, Person>
}

const perms = fc.subarray(PERMISSIONS)
const number = fc.nat(1_000)

/** A house with any tree of roles and people; numbers are folded onto what there is. */
const world = fc
  .record({
    roles: fc.array(fc.record({ under: number, owner: number, staff: fc.boolean(), perms }), {
      minLength: 1,
      maxLength: 8,
    }),
    people: fc.array(fc.record({ under: number, role: number, granted: perms, withheld: perms }), {
      minLength: 2,
      maxLength: 8,
    }),
  })
  .map(({ roles, people }) => build(roles, people))

function build(
  wantedRoles: readonly { under: number; owner: number; staff: boolean; perms: string[] }[],
  wantedPeople: readonly { under: number; role: number; granted: string[]; withheld: string[] }[],
): World {
  const people = new Map<MemberId, Person>()
  const roles = new Map<RoleId, RoleNode>()
  const root = { id: 1 as RoleId, name: '1', type: 'PARTNER', parentId: null, position: 0 } as const
  roles.set(root.id, { ...root, ownerId: null, ownerPath: null, permissions: PERMISSIONS })
  const head = 1 as MemberId
  const plain = { granted: [], withheld: [] }
  people.set(head, {
    id: head,
    kind: 'PARTNER',
    parentId: null,
    path: [head],
    roleId: root.id,
    ...plain,
  })
  wantedRoles.forEach(({ under, staff, perms: permissions }, index) => {
    const id = (index + 2) as RoleId
    const parent = pick(
      [...roles.values()].filter(({ type }) => type === 'PARTNER'),
      under,
    )
    const type = staff ? 'USER' : 'PARTNER'
    const place = { parentId: parent.id, position: index, ownerId: null, ownerPath: null }
    roles.set(id, { id, name: `${id}`, type, ...place, permissions })
  })
  wantedPeople.forEach(({ under, role, granted, withheld }, index) => {
    const id = (index + 2) as MemberId
    const parent = pick(
      [...people.values()].filter(({ kind }) => kind === 'PARTNER'),
      under,
    )
    const { id: roleId, type } = pick(
      [...roles.values()].filter((one) => one.id !== root.id),
      role,
    )
    const kind = type === 'USER' ? 'USER' : 'PARTNER'
    const own = { granted, withheld: withheld.filter((one) => !granted.includes(one)) }
    people.set(id, { id, kind, parentId: parent.id, path: [...parent.path, id], roleId, ...own })
  })
  wantedRoles.forEach(({ owner }, index) => {
    const role = roles.get((index + 2) as RoleId)
    const by = pick(
      [...people.values()].filter(({ kind }) => kind === 'PARTNER'),
      owner,
    )
    // Some belong to the head office, some to a partner.
    if (role && by.parentId !== null) roles.set(role.id, { ...role, ownerId: by.id })
  })
  return { roles, people }
}

function pick<T>(list: readonly T[], number: number): T {
  return list[number % list.length] as T
}

function heldBy({ roles }: World, person: Person): ReadonlySet<string> {
  const held = new Set([...(roles.get(person.roleId)?.permissions ?? []), ...person.granted])
  for (const permission of person.withheld) held.delete(permission)
  return held
}

/** What the database would show this person: the roles of their branch, and themselves. */
function lookAs(house: World, person: Person): { readonly roles: Roles; readonly editor: Editor } {
  const scope = person.kind === 'USER' ? house.people.get(person.parentId as MemberId) : person
  const { id: scopeId, path, roleId: topId, parentId } = scope as Person
  const seen = [...house.roles.values()].flatMap((role) => {
    const owner = role.ownerId === null ? undefined : house.people.get(role.ownerId)
    const below = owner?.path.includes(scopeId) ?? false
    const visible = !owner || below || path.includes(owner.id)
    return visible ? [{ ...role, ownerPath: below && owner ? owner.path : null }] : []
  })
  const held = heldBy(house, person)
  const { id, roleId } = person
  const editor = { id, scopeId, head: parentId === null, path, roleId, topId, held }
  return { roles: rolesOf(seen), editor }
}

const deed = fc.record({
  what: fc.constantFrom('PERMISSIONS', 'OVERRIDES', 'CREATE', 'MOVE', 'GIVE'),
  actor: number,
  role: number,
  target: number,
  parent: number,
  perms,
  others: perms,
})
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never

/** What the house is after someone tried something; the same when it was refused. */
function tried(house: World, wanted: Deed): World {
  const actor = pick([...house.people.values()], wanted.actor)
  try {
    return done(house, actor, wanted)
  } catch (error) {
    if (error instanceof Refusal) return house
    throw error
  }
}

function done(house: World, actor: Person, wanted: Deed): World {
  const { roles, editor } = lookAs(house, actor)
  const role = pick([...house.roles.values()], wanted.role)
  const parent = pick([...house.roles.values()], wanted.parent)
  const target = pick([...house.people.values()], wanted.target)
  const below = target.path.includes(editor.scopeId) && target.id !== editor.scopeId
  const keep = (next: RoleNode): World => ({
    ...house,
    roles: new Map(house.roles).set(next.id, { ...next, ownerPath: null }),
  })
  const change = (next: Person): World => ({
    ...house,
    people: new Map(house.people).set(next.id, next),
  })
  switch (wanted.what) {
    case 'PERMISSIONS': {
      const { permissions } = checkPermissionsEditable(roles, editor, role.id)
      checkHeld(editor.held, { before: permissions, after: wanted.perms })
      return keep({ ...role, permissions: wanted.perms })
    }
    case 'OVERRIDES': {
      if (!below || target.id === actor.id) return house
      const after = { granted: wanted.perms, withheld: wanted.others }
      checkOverrides(editor.held, { before: target, after })
      return change({ ...target, ...after })
    }
    case 'CREATE': {
      const fresh = { name: 'x', type: 'PARTNER', parentId: parent.id } as const
      const made = checkNew(roles, editor, { ...fresh, permissions: wanted.perms })
      return keep({ ...made, id: (Math.max(...house.roles.keys()) + 1) as RoleId })
    }
    case 'MOVE': {
      const before = role.parentId ?? role.id
      const moves = [{ id: role.id, parentId: parent.id, after: null, before }]
      const moved = movedIn(roles, decideMoves(roles, editor, moves))
      const next = new Map(house.roles)
      for (const one of moved) next.set(one.id, { ...one, ownerPath: null })
      return { ...house, roles: next }
    }
    case 'GIVE': {
      const above = house.people.get(target.parentId as MemberId)
      if (!below || !above || target.id === actor.id) return house
      const { kind } = target
      const place = { kind, parentRoleId: above.roleId, parentPath: above.path }
      checkOffer(roles, editor, place, role.id)
      return change({ ...target, roleId: role.id })
    }
  }
}

test('whatever is tried, nobody gains what the one who did it did not hold', () => {
  fc.assert(
    fc.property(world, fc.array(deed, { minLength: 1, maxLength: 25 }), (start, deeds) => {
      let house = start
      for (const wanted of deeds) {
        const actor = pick([...house.people.values()], wanted.actor)
        const held = heldBy(house, actor)
        const next = tried(house, wanted)
        for (const [id, person] of next.people) {
          const before = house.people.get(id)
          const had = before ? heldBy(house, before) : new Set<string>()
          const gained = [...heldBy(next, person)].filter((one) => !had.has(one))
          expect(gained.filter((one) => !held.has(one))).toEqual([])
          // And nobody changes what they may do themselves.
          if (id === actor.id) expect(heldBy(next, person)).toEqual(had)
        }
        house = next
      }
    }),
    { numRuns: 400 },
  )
})

test('whatever is moved, every role still hangs under the root', () => {
  fc.assert(
    fc.property(world, fc.array(deed, { maxLength: 25 }), (start, deeds) => {
      const moves = deeds.map((one) => ({ ...one, what: 'MOVE' as const }))
      const { roles } = moves.reduce(tried, start)
      for (const role of roles.values()) {
        let at: RoleNode | undefined = role
        for (let steps = 0; at?.parentId != null && steps <= roles.size; steps++) {
          at = roles.get(at.parentId)
        }
        expect(at?.id).toBe(1)
      }
    }),
    { numRuns: 200 },
  )
})

test('one’s own role, those above it and those beside it are never one’s own to change', () => {
  fc.assert(
    fc.property(world, number, (house, who) => {
      const person = pick([...house.people.values()], who)
      const { roles, editor } = lookAs(house, person)
      for (const role of roles.values()) {
        const above: RoleId[] = []
        let at = role.parentId
        while (at !== null) {
          above.push(at)
          at = roles.get(at)?.parentId ?? null
        }
        if (!above.includes(editor.topId) || role.id === person.roleId) {
          expect(mineOf(roles, editor, role)).toBe('NOTHING')
        }
      }
    }),
    { numRuns: 200 },
  )
})

test('people with an override of their own are counted apart', () => {
  const person = (id: number, online: boolean, granted: string[] = []) => ({
    id: id as MemberId,
    name: `${id}`,
    online,
    granted,
    withheld: [],
  })
  const overridden = [person(1, true, ['Faq.read'])]
  const first = [person(1, false), person(2, false), person(3, false)]
  const crowd = { members: 90, online: 5, first, overridden }
  const change = { before: ['Faq.read'], after: [] }
  expect(effectsFor(change, crowd)).toEqual({
    people: 89,
    online: 4,
    effects: [
      {
        permission: 'Faq.read',
        change: 'LOSE',
        changed: { count: 89, online: 4, names: ['2', '3'] },
        kept: { count: 1, online: 1, names: ['1'] },
      },
    ],
  })
})
