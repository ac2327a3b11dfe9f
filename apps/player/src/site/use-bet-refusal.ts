import { useTexts } from '@camellia/i18n/texts'
import type { Code } from '@camellia/kernel/codes'
import { Refusal } from '@camellia/kernel/refusal'
import { toast } from '@camellia/ui/toast'
import { useCallback } from 'react'
import { useRefusalText } from './use-refusal'

/** Only an answer of the bet itself says that nothing happened. */
const UNKNOWN: readonly Code[] = ['NETWORK_ERROR', 'INTERNAL_ERROR']

/** A failed bet always says whether money moved. */
export function useBetRefusal(): (error: unknown) => void {
  const { t } = useTexts()
  const textOf = useRefusalText()
  return useCallback(
    (error) => {
      const refusal = error instanceof Refusal ? error : new Refusal('INTERNAL_ERROR')
      const unknown = UNKNOWN.includes(refusal.code)
      const reason = textOf(refusal)
      toast('warning', unknown ? t('play.moneyUnknown') : t('play.moneyStayed', { reason }))
    },
    [t, textOf],
  )
}
