import { useTexts } from '@camellia/i18n/texts'
import type { Refusal } from '@camellia/kernel/refusal'
import { toast } from '@camellia/ui/toast'
import { useCallback } from 'react'

/** The brief's section 8: a failure is a warning with the text of its code. */
export function useRefusalToast(): (refusal: Refusal) => void {
  const { t } = useTexts()
  return useCallback(({ code }) => toast('warning', t(`code.${code}`)), [t])
}
