import type { SlotOutcome } from '@camellia/engines/slot/engine'
import { slotFace } from '@camellia/engines/slot/face'
import { useTexts } from '@camellia/i18n/texts'
import { useMemo } from 'react'
import { cellName, firstBoard } from './history.rules'
import styles from './panel.module.css'

/** The reels as they first stopped, by the names of the symbols; what won is framed. */
export function SlotBoard({
  code,
  outcome,
}: {
  readonly code: string
  readonly outcome: SlotOutcome
}) {
  const { t } = useTexts()
  const symbols = useMemo(() => slotFace(code)?.symbols ?? [], [code])
  const board = firstBoard(outcome)
  if (!board) return null
  const { grid, lit } = board
  return (
    <div className={styles.reels} role="img" aria-label={t('history.board')} dir="ltr">
      {grid.map((reel, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place.
        <div key={at}>
          {reel.map((symbol, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
            <span key={row} data-lit={lit.has(cellName([at, row]))}>
              {symbols[symbol]?.id ?? '?'}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
