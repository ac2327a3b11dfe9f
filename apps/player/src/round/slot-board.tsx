import type { SlotOutcome } from '@camellia/engines/slot/engine'
import { slotFace } from '@camellia/engines/slot/face'
import { useTexts } from '@camellia/i18n/texts'
import { gameFaceOf } from '@camellia/stage/game-face'
import type { Look } from '@camellia/stage/look'
import { hasLook, loadLook } from '@camellia/stage/looks'
import { useEffect, useMemo, useState } from 'react'
import { SymbolPicture } from '../site/symbol-picture'
import { cellName, firstBoard } from './history.rules'
import styles from './panel.module.css'

/** The reels as they first stopped, as the player saw them; what won is framed. */
export function SlotBoard({
  code,
  outcome,
}: {
  readonly code: string
  readonly outcome: SlotOutcome
}) {
  const { t } = useTexts()
  const look = useLook(code)
  const face = useMemo(() => gameFaceOf(code, outcome.variant), [code, outcome.variant])
  const names = useMemo(() => slotFace(code)?.symbols ?? [], [code])
  const board = firstBoard(outcome)
  if (!board) return null
  const { grid, lit } = board
  return (
    <div className={styles.reels} role="img" aria-label={t('history.board')} dir="ltr">
      {grid.map((reel, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place.
        <div key={at}>
          {reel.map((symbol, row) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
              key={row}
              data-lit={lit.has(cellName([at, row]))}
              data-symbol={names[symbol]?.id}
            >
              <SymbolPicture look={look} art={face?.symbols[symbol]?.art ?? ''} size={SYMBOL_PX} />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

const SYMBOL_PX = 38

/** Of a title that has one; its pictures come with it. */
function useLook(code: string): Look | undefined {
  const [look, setLook] = useState<Look>()
  useEffect(() => {
    let gone = false
    // Without its pictures a board is empty; the next visit asks again.
    if (hasLook(code))
      loadLook(code).then(
        (found) => !gone && setLook(found),
        () => {},
      )
    return () => {
      gone = true
    }
  }, [code])
  return look
}
