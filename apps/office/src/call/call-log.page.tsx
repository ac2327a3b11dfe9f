import { useEndpoint } from '@camellia/client/hooks'
import { CALL_STATUSES, type Call, listCalls } from '@camellia/contract/call'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { useLater } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { LogPager } from '../site/log-pager'
import { MemberFilter } from '../site/member-filter'
import { Page } from '../site/page'
import { Column, Split } from '../site/split'
import { ToolSelect } from '../site/tool-select'
import { type CallAsking, CallDialog } from './call-dialogs'
import { CallPanel } from './call-panel'
import { CallRows } from './call-rows'
import { type CallLogChange, type CallLogSearch, changedLog, inputOf } from './call-search'

/** Everything that was ever given, newest first. */
export function CallLogPage() {
  const { t } = useTexts()
  const search = useSearch({ from: '/shell/call-log' })
  const change = useChange()
  const [asking, setAsking] = useState<CallAsking>()
  const { data, error, refetch } = useEndpoint(listCalls, inputOf(search))
  const last = data?.hasMore ? data.items.at(-1)?.id : undefined
  const open = data?.items.find(({ id }) => id === search.id)
  return (
    <Page title={t('menu.callLog')} tools={<Tools search={search} onChange={change} />}>
      <Split>
        <Column>
          {error && !data ? (
            <OfficeFailed code={error.code} onRetry={() => void refetch()} />
          ) : (
            <Rows
              rows={data?.items}
              filtered={search.status !== undefined || search.member !== undefined}
              open={search.id}
              onOpen={(id) => change({ id })}
              onAsk={setAsking}
            />
          )}
          <LogPager
            toNewest={search.before ? () => change({ before: undefined }) : undefined}
            toOlder={last ? () => change({ before: last }) : undefined}
          />
        </Column>
        {open && (
          <CallPanel call={open} onAsk={setAsking} onClose={() => change({ id: undefined })} />
        )}
      </Split>
      {asking && <CallDialog asking={asking} onClose={() => setAsking(undefined)} />}
    </Page>
  )
}

function Tools({
  search,
  onChange,
}: {
  readonly search: CallLogSearch
  readonly onChange: (change: CallLogChange) => void
}) {
  const { t } = useTexts()
  return (
    <>
      <ToolSelect<Call['status']>
        label={t('waiting.state')}
        any={t('txn.anyStatus')}
        value={search.status}
        choices={CALL_STATUSES.map((value) => ({ value, label: t(`call.status.${value}`) }))}
        onChange={(status) => onChange({ status })}
      />
      <MemberFilter member={search.member} onChange={(member) => onChange({ member })} />
    </>
  )
}

function Rows({
  rows,
  filtered,
  ...rest
}: {
  readonly rows: readonly Call[] | undefined
  readonly filtered: boolean
  readonly open: string | undefined
  readonly onOpen: (id: string) => void
  readonly onAsk: (asking: CallAsking) => void
}) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const late = useLater(rows === undefined)
  if (rows?.length === 0) {
    return filtered ? (
      <OfficeEmpty
        icon="searchNone"
        title={t('call.noneFound')}
        actions={
          <OfficeButton onClick={() => void navigate({ to: '/call-log', search: {} })}>
            {t('people.dropAll')}
          </OfficeButton>
        }
      />
    ) : (
      <OfficeEmpty icon="gift" title={t('call.none')} />
    )
  }
  if (!rows && !late) return <div className="fill" />
  return <CallRows caption={t('menu.callLog')} rows={rows} log {...rest} />
}

function useChange(): (change: CallLogChange) => void {
  const navigate = useNavigate({ from: '/call-log' })
  return useCallback(
    (change) =>
      void navigate({
        search: (kept: CallLogSearch) => changedLog(kept, change),
        replace: true,
      }),
    [navigate],
  )
}
