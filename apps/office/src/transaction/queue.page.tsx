import { useEndpoint } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { PAGE_SIZES } from '@camellia/contract/fields'
import { nowMs } from '@camellia/i18n/clock'
import { useTexts } from '@camellia/i18n/texts'
import type { Refusal } from '@camellia/kernel/refusal'
import { CountedPager } from '@camellia/ui/office-table-pager'
import { toast } from '@camellia/ui/toast'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useFresh } from '../site/live'
import { NewBar } from '../site/new-bar'
import { Page } from '../site/page'
import { filterOf } from '../site/queue-search'
import { Column, Split } from '../site/split'
import { ToolSearch } from '../site/tool-search'
import { useApprovalRefusal } from '../site/use-approval-refusal'
import { useColumnChoice } from '../site/use-column-choice'
import { openNew } from '../site/use-kept-queue'
import { useQueueCursor } from '../site/use-queue-cursor'
import { mayChoose } from './money.rules'
import { MONEY, type MoneyKind } from './money-kind'
import { askedOf, type MoneySearch, moneySearch } from './money-search'
import { BulkBar, BulkDialogs } from './queue-bulk'
import { MONEY_COLUMNS, USUAL_COLUMNS } from './queue-columns'
import { QueueFilters } from './queue-filters'
import { MoneyList } from './queue-list'
import { QueuePanel } from './queue-panel'
import type { Bulk, QueueState } from './queue-state'
import { MoneyTabs } from './queue-tabs'
import { useMoneyKeys } from './use-money-keys'
import { type MoneyQueue, useMoneyQueue } from './use-money-queue'

export function DepositPage() {
  return <MoneyPage kind="DEPOSIT" search={useSearch({ from: '/shell/deposit' })} />
}

export function WithdrawPage() {
  return <MoneyPage kind="WITHDRAW" search={useSearch({ from: '/shell/withdraw' })} />
}

export function HandoverPage() {
  return <MoneyPage kind="HANDOVER" search={useSearch({ from: '/shell/payments' })} />
}

/** A queue of money: everything can be done without touching the mouse. */
function MoneyPage({ kind, search }: { readonly kind: MoneyKind; readonly search: MoneySearch }) {
  const { t } = useTexts()
  const [bulk, setBulk] = useState<Bulk>()
  const state = useQueueState(kind, search, setBulk)
  useMoneyKeys(state)
  const { filter, change, queue, cursor } = state
  return (
    <Page
      title={t(`money.title.${kind}`)}
      beside={<MoneyTabs state={state} />}
      tools={
        <>
          <ToolSearch
            main
            label={t('waiting.search')}
            value={filter.search}
            onText={(text) => change({ search: text })}
          />
          <QueueFilters state={state} />
          <NewBar says={useNews(queue)} onShow={state.showNew} />
        </>
      }
    >
      <Split>
        <Column>
          <BulkBar state={state} />
          <MoneyList state={state} />
          <CountedPager
            page={filter.page}
            size={filter.size}
            total={queue.total}
            sizes={PAGE_SIZES}
            onPage={(page) => change({ page })}
            onSize={(size) => change({ size })}
          />
        </Column>
        {cursor.open !== undefined && (
          <QueuePanel key={cursor.open} id={cursor.open} state={state} />
        )}
      </Split>
      <BulkDialogs bulk={bulk} state={state} />
    </Page>
  )
}

function useQueueState(
  kind: MoneyKind,
  search: MoneySearch,
  setBulk: QueueState['setBulk'],
): QueueState {
  const { code } = useSession('code')
  const filter = filterOf(search)
  // Days are counted from when the page was opened: a page must not slip while one reads it.
  const [now] = useState(nowMs)
  const asked = askedOf(search, now)
  const change = useChange(kind)
  const queue = useSpokenQueue(kind, asked)
  const columns = useColumnChoice(`money.${kind.toLowerCase()}`, {
    known: MONEY_COLUMNS,
    usual: USUAL_COLUMNS,
  })
  const cursor = useQueueCursor(queue.view, {
    wanted: search.id,
    mayChoose: (row) => mayChoose(row, queue.view, code),
  })
  const [rejecting, setRejecting] = useState<string>()
  const fresh = useFresh()
  const { open } = cursor
  const read = useEndpoint(
    MONEY[kind].read,
    { id: open ?? '' },
    { enabled: open !== undefined },
  ).data
  const detail = read?.transaction.id === open ? read : undefined
  const onPage = (page: number) => change({ page })
  const showNew = () => openNew(queue, cursor, { size: filter.size, onPage })
  const rowOf: QueueState['rowOf'] = (id) =>
    queue.view.rows.find((row) => row.id === id) ??
    (detail?.transaction.id === id ? detail?.transaction : undefined)
  return {
    ...{ filter, search, asked, columns, change, queue, cursor, detail, rejecting, setRejecting },
    ...{ setBulk, showNew, fresh, rowOf },
  }
}

function useNews({ news: { arrived, following } }: MoneyQueue): string | undefined {
  const { t, number } = useTexts()
  if (arrived > 0) return t('money.arrived', { number: number(arrived) })
  return following > 0 ? t('waiting.following', { count: following }) : undefined
}

/** Says what came of a decision. */
function useSpokenQueue(kind: MoneyKind, asked: ReturnType<typeof askedOf>): MoneyQueue {
  const { t, number } = useTexts()
  const textOf = useApprovalRefusal()
  return useMoneyQueue(kind, asked, {
    // One decision shows itself in its row and its panel; several are worth a word.
    onDone: ({ ids, verdict }, waiting) => {
      const done = ids.length - waiting.length
      if (ids.length > 1 && done > 0) {
        toast('success', t(`money.done${verdict}`, { number: number(done) }))
      }
      if (waiting.length > 0) toast('info', t('money.firstDone'))
    },
    onRefused: (refusal, ids) => {
      const own = t('money.notSecond')
      const because = becauseIn(refusal)
      if (because) return toast('warning', t(`payout.refused.${because}`))
      if (refusal.code !== 'CONFLICT') toast('warning', textOf(refusal, own))
      else toast('warning', t(ids.length > 1 ? 'money.conflictBulk' : 'money.conflict'))
    },
  })
}

const BECAUSE = ['NOT_SENT', 'SENT', 'NOT_HELD', 'BEFORE_SENT'] as const

/** Which of the stages of a withdrawal was left out. */
function becauseIn({ data }: Pick<Refusal, 'data'>): (typeof BECAUSE)[number] | undefined {
  const { because } = (data ?? {}) as { readonly because?: unknown }
  return BECAUSE.find((known) => known === because)
}

/** Filters live in the address bar, so that a view can be sent to a colleague. */
function useChange(kind: MoneyKind): QueueState['change'] {
  const navigate = useNavigate()
  const { path } = MONEY[kind]
  return useCallback(
    (change) =>
      void navigate({
        to: path,
        search: (before) => moneySearch({ ...before, id: undefined, page: 1, ...change }),
        replace: true,
      }),
    [navigate, path],
  )
}
