import type { StaffRound } from '@camellia/contract/round'
import { useKeys } from '../site/keys'
import { moveKeys } from '../site/list-keys'

/** Up and down opens the next round; Esc closes it. */
export function useRoundKeys(
  rows: readonly StaffRound[] | undefined,
  open: string | undefined,
  onOpen: (id: string | undefined) => void,
): void {
  const move = (by: 1 | -1) => {
    if (!rows) return
    const at = rows.findIndex(({ id }) => id === open)
    const next = rows[at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)]
    if (next) onOpen(next.id)
  }
  useKeys([
    ...moveKeys(move),
    { keys: ['Escape'], text: 'word.close', run: () => onOpen(undefined) },
  ])
}
