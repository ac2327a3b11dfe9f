import { useTexts } from '@camellia/i18n/texts'
import { officeButtonClass } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { usePhone } from '@camellia/ui/office-media'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useFresh } from '../site/live'
import { LogPager } from '../site/log-pager'
import { NewBar } from '../site/new-bar'
import { Page } from '../site/page'
import { TalkDesk } from '../site/talk'
import { CasePane, NoCase } from './case-pane'
import { InquiryRows } from './inquiry-rows'
import {
  changedInquiries,
  type InquiryChange,
  type InquirySearch,
  inquirySearch,
} from './inquiry-search'
import { InquiryTabs, InquiryTools } from './inquiry-tools'
import { useInquiryActions } from './use-inquiry-actions'
import { useInquiryCursor } from './use-inquiry-cursor'
import { useInquiryKeys } from './use-inquiry-keys'
import { useInquiryQueue } from './use-inquiry-queue'

/** Questions of members, the longest waiting first; whoever takes one up answers it. */
export function InquiryPage() {
  const { t } = useTexts()
  const search = useSearch({ from: '/shell/qna' })
  const change = useChange()
  const desk = useDesk(search, change)
  const { queue, cursor } = desk
  useInquiryKeys(desk)
  // On a phone the open one has the whole screen.
  const covered = usePhone() && cursor.open !== undefined
  const older = queue.hasMore ? queue.view.rows.at(-1)?.id : undefined
  return (
    <Page
      title={t('menu.qna')}
      beside={
        !covered && (
          <>
            <InquiryTabs search={search} change={change} counts={queue.counts} />
            <span className="fill" />
            <Link to="/qna/macros" className={officeButtonClass('ghost')}>
              <OfficeIcon name="zap" size={14} />
              {t('macro.title')}
            </Link>
          </>
        )
      }
      tools={
        !covered && (
          <>
            <InquiryTools search={search} change={change} />
            <NewBar
              says={queue.arrived > 0 ? t('inquiry.arrived', { count: queue.arrived }) : undefined}
              onShow={desk.showNew}
            />
          </>
        )
      }
    >
      <TalkDesk
        list={
          <>
            <InquiryRows desk={desk} />
            {(search.before || older) && (
              <LogPager
                toNewest={search.before ? () => change({ before: undefined }) : undefined}
                toOlder={older ? () => change({ before: older }) : undefined}
              />
            )}
          </>
        }
        pane={cursor.open && <CasePane key={cursor.open} id={cursor.open} desk={desk} />}
        nobody={<NoCase />}
      />
    </Page>
  )
}

/** Everything the parts of the queue share while one works on it. */
function useDesk(search: InquirySearch, change: (change: InquiryChange) => void) {
  const queue = useInquiryQueue(search)
  const cursor = useInquiryCursor(queue.view, search.id, (id) => change({ id }))
  const actions = useInquiryActions()
  const fresh = useFresh()
  const showNew = () => {
    const first = queue.showNew()
    if (first) cursor.show(first)
  }
  return { search, change, queue, cursor, actions, fresh, showNew }
}

export type InquiryDesk = ReturnType<typeof useDesk>

function useChange(): (change: InquiryChange) => void {
  const navigate = useNavigate({ from: '/qna' })
  return useCallback(
    (change) =>
      void navigate({
        search: (kept: InquirySearch) => changedInquiries(inquirySearch({ ...kept }), change),
        replace: true,
      }),
    [navigate],
  )
}
