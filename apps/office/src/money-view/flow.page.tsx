import { useEndpoint } from '@camellia/client/hooks'
import { searchMembers } from '@camellia/contract/member'
import { type Entry, listEntries } from '@camellia/contract/money-view'
import { nowMs } from '@camellia/i18n/clock'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { OfficeButton } from '@camellia/ui/office-button'
import { useLater, usePhone } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { OfficeTable, RowList } from '@camellia/ui/office-table'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { type ChangeOf, wholeIn } from '../site/address'
import { useFormats } from '../site/formats'
import { useFresh } from '../site/live'
import { LogPager } from '../site/log-pager'
import { MemberPicker } from '../site/member-picker'
import { Page } from '../site/page'
import { PeoplePicks } from '../site/people-picks'
import { Column, Split } from '../site/split'
import { FlowBalances } from './flow-balances'
import { EntryPhoneRow, useEntryColumns } from './flow-columns'
import {
  changedFlow,
  type FlowSearch,
  filterOf,
  pageOf,
  reachedAfter,
  reachedIn,
  wayOf,
} from './flow-search'
import { FlowTools } from './flow-tools'
import styles from './money-view.module.css'

/** Without a member there is nothing to show but the way to one. */
export function FlowStartPage() {
  const { t, won } = useTexts()
  const navigate = useNavigate()
  const open = (id: number) =>
    void navigate({ to: '/money/$member', params: { member: String(id) } })
  return (
    <Page title={t('menu.moneyFlow')} tools={<MemberPicker onPick={open} />}>
      <OfficeEmpty icon="flow" title={t('flow.pick')}>
        <p>{t('flow.pickHint')}</p>
        <PeoplePicks kinds={['MEMBER']} onPick={open} fact={({ balance }) => won(balance)} />
      </OfficeEmpty>
    </Page>
  )
}

/** An address may name a member by number or by id, as people write it; both lead to the same. */
export function FlowPage() {
  const { t } = useTexts()
  const { member } = useParams({ from: '/shell/money/$member' })
  const known = wholeIn('member', member).member
  const byCode = useEndpoint(
    searchMembers,
    { text: member.slice(0, 40) },
    { enabled: known === undefined },
  )
  const found = byCode.data?.find(({ code }) => code.toLowerCase() === member.toLowerCase())
  const id = known ?? found?.id
  if (id !== undefined) return <FlowOf key={id} member={id as MemberId} />
  return (
    <Page title={t('menu.moneyFlow')}>
      {!byCode.isLoading && (
        <OfficeFailed code="MEMBER_NOT_FOUND" onRetry={() => void byCode.refetch()} />
      )}
    </Page>
  )
}

/** Every entry of every account of one member, newest first, with the balance it left behind. */
function FlowOf({ member }: { readonly member: MemberId }) {
  const { t } = useTexts()
  const search = useSearch({ from: '/shell/money/$member' })
  const change = useChange()
  // Days are counted from when the page was opened: a page must not slip while one reads it.
  const [now] = useState(nowMs)
  const filter = filterOf(member, search, now)
  const { data, error, refetch } = useEndpoint(listEntries, { ...filter, ...pageOf(search) })
  const older = data?.hasMore
    ? wayOf(reachedAfter(reachedIn(search.before), data.items))
    : undefined
  return (
    <Page
      title={t('menu.moneyFlow')}
      tools={<FlowTools member={member} search={search} filter={filter} onChange={change} />}
    >
      <FlowBalances balances={data?.balances} />
      <Split>
        <Column>
          {error && !data ? (
            <OfficeFailed code={error.code} onRetry={() => void refetch()} />
          ) : (
            <Rows rows={data?.items} filtered={Object.keys(search).length > 0} change={change} />
          )}
          <LogPager
            toNewest={search.before ? () => change({ before: undefined }) : undefined}
            toOlder={older ? () => change({ before: older }) : undefined}
          >
            <Span items={data?.items ?? []} />
          </LogPager>
        </Column>
      </Split>
    </Page>
  )
}

type Change = (change: ChangeOf<FlowSearch>) => void

function Rows({
  rows,
  filtered,
  change,
}: {
  readonly rows: readonly Entry[] | undefined
  readonly filtered: boolean
  readonly change: Change
}) {
  const { t } = useTexts()
  const late = useLater(rows === undefined)
  const fresh = useFresh()
  const phone = usePhone()
  const columns = useEntryColumns()
  const navigate = useNavigate()
  if (rows?.length === 0) return <NothingHere filtered={filtered} change={change} />
  if (!rows && !late) return <div className="fill" />
  const shared = {
    rows: rows ?? [],
    rowKey: ({ account, seq }: Entry) => `${account}-${seq}`,
    stale: !fresh,
  }
  if (phone && rows) {
    // On a phone a row leads to whoever stands at its other end, if anyone does.
    const follow = ({ otherMember }: Entry) =>
      otherMember &&
      void navigate({ to: '/money/$member', params: { member: String(otherMember.id) } })
    return (
      <RowList<Entry> label={t('menu.moneyFlow')} onRow={follow} {...shared}>
        {(row) => <EntryPhoneRow row={row} />}
      </RowList>
    )
  }
  return (
    <OfficeTable<Entry>
      caption={t('menu.moneyFlow')}
      columns={columns}
      loading={!rows}
      minWidth={1040}
      {...shared}
    />
  )
}

function NothingHere({
  filtered,
  change,
}: {
  readonly filtered: boolean
  readonly change: Change
}) {
  const { t } = useTexts()
  if (!filtered) return <OfficeEmpty icon="flow" title={t('flow.none')} />
  return (
    <OfficeEmpty
      icon="searchNone"
      title={t('flow.noneFound')}
      actions={
        <OfficeButton onClick={() => change({ account: undefined, days: undefined })}>
          {t('people.dropAll')}
        </OfficeButton>
      }
    />
  )
}

/** From when to when this page tells. */
function Span({ items }: { readonly items: readonly Entry[] }) {
  const { t } = useTexts()
  const { moment } = useFormats()
  const [newest, oldest] = [items[0], items.at(-1)]
  if (!newest || !oldest) return <span />
  const said = { from: moment(oldest.at), to: moment(newest.at) }
  return <bdi className={styles.span}>{t('flow.shown', said)}</bdi>
}

function useChange(): Change {
  const navigate = useNavigate({ from: '/money/$member' })
  return useCallback(
    (change) =>
      void navigate({
        search: (kept: FlowSearch) => changedFlow(kept, change),
        replace: change.before === undefined,
      }),
    [navigate],
  )
}
