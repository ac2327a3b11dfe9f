import {
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
  type TransactionStatus,
  type TransactionType,
} from '@camellia/contract/transaction'
import { useTexts } from '@camellia/i18n/texts'
import type { ChangeOf } from '../site/address'
import { DaysChoice } from '../site/days-choice'
import { FileButton } from '../site/file-button'
import { MemberFilter } from '../site/member-filter'
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
    <>
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
      <MemberFilter member={search.member} onChange={(member) => onChange({ member })} />
      <span className="fill" />
      <FileButton file={useTransactionsFile(filter)} />
    </>
  )
}
