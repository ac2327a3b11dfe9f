import { useTexts } from '@camellia/i18n/texts'
import type { Refusal } from '@camellia/kernel/refusal'
import { useCallback } from 'react'

/** Why a yes was not taken; `own` is what is said when one asked for it oneself. */
export function useApprovalRefusal(): (
  refusal: Pick<Refusal, 'code' | 'data'>,
  own: string,
) => string {
  const { t, time } = useTexts()
  return useCallback(
    ({ code, data }, own) => {
      const { until, because } = (data ?? {}) as { until?: unknown; because?: unknown }
      if (code === 'APPROVER_TOO_NEW' && typeof until === 'string') {
        return t('approver.until', { until: time(until) })
      }
      if (code !== 'FOUR_EYES_REQUIRED') return t(`code.${code}`)
      if (because === 'CHANGED_THE_ACCOUNT') return t('approver.changedAccount')
      if (because === 'WROTE_IT') return t('approver.wroteIt')
      return because === 'MADE_BY_THE_OTHER' ? t('approver.related') : own
    },
    [t, time],
  )
}
