import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '@camellia/contract/transaction'
import { useTexts } from '@camellia/i18n/texts'
import { Icon } from '@camellia/ui/icons'
import { Chip, ChipGap, ChipSelect, Chips } from '../site/chips'
import { DayRange } from '../site/day-range'
import styles from './transactions.module.css'
import { type SearchChange, SPANS, type TransactionsSearch } from './transactions-search'

interface Props {
  readonly search: TransactionsSearch
  readonly onChange: (change: SearchChange) => void
}

export function TransactionFilters({ search, onChange }: Props) {
  const { t } = useTexts()
  return (
    <div className={styles.filters}>
      <Chips label={t('transactions.days')}>
        {[undefined, ...SPANS].map((span) => (
          <Chip
            key={span ?? 'all'}
            on={search.when === span}
            onClick={() => onChange({ when: span })}
          >
            {span === 'range' && <Icon name="calendar" size={16} />}
            {t(`historySpan.${span ?? 'all'}`)}
          </Chip>
        ))}
        <ChipGap />
        <ChipSelect
          label={t('transactions.type')}
          all={t('transactions.allTypes')}
          value={search.type}
          choices={TRANSACTION_TYPES.map((type) => ({
            value: type,
            label: t(`moneyType.${type}`),
          }))}
          onChange={(type) => onChange({ type })}
        />
        <ChipSelect
          label={t('round.status')}
          all={t('transactions.allStatuses')}
          value={search.status}
          choices={TRANSACTION_STATUSES.map((status) => ({
            value: status,
            label: t(`moneyStatus.${status}`),
          }))}
          onChange={(status) => onChange({ status })}
        />
      </Chips>
      {search.when === 'range' && <DayRange days={search} onChange={onChange} />}
    </div>
  )
}
