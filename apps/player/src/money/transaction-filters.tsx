import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '@camellia/contract/transaction'
import { useTexts } from '@camellia/i18n/texts'
import { Icon } from '@camellia/ui/icons'
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
      <Days search={search} onChange={onChange} />
      {search.when === 'range' && <Range search={search} onChange={onChange} />}
      <div className={styles.chips}>
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
      </div>
    </div>
  )
}

function Days({ search: { when }, onChange }: Props) {
  const { t } = useTexts()
  return (
    <fieldset className={styles.chips}>
      <legend className="srOnly">{t('transactions.days')}</legend>
      {[undefined, ...SPANS].map((span) => (
        <button
          key={span ?? 'all'}
          type="button"
          className={styles.chip}
          aria-pressed={when === span}
          onClick={() => onChange({ when: span })}
        >
          {span === 'range' && <Icon name="calendar" size={16} />}
          {t(`moneySpan.${span ?? 'all'}`)}
        </button>
      ))}
    </fieldset>
  )
}

/** Both days belong to it; either may be left open. */
function Range({ search: { from = '', until = '' }, onChange }: Props) {
  const { t } = useTexts()
  return (
    <div className={styles.range}>
      <input
        type="date"
        aria-label={t('transactions.from')}
        value={from}
        max={until || undefined}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <span aria-hidden="true">–</span>
      <input
        type="date"
        aria-label={t('transactions.until')}
        value={until}
        min={from || undefined}
        onChange={(event) => onChange({ until: event.target.value })}
      />
    </div>
  )
}

function ChipSelect<Value extends string>({
  label,
  all,
  value,
  choices,
  onChange,
}: {
  readonly label: string
  readonly all: string
  readonly value: Value | undefined
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value | undefined) => void
}) {
  return (
    <span className={styles.select} data-on={value ? '' : undefined}>
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={({ target }) =>
          onChange(choices.find((one) => one.value === target.value)?.value)
        }
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} />
    </span>
  )
}
