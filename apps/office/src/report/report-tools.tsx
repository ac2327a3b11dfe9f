import { PERIODS, type Period } from '@camellia/contract/report'
import { useTexts } from '@camellia/i18n/texts'
import { usePhone } from '@camellia/ui/office-media'
import { FilterChip, QuickChoice } from '@camellia/ui/office-table-filter'
import { MemberPicker } from '../site/member-picker'
import { ToolSelect } from '../site/tool-select'
import type { ReportSearch } from './report-search'
import styles from './report-tools.module.css'

/** Which days, and whose line: the same two questions for every report. */
export function ReportTools({
  search,
  usual,
  line,
  onChange,
}: {
  readonly search: ReportSearch
  /** The period when the address says none. */
  readonly usual: Period
  /** Whose line is shown; undefined while it is one's own. */
  readonly line: string | undefined
  readonly onChange: (search: ReportSearch) => void
}) {
  const { t } = useTexts()
  const { partner, ...rest } = search
  return (
    <div className={styles.tools}>
      <PeriodChoice
        value={search.period ?? usual}
        onChange={(period) => onChange({ ...search, period })}
      />
      {partner ? (
        <FilterChip name={t('line.label')} drop={t('line.drop')} onDrop={() => onChange(rest)}>
          {line ?? '…'}
        </FilterChip>
      ) : (
        <MemberPicker
          partners
          label={t('line.pick')}
          className={styles.picker}
          onPick={(id) => onChange({ ...search, partner: id })}
        />
      )}
    </div>
  )
}

function PeriodChoice({
  value,
  onChange,
}: {
  readonly value: Period
  readonly onChange: (period: Period) => void
}) {
  const { t } = useTexts()
  const phone = usePhone()
  const label = t('period.label')
  const choices = PERIODS.map((period) => ({ value: period, label: t(`period.${period}`) }))
  if (!phone) return <QuickChoice {...{ label, value, choices, onChange }} />
  return (
    <ToolSelect<Period>
      {...{ label, value, choices }}
      any={t('period.TODAY')}
      onChange={(period) => onChange(period ?? 'TODAY')}
    />
  )
}
