import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { useNarrow, usePhone } from '@camellia/ui/office-media'
import { useState } from 'react'
import type { KeyBinding } from '../site/keys'
import styles from './difference.module.css'

export interface Review {
  readonly count: number
  readonly open: boolean
  readonly show: () => void
  readonly close: () => void
  readonly toggle: () => void
}

/** Beside the work where there is room; where there is not, it waits for a click. */
export function useReview(count: number): Review {
  const narrow = useNarrow()
  const [chosen, setChosen] = useState<boolean>()
  const open = count > 0 && (chosen ?? !narrow)
  return {
    count,
    open,
    show: () => setChosen(true),
    close: () => setChosen(false),
    toggle: () => setChosen(!open),
  }
}

/** While the difference is open it saves; before that it opens it. */
export function saveKey(review: Review): KeyBinding {
  return { keys: ['Mod+S'], caps: ['⌘', 'S'], text: 'difference.key', run: review.show }
}

/** In the head of the screen; a phone has it at the thumb instead. */
export function ReviewButton({ review }: { readonly review: Review }) {
  const { t } = useTexts()
  const phone = usePhone()
  if (phone || review.count === 0 || review.open) return null
  return (
    <OfficeButton look="ink" onClick={review.show}>
      {t('difference.review', { count: review.count })}
    </OfficeButton>
  )
}

export function ReviewBar({ review }: { readonly review: Review }) {
  const { t } = useTexts()
  const phone = usePhone()
  if (!phone || review.count === 0) return null
  return (
    <div className={styles.bar}>
      <OfficeButton look="ink" size="lg" wide onClick={review.show}>
        {t('difference.review', { count: review.count })}
      </OfficeButton>
    </div>
  )
}
