import { useEndpoint } from '@camellia/client/hooks'
import { type LoginRow, listLogins } from '@camellia/contract/login'
import { nowMs } from '@camellia/i18n/clock'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useLater, usePhone } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { Cell, OfficeTable, RowList } from '@camellia/ui/office-table'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useFormats } from '../site/formats'
import { useFresh } from '../site/live'
import { Page } from '../site/page'
import styles from './access.module.css'
import { OutcomeTag, useLoginColumns } from './logins-columns'
import { LoginsPanel } from './logins-panel'
import { changedSearch, inputOf, type LoginsSearch, memberIdOf } from './logins-search'
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
  return (
    <Page title={t('menu.logins')} tools={<LoginsTools search={search} onChange={change} />}>
      <div className={styles.split}>
        <div className={styles.column}>
          {error && !data ? (
            <OfficeFailed code={error.code} onRetry={() => void refetch()} />
          ) : (
            <Rows rows={data?.items} search={search} onChange={change} />
          )}
          <Pager
            search={search}
            last={data?.hasMore ? data.items.at(-1)?.id : undefined}
            onChange={change}
          />
        </div>
        {id && <LoginsPanel key={id} id={id} onChange={change} />}
      </div>
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
  readonly onChange: (change: LoginsSearch) => void
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

/** A history has no page numbers: one goes on, or back to the newest. */
function Pager({
  search,
  last,
  onChange,
}: {
  readonly search: LoginsSearch
  readonly last: string | undefined
  readonly onChange: (change: LoginsSearch) => void
}) {
  const { t } = useTexts()
  return (
    <div className={styles.pager}>
      <OfficeButton size="sm" disabled={!search.before} onClick={() => onChange({ before: '' })}>
        {t('logins.newest')}
      </OfficeButton>
      <span className="fill" />
      <OfficeButton size="sm" disabled={!last} onClick={() => last && onChange({ before: last })}>
        {t('logins.older')}
        <OfficeIcon name="next" size={12} />
      </OfficeButton>
    </div>
  )
}

function useChange(): (change: LoginsSearch) => void {
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
