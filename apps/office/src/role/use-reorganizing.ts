import type { Role } from '@camellia/contract/role'
import { useState } from 'react'
import { useKeys } from '../site/keys'
import { type Impact, impactOf, movedBy, type RoleMove } from './reorganize.rules'
import { type Review, saveKey, useReview } from './review'
import { outlineOf } from './role-tree.rules'

export interface Reorganizing {
  /** As they will be. */
  readonly roles: readonly Role[]
  readonly moves: readonly RoleMove[]
  readonly review: Review
  readonly impact: readonly Impact[]
  readonly moved: ReadonlySet<number>
  readonly cursor: number | undefined
  readonly point: (id: number) => void
  readonly move: (move: RoleMove | undefined) => void
  readonly undo: () => void
  readonly clear: () => void
}

/** Moves are kept in their order and laid over what the server says now. */
export function useReorganizing(base: readonly Role[]): Reorganizing {
  const [moves, setMoves] = useState<readonly RoleMove[]>([])
  const [cursor, setCursor] = useState<number>()
  const roles = movedBy(base, moves)
  const impact = impactOf(base, roles, moves)
  const undo = () => setMoves(moves.slice(0, -1))
  const shown = outlineOf(roles)
  const walk = (by: number) => {
    const at = shown.findIndex(({ role }) => role.id === cursor)
    setCursor(shown[Math.min(Math.max(at + by, 0), shown.length - 1)]?.role.id)
  }
  const review = useReview(impact.length)
  useKeys([
    { keys: ['ArrowDown'], caps: ['↑', '↓'], text: 'keys.move', run: () => walk(1) },
    { keys: ['ArrowUp'], text: 'keys.move', run: () => walk(-1) },
    { keys: [], caps: ['Alt', '↑ ↓ ← →'], text: 'reorganize.key', run: () => {} },
    { keys: ['Z'], caps: ['Z'], text: 'reorganize.undo', run: undo },
    saveKey(review),
  ])
  return {
    roles,
    moves,
    review,
    impact,
    moved: new Set(impact.map(({ role }) => role.id)),
    cursor,
    point: setCursor,
    move: (move) => {
      if (!move) return
      setMoves([...moves, move])
      setCursor(move.id)
    },
    undo,
    clear: () => setMoves([]),
  }
}
