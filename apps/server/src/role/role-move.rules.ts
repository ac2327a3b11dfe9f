import type { RoleId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import {
  aboveOf,
  checkEditable,
  checkParent,
  type Editor,
  type RoleNode,
  type Roles,
  siblingsOf,
} from './role.rules'

export interface RoleMove {
  readonly id: RoleId
  readonly parentId: RoleId
  /** Stands right after this sibling; null: first. */
  readonly after: RoleId | null
  /** The parent the editor saw. */
  readonly before: RoleId
}

/** The tree after all moves, one after the other; each is judged in the tree the last one left. */
export function decideMoves(roles: Roles, editor: Editor, moves: readonly RoleMove[]): Roles {
  return moves.reduce((tree, move) => decideMove(tree, editor, move), roles)
}

function decideMove(roles: Roles, editor: Editor, move: RoleMove): Roles {
  const role = checkEditable(roles, editor, move.id)
  if (role.parentId !== move.before) refuse('CONFLICT')
  checkParent(roles, editor, { ...role, parentId: move.parentId })
  if ([move.parentId, ...aboveOf(roles, move.parentId)].includes(role.id)) {
    refuse('INVALID_PARAMETER', { fields: ['parentId'] })
  }
  return placed(roles, role, move)
}

/** Only roles of the same owner are numbered among each other: others' order is theirs. */
function placed(roles: Roles, role: RoleNode, { parentId, after }: RoleMove): Roles {
  const beside = siblingsOf(roles, parentId).filter(
    ({ id, ownerId }) => id !== role.id && ownerId === role.ownerId,
  )
  const at = beside.findIndex(({ id }) => id === after) + 1
  const order = beside.toSpliced(at, 0, { ...role, parentId })
  const next = new Map(roles)
  order.forEach((sibling, position) => {
    next.set(sibling.id, { ...sibling, position })
  })
  return next
}

/** Those whose place is another than before. */
export function movedIn(before: Roles, after: Roles): readonly RoleNode[] {
  return [...after.values()].filter((role) => {
    const was = before.get(role.id)
    return was?.parentId !== role.parentId || was.position !== role.position
  })
}

/** The roles that are moved, and those that hang under them and go along. */
export function carriedBy(roles: Roles, moves: readonly RoleMove[]): readonly RoleId[] {
  const moved = new Set(moves.map(({ id }) => id))
  return [...roles.keys()].filter((id) => [id, ...aboveOf(roles, id)].some((one) => moved.has(one)))
}
