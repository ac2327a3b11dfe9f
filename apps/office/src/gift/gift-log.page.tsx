import { useEndpoint } from '@camellia/client/hooks'
import { GIFT_STATUSES, type Gift, listGivenGifts } from '@camellia/contract/gift'
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
import { type GiftAsking, GiftDialog } from './gift-dialogs'
import { GiftPanel } from './gift-panel'
import { GiftRows } from './gift-rows'
import { changedLog, type GiftLogChange, type GiftLogSearch, inputOf } from './gift-search'

/** Everything that was ever given, newest first. */
export function GiftLogPage() {
  const { t } = useTexts()
  const search = useSearch({ from: '/shell/call-log' })
  const change = useChange()
  const [asking, setAsking] = useState<GiftAsking>()
  const { data, error, refetch } = useEndpoint(listGivenGifts, inputOf(search))
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
          <GiftPanel gift={open} onAsk={setAsking} onClose={() => change({ id: undefined })} />
        )}
      </Split>
      {asking && <GiftDialog asking={asking} onClose={() => setAsking(undefined)} />}
    </Page>
  )
}

function Tools({
  search,
  onChange,
}: {
  readonly search: GiftLogSearch
  readonly onChange: (change: GiftLogChange) => void
}) {
  const { t } = useTexts()
  return (
    <>
      <ToolSelect<Gift['status']>
        label={t('waiting.state')}
        any={t('txn.anyStatus')}
        value={search.status}
        choices={GIFT_STATUSES.map((value) => ({ value, label: t(`gift.status.${value}`) }))}
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
  readonly rows: readonly Gift[] | undefined
  readonly filtered: boolean
  readonly open: string | undefined
  readonly onOpen: (id: string) => void
  readonly onAsk: (asking: GiftAsking) => void
}) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const late = useLater(rows === undefined)
  if (rows?.length === 0) {
    return filtered ? (
      <OfficeEmpty
        icon="searchNone"
        title={t('gift.noneFound')}
        actions={
          <OfficeButton onClick={() => void navigate({ to: '/call-log', search: {} })}>
            {t('people.dropAll')}
          </OfficeButton>
        }
      />
    ) : (
      <OfficeEmpty icon="gift" title={t('gift.none')} />
    )
  }
  if (!rows && !late) return <div className="fill" />
  return <GiftRows caption={t('menu.callLog')} rows={rows} log {...rest} />
}

function useChange(): (change: GiftLogChange) => void {
  const navigate = useNavigate({ from: '/call-log' })
  return useCallback(
    (change) =>
      void navigate({
        search: (kept: GiftLogSearch) => changedLog(kept, change),
        replace: true,
      }),
    [navigate],
  )
}
