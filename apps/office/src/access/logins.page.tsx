import { useEndpoint } from '@camellia/client/hooks'
import { type LoginRow, listLogins } from '@camellia/contract/login'
import { nowMs } from '@camellia/i18n/clock'
import { useTexts } from '@camellia/i18n/texts'
import { useLater, usePhone } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { Cell, OfficeTable, RowList } from '@camellia/ui/office-table'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useFormats } from '../site/formats'
import { useFresh } from '../site/live'
import { LogPager } from '../site/log-pager'
import { Page } from '../site/page'
import { Column, Split } from '../site/split'
import styles from './access.module.css'
import { OutcomeTag, useLoginColumns } from './logins-columns'
import { LoginsPanel } from './logins-panel'
import {
  changedSearch,
  inputOf,
  type LoginsChange,
  type LoginsSearch,
  memberIdOf,
} from './logins-search'
import { LoginsTools } from './logins-tools'

/** Every try to come in: who, when, from where, with what, and how it ended. */
export function LoginsPage() {
  const { t } = useTexts()
  const search = useSearch({ from: '/shell/logins' })
  const change = useChange()
  // Days are counted from when the page was opened: a page must not slip while one reads it.
  const [now] = useState(nowMs)
  const { data, error, refetch } = useEndpoint(listLogins, inputOf(search, now))
  const id = memberIdOf(search.id)
  const last = data?.hasMore ? data.items.at(-1)?.id : undefined
  return (
    <Page title={t('menu.logins')} tools={<LoginsTools search={search} onChange={change} />}>
      <Split>
        <Column>
          {error && !data ? (
            <OfficeFailed code={error.code} onRetry={() => void refetch()} />
          ) : (
            <Rows rows={data?.items} search={search} onChange={change} />
          )}
          <LogPager
            toNewest={search.before ? () => change({ before: undefined }) : undefined}
            toOlder={last ? () => change({ before: last }) : undefined}
          />
        </Column>
        {id && <LoginsPanel key={id} id={id} onChange={change} />}
      </Split>
    </Page>
  )
}

function Rows({
  rows,
  search,
  onChange,
}: {
  readonly rows: readonly LoginRow[] | undefined
  readonly search: LoginsSearch
  readonly onChange: (change: LoginsChange) => void
}) {
  const { t } = useTexts()
  const late = useLater(rows === undefined)
  const fresh = useFresh()
  const phone = usePhone()
  const columns = useLoginColumns()
  if (rows?.length === 0) {
    return (
      <OfficeEmpty icon="searchNone" title={t('logins.none')}>
        <p>{t('logins.noneHint')}</p>
      </OfficeEmpty>
    )
  }
  if (!rows && !late) return <div className="fill" />
  const open = (row: LoginRow) => {
    if (row.member) onChange({ id: row.member.id })
  }
  const shared = { rows: rows ?? [], rowKey: ({ id }: LoginRow) => id, stale: !fresh, onRow: open }
  if (phone && rows) {
    return (
      <RowList<LoginRow> label={t('menu.logins')} {...shared}>
        {(row) => <PhoneRow row={row} />}
      </RowList>
    )
  }
  const same = rows?.find(({ member }) => member?.id === search.id)
  return (
    <OfficeTable<LoginRow>
      caption={t('menu.logins')}
      columns={columns}
      loading={!rows}
      open={same?.id}
      minWidth={880}
      {...shared}
    />
  )
}

function PhoneRow({ row }: { readonly row: LoginRow }) {
  const { moment } = useFormats()
  const { member, code, at, outcome, address } = row
  return (
    <span className={styles.phoneRow}>
      <Cell>
        <span className="med ell fill">{member?.name ?? code}</span>
        <OutcomeTag outcome={outcome} />
      </Cell>
      <Cell>
        <bdi className="n t3 f12">{moment(at)}</bdi>
        <bdi dir="ltr" className="mono t3 ell">
          {address}
        </bdi>
      </Cell>
    </span>
  )
}

function useChange(): (change: LoginsChange) => void {
  const navigate = useNavigate({ from: '/logins' })
  return useCallback(
    (change) =>
      void navigate({
        search: (kept: LoginsSearch) => changedSearch(kept, change),
        replace: true,
      }),
    [navigate],
  )
}
