import { useTexts } from '@camellia/i18n/texts'
import styles from './day-range.module.css'

interface Days {
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** Both days belong to it; either may be left open. */
export function DayRange({
  days: { from = '', until = '' },
  onChange,
}: {
  readonly days: Days
  readonly onChange: (change: Days) => void
}) {
  const { t } = useTexts()
  return (
    <div className={styles.range}>
      <input
        type="date"
        aria-label={t('transactions.from')}
        value={from}
        max={until || undefined}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <span aria-hidden="true">–</span>
      <input
        type="date"
        aria-label={t('transactions.until')}
        value={until}
        min={from || undefined}
        onChange={({ target }) => onChange({ until: target.value })}
      />
    </div>
  )
}
