import { useTexts } from '@camellia/i18n/texts'
import { QuickChoice } from '@camellia/ui/office-table-filter'
import { RECENT_DAYS, type RecentDays } from './days'

const CHOICES = ['all', ...RECENT_DAYS] as const

/** All, today, yesterday, or the last few days. */
export function DaysChoice({
  label,
  value,
  other = false,
  onChange,
}: {
  readonly label: string
  readonly value: RecentDays | undefined
  /** Days of one's own are chosen elsewhere: none of these is taken. */
  readonly other?: boolean
  readonly onChange: (days: RecentDays | undefined) => void
}) {
  const { t } = useTexts()
  return (
    <QuickChoice
      label={label}
      value={other ? undefined : (value ?? 'all')}
      choices={CHOICES.map((days) => ({ value: days, label: t(`recent.${days}`) }))}
      onChange={(chosen) => onChange(chosen === 'all' ? undefined : chosen)}
    />
  )
}
