import { useTexts } from '@camellia/i18n/texts'
import { usePhone } from '@camellia/ui/office-media'
import { QuickChoice } from '@camellia/ui/office-table-filter'
import { RECENT_DAYS, type RecentDays } from './days'
import { ToolSelect } from './tool-select'

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
  const phone = usePhone()
  const choices = RECENT_DAYS.map((days) => ({ value: days, label: t(`recent.${days}`) }))
  if (phone) {
    const any = other ? label : t('recent.any')
    return <ToolSelect<RecentDays> {...{ label, any, value, choices, onChange }} />
  }
  return (
    <QuickChoice<RecentDays | 'all'>
      label={label}
      value={other ? undefined : (value ?? 'all')}
      choices={[{ value: 'all', label: t('recent.all') }, ...choices]}
      onChange={(chosen) => onChange(chosen === 'all' ? undefined : chosen)}
    />
  )
}
