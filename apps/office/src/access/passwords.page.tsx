import { useRefresh } from '@camellia/client/hooks'
import { useTable } from '@camellia/client/table'
import { listPasswordRequests, type PasswordRequest } from '@camellia/contract/password'
import { readShell } from '@camellia/contract/report'
import { useTexts } from '@camellia/i18n/texts'
import { useLater, usePhone } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { OfficeTable, RowList } from '@camellia/ui/office-table'
import { CountedPager } from '@camellia/ui/office-table-pager'
import { Tabs } from '@camellia/ui/office-tabs'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useFresh } from '../site/live'
import { Page } from '../site/page'
import { Column } from '../site/split'
import { PasswordPhoneRow, usePasswordColumns } from './passwords-columns'
import { type Asking, PasswordDialog } from './passwords-dialog'
import { inputOf, PASSWORD_STATES, passwordsSearch } from './passwords-search'

/** A lost push must not leave a queue old for ever. */
const EVERY_MS = 30_000

/** Forgotten passwords: staff call the member, make sure, and pass a one-time code on. */
export function PasswordsPage() {
  const { t, number } = useTexts()
  const search = useSearch({ from: '/shell/members/passwords' })
  const navigate = useNavigate({ from: '/members/passwords' })
  const input = inputOf(search)
  const table = useTable(listPasswordRequests, input, EVERY_MS)
  const [asking, setAsking] = useState<Asking>()
  const refresh = useRefresh()
  const change = (next: object) =>
    void navigate({ search: passwordsSearch({ ...search, ...next }), replace: true })
  const done = () => {
    void refresh(listPasswordRequests)
    void refresh(readShell)
  }
  return (
    <Page
      title={t('menu.passwords')}
      beside={
        <Tabs
          label={t('menu.passwords')}
          value={input.state}
          onChange={(state) => change({ state, page: 1 })}
          choices={PASSWORD_STATES.map((state) => ({
            value: state,
            label: t(`passwords.${state}`),
            count: state === input.state ? number(table.total) : undefined,
          }))}
        />
      }
    >
      <Column>
        <Rows table={table} state={input.state} onAsk={setAsking} />
        <CountedPager {...input} total={table.total} onPage={(page) => change({ page })} />
      </Column>
      {asking && (
        <PasswordDialog asking={asking} onDone={done} onClose={() => setAsking(undefined)} />
      )}
    </Page>
  )
}

function Rows({
  table,
  state,
  onAsk,
}: {
  readonly table: ReturnType<typeof useTable<typeof listPasswordRequests>>
  readonly state: 'WAITING' | 'DECIDED'
  readonly onAsk: (asking: Asking) => void
}) {
  const { t } = useTexts()
  const fresh = useFresh()
  const late = useLater(table.loading)
  const phone = usePhone()
  const columns = usePasswordColumns(state, { onAsk, enabled: fresh })
  if (table.loading && !late) return <div className="fill" />
  if (table.refusal && table.rows.length === 0) {
    return <OfficeFailed code={table.refusal.code} onRetry={table.retry} />
  }
  if (!table.loading && table.rows.length === 0) {
    return state === 'WAITING' ? (
      <OfficeEmpty title={t('passwords.praise')}>
        <p>{t('passwords.praiseHint')}</p>
      </OfficeEmpty>
    ) : (
      <OfficeEmpty icon="key" title={t('passwords.noneYet')} />
    )
  }
  const shared = { rows: table.rows, rowKey: ({ id }: PasswordRequest) => id, stale: !fresh }
  if (phone && !table.loading) {
    return (
      <RowList<PasswordRequest> label={t('menu.passwords')} {...shared}>
        {(row) => <PasswordPhoneRow row={row} onAsk={onAsk} enabled={fresh} />}
      </RowList>
    )
  }
  return (
    <OfficeTable<PasswordRequest>
      caption={t('menu.passwords')}
      columns={columns}
      loading={table.loading}
      minWidth={960}
      {...shared}
    />
  )
}
