import { type TextKey, useTexts } from '@camellia/i18n/texts'
import type { Refusal } from '@camellia/kernel/refusal'
import { toast } from '@camellia/ui/toast'
import { useCallback } from 'react'
import { useRefusalToast } from './use-refusal'

/** Too many questions is not a limit that someone has set: it has words of its own. */
export function useTalkRefusal(tooMany: TextKey): (refusal: Refusal) => void {
  const { t } = useTexts()
  const say = useRefusalToast()
  return useCallback(
    (refusal) => {
      if (refusal.code === 'LIMIT_REACHED') toast('warning', t(tooMany))
      else say(refusal)
    },
    [t, say, tooMany],
  )
}
