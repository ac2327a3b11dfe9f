import { useEndpoint } from '@camellia/client/hooks'
import { readMember } from '@camellia/contract/member-panel'
import {
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
  type TransactionStatus,
  type TransactionType,
} from '@camellia/contract/transaction'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { FilterChip } from '@camellia/ui/office-table-filter'
import type { ChangeOf } from '../site/address'
import { DaysChoice } from '../site/days-choice'
import { ToolSelect } from '../site/tool-select'
import { MemberPicker } from './member-picker'
import styles from './transactions.module.css'
import type { filterOf, TransactionsSearch } from './transactions-search'
import { useTransactionsFile } from './use-transactions-file'

interface ToolsProps {
  readonly search: TransactionsSearch
  readonly filter: ReturnType<typeof filterOf>
  readonly onChange: (change: ChangeOf<TransactionsSearch>) => void
}

/** Days, kind, state, whose; and the whole result as a file. */
export function TransactionsTools({ search, filter, onChange }: ToolsProps) {
  const { t } = useTexts()
  return (
    <div className={styles.tools}>
      <DaysChoice
        label={t('logins.at')}
        value={search.days}
        onChange={(days) => onChange({ days })}
      />
      <ToolSelect<TransactionType>
        label={t('card.kind')}
        any={t('txn.anyType')}
        value={search.type}
        choices={TRANSACTION_TYPES.map((value) => ({ value, label: t(`txn.type.${value}`) }))}
        onChange={(type) => onChange({ type })}
      />
      <ToolSelect<TransactionStatus>
        label={t('waiting.state')}
        any={t('txn.anyStatus')}
        value={search.status}
        choices={TRANSACTION_STATUSES.map((value) => ({ value, label: t(`txn.status.${value}`) }))}
        onChange={(status) => onChange({ status })}
      />
      {search.member === undefined ? (
        <MemberPicker onPick={(member) => onChange({ member })} />
      ) : (
        <MemberChip id={search.member as MemberId} onDrop={() => onChange({ member: undefined })} />
      )}
      <span className="fill" />
      <FileButton filter={filter} />
    </div>
  )
}

function MemberChip({ id, onDrop }: { readonly id: MemberId; readonly onDrop: () => void }) {
  const { t } = useTexts()
  const { data } = useEndpoint(readMember, { id })
  const name = t('waiting.member')
  return (
    <FilterChip name={name} drop={t('people.drop', { name })} onDrop={onDrop}>
      {data?.id === id ? data.name : `#${id}`}
    </FilterChip>
  )
}

function FileButton({ filter }: Pick<ToolsProps, 'filter'>) {
  const { t, number } = useTexts()
  const { written, start, stop } = useTransactionsFile(filter)
  const busy = written !== undefined
  return (
    <OfficeButton onClick={busy ? stop : start} title={busy ? t('people.stopExport') : undefined}>
      <OfficeIcon name={busy ? 'close' : 'csv'} size={14} />
      {busy ? number(written) : t('people.csv')}
    </OfficeButton>
  )
}
