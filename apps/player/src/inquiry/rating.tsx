import { useAction, useRefresh } from '@camellia/client/hooks'
import { rateInquiry, readMyInquiry } from '@camellia/contract/inquiry'
import { useTexts } from '@camellia/i18n/texts'
import { Icon } from '@camellia/ui/icons'
import { useState } from 'react'
import { useRefusalToast } from '../site/use-refusal'
import styles from './inquiry.module.css'

const STARS = [1, 2, 3, 4, 5] as const

/** How well it was answered; it may be thought over. */
export function Rating({ id, rating }: { readonly id: string; readonly rating: number | null }) {
  const { t } = useTexts()
  const refresh = useRefresh()
  const onRefused = useRefusalToast()
  const [given, setGiven] = useState<number>()
  const { run } = useAction(rateInquiry, {
    onDone: () => void refresh(readMyInquiry),
    onRefused: (refusal) => {
      setGiven(undefined)
      onRefused(refusal)
    },
  })
  const shown = given ?? rating
  const rate = (stars: number) => {
    setGiven(stars)
    run({ id, rating: stars })
  }
  return (
    <fieldset className={styles.rating}>
      <legend>{t('inquiry.rate')}</legend>
      <div className={styles.stars}>
        {STARS.map((stars) => (
          <button
            key={stars}
            type="button"
            data-on={stars <= (shown ?? 0) ? '' : undefined}
            aria-pressed={stars === shown}
            aria-label={t('inquiry.stars', { count: stars })}
            onClick={() => rate(stars)}
          >
            <Icon name="star" size={24} />
          </button>
        ))}
      </div>
      <p role="status">{shown !== null && t('inquiry.rated')}</p>
    </fieldset>
  )
}
