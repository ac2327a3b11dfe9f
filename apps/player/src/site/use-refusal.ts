import { type Translate, useTexts } from '@camellia/i18n/texts'
import type { Refusal } from '@camellia/kernel/refusal'
import { toast } from '@camellia/ui/toast'
import { useCallback } from 'react'
import { type OtherPair, otherPairIn } from './client-seed'
import { boundIn, untilIn } from './protection.rules'
import { useDuration } from './use-duration'

/** The text of a refusal's code; a bound the player has set says which, and what is left of it. */
export function useRefusalText(): (refusal: Pick<Refusal, 'code' | 'data'>) => string {
  const { t, won, time } = useTexts()
  const duration = useDuration()
  return useCallback(
    ({ code, data }) => {
      const other = code === 'INTERNAL_ERROR' ? otherPairIn(data) : undefined
      if (other) return otherPairText(t, other)
      const until = code === 'SELF_EXCLUDED' ? untilIn(data) : undefined
      if (until) return t('bar.refused', { until: time(until) })
      const bound = code === 'LIMIT_REACHED' ? boundIn(data) : undefined
      if (!bound) return t(`code.${code}`)
      const limit = t(`limitName.${bound.kind}.${bound.period}`)
      if (bound.left <= 0) return t('limit.reached', { limit })
      const left = bound.kind === 'TIME' ? duration(bound.left) : `\u2066${won(bound.left)}\u2069`
      return t('limit.left', { limit, left })
    },
    [t, won, time, duration],
  )
}

/** Both commits are in it: they are all a player has to show for it. */
function otherPairText(t: Translate, { announced, begun }: OtherPair): string {
  const commits = [
    `${t('fairness.otherAnnounced')}: \u2066${announced}\u2069`,
    `${t('fairness.otherBegun')}: \u2066${begun}\u2069`,
  ]
  return `${t('fairness.otherPair')} ${commits.join(' · ')}.`
}

/** The brief's section 8: a failure is a warning with its text. */
export function useRefusalToast(): (refusal: Refusal) => void {
  const textOf = useRefusalText()
  return useCallback((refusal) => toast('warning', textOf(refusal)), [textOf])
}
