import { useTexts } from '@camellia/i18n/texts'
import styles from './volatility.module.css'

const STEPS = [1, 2, 3, 4, 5] as const

/** One to five dots: how far results of a title swing. */
export function Volatility({ value }: { readonly value: number }) {
  const { t } = useTexts()
  return (
    <span className={styles.dots} role="img" aria-label={t('game.volatility', { value })}>
      {STEPS.map((step) => (
        <i key={step} data-on={step <= value} />
      ))}
    </span>
  )
}
