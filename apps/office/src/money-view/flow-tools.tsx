import { useEndpoint } from '@camellia/client/hooks'
import { MEMBER_ACCOUNTS, readMember } from '@camellia/contract/member-panel'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { FilterChip } from '@camellia/ui/office-table-filter'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ChangeOf } from '../site/address'
import { DaysChoice } from '../site/days-choice'
import { FileButton } from '../site/file-button'
import { ToolSelect } from '../site/tool-select'
import type { Account, FlowSearch, filterOf } from './flow-search'
import styles from './money-view.module.css'
import { useFlowFile } from './use-flow-file'

interface ToolsProps {
  readonly member: MemberId
  readonly search: FlowSearch
  readonly filter: ReturnType<typeof filterOf>
  readonly onChange: (change: ChangeOf<FlowSearch>) => void
}

/** Whose, of which days and accounts; and all of it as a file. */
export function FlowTools({ member, search, filter, onChange }: ToolsProps) {
  const { t } = useTexts()
  return (
    <>
      <Whose id={member} />
      <DaysChoice
        label={t('flow.at')}
        value={search.days}
        onChange={(days) => onChange({ days })}
      />
      <ToolSelect<Account>
        label={t('flow.account')}
        any={t('flow.anyAccount')}
        value={search.account}
        choices={MEMBER_ACCOUNTS.map((value) => ({ value, label: t(`transfer.${value}`) }))}
        onChange={(account) => onChange({ account })}
      />
      <span className="fill" />
      <Link to="/members" search={{ id: member }} className={styles.toMember}>
        {t('flow.toMember')}
      </Link>
      <FileButton file={useFlowFile(filter)} />
    </>
  )
}

function Whose({ id }: { readonly id: MemberId }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { data } = useEndpoint(readMember, { id })
  const name = t('waiting.member')
  return (
    <FilterChip
      name={name}
      drop={t('people.drop', { name })}
      onDrop={() => void navigate({ to: '/money' })}
    >
      {data?.id === id ? (
        <>
          <bdi>{data.name}</bdi> <bdi className="t3">{data.code}</bdi>
        </>
      ) : (
        `#${id}`
      )}
    </FilterChip>
  )
}
