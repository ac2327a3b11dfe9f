import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { useNarrow, usePhone } from '@camellia/ui/office-media'
import { type ReactNode, useState } from 'react'
import type { KeyBinding } from '../site/keys'
import { type Place, useLeaveGuard } from '../site/use-leave-guard'
import styles from './difference.module.css'
import type { PermissionsSearch } from './role-search'

export interface Review {
  readonly count: number
  readonly open: boolean
  readonly show: () => void
  readonly close: () => void
  readonly toggle: () => void
  /** Asks whoever leaves before it is saved. */
  readonly guard: ReactNode
}

/** Beside the work where there is room; where there is not, it waits for a click. */
export function useReview(count: number): Review {
  const narrow = useNarrow()
  const [chosen, setChosen] = useState<boolean>()
  const open = count > 0 && (chosen ?? !narrow)
  const { guard } = useLeaveGuard(count > 0, sameDraft)
  return {
    count,
    open,
    show: () => setChosen(true),
    close: () => setChosen(false),
    toggle: () => setChosen(!open),
    guard,
  }
}

/** Other filters keep the draft; another person, or roles instead of persons, does not. */
function sameDraft(from: Place, to: Place): boolean {
  const draftOf = ({ pathname, search }: Place) => {
    const { by, id } = search as PermissionsSearch
    return `${pathname} ${by} ${by === 'PERSON' ? id : ''}`
  }
  return draftOf(from) === draftOf(to)
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
  if (!phone || review.count === 0) return review.guard
  return (
    <div className={styles.bar}>
      {review.guard}
      <OfficeButton look="ink" size="lg" wide onClick={review.show}>
        {t('difference.review', { count: review.count })}
      </OfficeButton>
    </div>
  )
}
