import { isLost } from '@camellia/client/attempts'
import { useTexts } from '@camellia/i18n/texts'
import { Refusal } from '@camellia/kernel/refusal'
import { toast } from '@camellia/ui/toast'
import { useCallback } from 'react'
import { useRefusalText } from './use-refusal'

/** A failed bet always says whether money moved. */
export function useBetRefusal(): (error: unknown) => void {
  const { t } = useTexts()
  const textOf = useRefusalText()
  return useCallback(
    (error) => {
      const refusal = error instanceof Refusal ? error : new Refusal('INTERNAL_ERROR')
      const unknown = isLost(refusal)
      const reason = textOf(refusal)
      toast('warning', unknown ? t('play.moneyUnknown') : t('play.moneyStayed', { reason }))
    },
    [t, textOf],
  )
}
