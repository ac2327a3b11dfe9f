import type { Role } from '@camellia/contract/role'
import type { RoleId } from '@camellia/kernel/ids'
import { belowOf, childrenOf, mayHangUnder, peopleUnder } from './role-tree.rules'

/** As the contract sends it: each judged in the tree the one before it left. */
export interface RoleMove {
  readonly id: RoleId
  readonly parentId: RoleId
  readonly after: RoleId | null
  readonly before: RoleId
}

export type Step = 'UP' | 'DOWN' | 'IN' | 'OUT'
export type Zone = 'before' | 'inside' | 'after'

/** The tree as it will be; a move that no longer fits what is there is left out. */
export function movedBy(roles: readonly Role[], moves: readonly RoleMove[]): readonly Role[] {
  return moves.reduce<readonly Role[]>((tree, move) => {
    const role = tree.find(({ id }) => id === move.id)
    const parent = tree.find(({ id }) => id === move.parentId)
    const known = role && parent && role.parentId === move.before
    return known && mayHangUnder(tree, role, parent) ? placed(tree, role, move) : tree
  }, roles)
}

/** Only roles of one owner are numbered among each other. */
function placed(roles: readonly Role[], role: Role, { parentId, after }: RoleMove) {
  const beside = childrenOf(roles, parentId).filter(
    (other) => other.id !== role.id && sameOwner(other, role),
  )
  const at = beside.findIndex(({ id }) => id === after) + 1
  const order = beside.toSpliced(at, 0, { ...role, parentId })
  const next = new Map(order.map((one, position) => [one.id, { ...one, position }]))
  return roles.map((one) => next.get(one.id) ?? one)
}

/** What one key does: up and down among siblings, into the one above, out to beside the parent. */
export function moveFor(roles: readonly Role[], role: Role, step: Step): RoleMove | undefined {
  const { parentId } = role
  const parent = roles.find(({ id }) => id === parentId)
  if (role.mine !== 'ALL' || !parent) return undefined
  const beside = childrenOf(roles, parent.id).filter((other) => sameOwner(other, role))
  const at = beside.findIndex(({ id }) => id === role.id)
  const to = (under: Role, after: RoleId | null) => allowed(roles, role, under, after)
  if (step === 'UP') return at > 0 ? to(parent, beside[at - 2]?.id ?? null) : undefined
  if (step === 'DOWN')
    return at < beside.length - 1 ? to(parent, beside[at + 1]?.id ?? null) : undefined
  if (step === 'OUT') return outOf(roles, role, parent)
  return into(roles, role, parent)
}

function outOf(roles: readonly Role[], role: Role, parent: Role): RoleMove | undefined {
  const above = roles.find(({ id }) => id === parent.parentId)
  return above && allowed(roles, role, above, sameOwner(parent, role) ? parent.id : null)
}

/** The nearest sibling above that takes it. */
function into(roles: readonly Role[], role: Role, parent: Role): RoleMove | undefined {
  const beside = childrenOf(roles, parent.id)
  const at = beside.findIndex(({ id }) => id === role.id)
  const under = beside.slice(0, at).findLast((one) => mayHangUnder(roles, role, one))
  return under && allowed(roles, role, under, lastOf(roles, role, under))
}

/** Dropped on another: before it, after it, or under it as the last. */
export function moveOnto(
  roles: readonly Role[],
  { id, onto, zone }: { readonly id: number; readonly onto: number; readonly zone: Zone },
): RoleMove | undefined {
  const role = roles.find((one) => one.id === id)
  const target = roles.find((one) => one.id === onto)
  if (!role || !target || role.id === target.id) return undefined
  if (zone === 'inside') return allowed(roles, role, target, lastOf(roles, role, target))
  const parent = roles.find((one) => one.id === target.parentId)
  if (!parent) return undefined
  const beside = childrenOf(roles, parent.id).filter(
    (other) => sameOwner(other, role) && other.id !== role.id,
  )
  const at = beside.findIndex((one) => one.id === target.id)
  const after = zone === 'after' ? beside[at] : beside[at - 1]
  return allowed(roles, role, parent, after?.id ?? null)
}

function allowed(
  roles: readonly Role[],
  role: Role,
  parent: Role,
  after: RoleId | null,
): RoleMove | undefined {
  if (role.parentId === null || !mayHangUnder(roles, role, parent)) return undefined
  return { id: role.id, parentId: parent.id, after, before: role.parentId }
}

function lastOf(roles: readonly Role[], role: Role, parent: Role): RoleId | null {
  const beside = childrenOf(roles, parent.id).filter(
    (other) => sameOwner(other, role) && other.id !== role.id,
  )
  return beside.at(-1)?.id ?? null
}

function sameOwner(a: Role, b: Role): boolean {
  return (a.owner?.id ?? null) === (b.owner?.id ?? null)
}

/** What becomes of one role, with all that comes along. */
export interface Impact {
  readonly role: Role
  /** Null: only its place among its siblings is another. */
  readonly from: Role | null
  readonly to: Role | null
  readonly roles: number
  readonly people: number
}

/** Roles that will hang elsewhere, and those that only stand elsewhere among their siblings. */
export function impactOf(
  before: readonly Role[],
  after: readonly Role[],
  moves: readonly RoleMove[],
): readonly Impact[] {
  const touched = new Set(moves.map(({ id }) => id))
  return after.flatMap((role) => {
    const was = before.find(({ id }) => id === role.id)
    if (!was || !touched.has(role.id)) return []
    const same = was.parentId === role.parentId
    if (same && was.position === role.position) return []
    const named = (id: RoleId | null) => after.find((one) => one.id === id) ?? null
    return [
      {
        role,
        from: same ? null : named(was.parentId),
        to: same ? null : named(role.parentId),
        roles: belowOf(after, role.id).length,
        people: peopleUnder(after, role),
      },
    ]
  })
}
