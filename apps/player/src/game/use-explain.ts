import { useTexts } from '@camellia/i18n/texts'
import { Refusal } from '@camellia/kernel/refusal'
import { useCallback } from 'react'
import { otherPairIn } from '../site/client-seed'
import { useRefusalText } from '../site/use-refusal'

/** Something lies over the game: no bet is placed behind it. */
export class CoveredError extends Error {}

/** Why a spin was not taken, always with whether money moved. */
export function useExplain(): (error: unknown) => string {
  const { t } = useTexts()
  const textOf = useRefusalText()
  return useCallback(
    (error) => {
      if (error instanceof CoveredError) return t('room.covered')
      const refusal = error instanceof Refusal ? error : new Refusal('INTERNAL_ERROR')
      // Only an answer says that nothing happened; a first bet waits for its seeds and is not placed.
      const lost = refusal.code === 'NETWORK_ERROR' || refusal.code === 'INTERNAL_ERROR'
      const unknown = lost && !otherPairIn(refusal.data)
      return unknown ? t('play.moneyUnknown') : t('play.moneyStayed', { reason: textOf(refusal) })
    },
    [t, textOf],
  )
}
