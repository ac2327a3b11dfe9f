import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { toast } from '@camellia/ui/toast'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useFresh } from '../site/live'
import { NewBar } from '../site/new-bar'
import { Page } from '../site/page'
import { filterOf } from '../site/queue-search'
import { Column, Split } from '../site/split'
import { openNew } from '../site/use-kept-queue'
import { useQueueCursor } from '../site/use-queue-cursor'
import { type Bulk, BulkBar, BulkDialogs } from './bulk-bar'
import { type Queue, useQueue } from './use-queue'
import { useQueueKeys } from './use-queue-keys'
import { WaitingList } from './waiting-list'
import { WaitingPager } from './waiting-pager'
import { WaitingPanel } from './waiting-panel'
import type { WaitingFilter, WaitingSearch } from './waiting-search'
import { WaitingTabs } from './waiting-tabs'
import { WaitingTools } from './waiting-tools'

/** The sign-up queue: everything can be done without touching the mouse. */
export function WaitingPage() {
  const { t } = useTexts()
  const search = useSearch({ from: '/shell/members/waiting' })
  const filter = filterOf(search)
  const change = useChange()
  const queue = useSpokenQueue(filter)
  const cursor = useQueueCursor(queue.view, {
    wanted: search.id as MemberId | undefined,
    mayChoose: ({ id }) => filter.state === 'WAITING' && !queue.view.decided.has(id),
  })
  const [refusing, setRefusing] = useState<MemberId>()
  const [bulk, setBulk] = useState<Bulk>()
  const fresh = useFresh()
  const onPage = (page: number) => change({ page })
  const showNew = () => openNew(queue, cursor, { size: filter.size, onPage })
  useQueueKeys({ filter, queue, cursor, refusing, setRefusing, setBulk, showNew, fresh })
  const open = queue.view.rows.find(({ id }) => id === cursor.open)
  return (
    <Page
      title={t('menu.waiting')}
      beside={<WaitingTabs filter={filter} total={queue.total} onChange={change} />}
      tools={
        <>
          <WaitingTools filter={filter} onChange={change} />
          <NewBar says={useNews(queue)} onShow={showNew} />
        </>
      }
    >
      <Split>
        <Column>
          <BulkBar cursor={cursor} onBulk={setBulk} enabled={fresh} />
          <WaitingList
            filter={filter}
            queue={queue}
            cursor={cursor}
            stale={!fresh}
            onChange={change}
          />
          <WaitingPager filter={filter} queue={queue} onChange={change} />
        </Column>
        {open && (
          <WaitingPanel
            key={open.id}
            row={open}
            {...{ queue, cursor, refusing, setRefusing, fresh }}
          />
        )}
      </Split>
      <BulkDialogs bulk={bulk} queue={queue} cursor={cursor} onClose={() => setBulk(undefined)} />
    </Page>
  )
}

function useNews({ news: { arrived, following } }: Queue): string | undefined {
  const { t } = useTexts()
  if (arrived > 0) return t('waiting.arrived', { count: arrived })
  return following > 0 ? t('waiting.following', { count: following }) : undefined
}

/** Says what came of a decision. */
function useSpokenQueue(filter: WaitingFilter): Queue {
  const { t } = useTexts()
  return useQueue(filter, {
    // One decision shows itself in its row and its panel; several are worth a word.
    onDone: ({ ids, verdict }) => {
      if (ids.length > 1) toast('success', t(`waiting.done${verdict}`, { count: ids.length }))
    },
    onRefused: (code, { ids }) => {
      if (code !== 'CONFLICT') toast('warning', t(`code.${code}`))
      else if (ids.length > 1) toast('warning', t('waiting.conflictBulk'))
    },
  })
}

/** Filters live in the address bar, so that a view can be sent to a colleague. */
function useChange(): (change: WaitingSearch) => void {
  const navigate = useNavigate({ from: '/members/waiting' })
  return useCallback(
    (change) =>
      void navigate({
        search: ({ id: _, ...before }) => ({ ...before, page: 1, ...change }),
        replace: true,
      }),
    [navigate],
  )
}
