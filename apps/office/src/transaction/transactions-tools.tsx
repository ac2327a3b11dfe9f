import {
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
  type TransactionStatus,
  type TransactionType,
} from '@camellia/contract/transaction'
import { useTexts } from '@camellia/i18n/texts'
import type { ChangeOf } from '../site/address'
import { RecordTools } from '../site/record-tools'
import { ToolSelect } from '../site/tool-select'
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
    <RecordTools search={search} file={useTransactionsFile(filter)} onChange={onChange}>
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
    </RecordTools>
  )
}
