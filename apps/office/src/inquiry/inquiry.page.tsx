import { useTexts } from '@camellia/i18n/texts'
import { officeButtonClass } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { usePhone } from '@camellia/ui/office-media'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { LogPager } from '../site/log-pager'
import { NewBar } from '../site/new-bar'
import { Page } from '../site/page'
import { TalkLayout } from '../site/talk'
import { CasePane, NoCase } from './case-pane'
import { InquiryRows } from './inquiry-rows'
import {
  changedInquiries,
  type InquiryChange,
  type InquirySearch,
  inquirySearch,
} from './inquiry-search'
import { InquiryTabs, InquiryTools } from './inquiry-tools'
import { useInquiryKeys } from './use-inquiry-keys'
import { useInquiryState } from './use-inquiry-state'

/** Questions of members, the longest waiting first; whoever takes one up answers it. */
export function InquiryPage() {
  const { t } = useTexts()
  const search = useSearch({ from: '/shell/qna' })
  const change = useChange()
  const state = useInquiryState(search, change)
  const { queue, cursor } = state
  useInquiryKeys(state)
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
              onShow={state.showNew}
            />
          </>
        )
      }
    >
      <TalkLayout
        list={
          <>
            <InquiryRows state={state} />
            {(search.before || older) && (
              <LogPager
                toNewest={search.before ? () => change({ before: undefined }) : undefined}
                toOlder={older ? () => change({ before: older }) : undefined}
              />
            )}
          </>
        }
        pane={cursor.open && <CasePane key={cursor.open} id={cursor.open} state={state} />}
        nobody={<NoCase />}
      />
    </Page>
  )
}

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
