import { useRefresh } from '@camellia/client/hooks'
import { readProtection } from '@camellia/contract/protection'
import { toast } from '@camellia/ui/toast'
import { useCallback } from 'react'
import { useRefusalToast } from '../site/use-refusal'

/** What every change of this page does when it is through: says so and reads again. */
export function useSaved(onClose?: () => void) {
  const refresh = useRefresh()
  const onRefused = useRefusalToast()
  const saved = useCallback(
    (text: string) => {
      toast('success', text)
      onClose?.()
      void refresh(readProtection)
    },
    [refresh, onClose],
  )
  return { saved, onRefused }
}
