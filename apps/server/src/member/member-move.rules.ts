import type { MOVE_PROBLEMS } from '@camellia/contract/member-move'
import type { Code } from '@camellia/kernel/codes'
import type { MemberId } from '@camellia/kernel/ids'

export type MoveProblem = (typeof MOVE_PROBLEMS)[number]

/** product.md 3: any depth up to 10. */
export const DEPTH_MAX = 10

export interface MoveFacts {
  readonly id: MemberId
  readonly kind: 'PARTNER' | 'USER' | 'MEMBER'
  /** The owner of the tree moves: nobody stands above. */
  readonly byOwner: boolean
  readonly path: readonly MemberId[]
  /** Levels below the member, none for a player. */
  readonly height: number
  readonly to: {
    readonly path: readonly MemberId[]
    readonly kind: 'PARTNER' | 'USER' | 'MEMBER'
    readonly status: number
  }
  /** Rates of the member that stand above those of the new parent. */
  readonly ratesAbove: number
  /** People below who hold a role that the new branch does not know. */
  readonly strangeRoles: number
}

/** Everything that stands in the way, in the order it is refused. */
export function moveProblems(facts: MoveFacts): readonly MoveProblem[] {
  const { id, path, to } = facts
  // Staff pay from the balance of their partner: nobody else puts them beside another's.
  const foreignStaff = facts.kind === 'USER' && !facts.byOwner
  const found: [MoveProblem, boolean][] = [
    ['INTO_ITSELF', to.path.includes(id)],
    ['NOT_A_PARTNER', to.kind !== 'PARTNER' || to.status !== 0],
    ['SAME_PARENT', to.path.at(-1) === path.at(-2)],
    ['TOO_DEEP', depthAfter(facts) > DEPTH_MAX],
    ['RATE_ABOVE_PARENT', facts.ratesAbove > 0],
    ['ROLE_OF_OLD_LINE', facts.strangeRoles > 0],
    ['STAFF_OF_ANOTHER', foreignStaff],
  ]
  return found.filter(([, stands]) => stands).map(([problem]) => problem)
}

/** Of the lowest one who moves. */
export function depthAfter({ to, height }: Pick<MoveFacts, 'to' | 'height'>): number {
  return to.path.length + 1 + height
}

export const MOVE_REFUSAL: Record<MoveProblem, Code> = {
  INTO_ITSELF: 'INVALID_USER',
  NOT_A_PARTNER: 'INVALID_USER',
  SAME_PARENT: 'INVALID_USER',
  TOO_DEEP: 'LIMIT_REACHED',
  RATE_ABOVE_PARENT: 'INVALID_RATE',
  ROLE_OF_OLD_LINE: 'CONFLICT',
  STAFF_OF_ANOTHER: 'ACCESS_DENIED',
}
