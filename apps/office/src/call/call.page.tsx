import { useEndpoint } from '@camellia/client/hooks'
import { type Call, listCalls, readCallBudget } from '@camellia/contract/call'
import { useTexts } from '@camellia/i18n/texts'
import { Help } from '@camellia/ui/help'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useLater } from '@camellia/ui/office-media'
import { OfficeFailed } from '@camellia/ui/office-states'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useFresh } from '../site/live'
import { Page } from '../site/page'
import { Column, Split } from '../site/split'
import { BudgetStrip } from './budget'
import styles from './call.module.css'
import { type CallAsking, CallDialog } from './call-dialogs'
import { CallPanel } from './call-panel'
import { CallRows } from './call-rows'
import { type CallSearch, callSearch } from './call-search'
import { GiveDialog } from './give-dialog'

const SIZE = 50
const LATELY = 10

/** Gifts: from which money, to whom, and what waits for a second person. */
export function CallPage() {
  const { t } = useTexts()
  const search = useSearch({ from: '/shell/call' })
  const change = useChange()
  const fresh = useFresh()
  const [asking, setAsking] = useState<CallAsking>()
  const budget = useEndpoint(readCallBudget, {})
  const waiting = useEndpoint(listCalls, { status: 'PENDING', size: SIZE })
  const going = useEndpoint(listCalls, { status: 'PROCESSING', size: SIZE })
  const ended = useEndpoint(listCalls, { status: 'FINISHED', size: LATELY })
  const lists = [waiting, going, ended]
  const all = lists.flatMap(({ data }) => data?.items ?? [])
  const open = all.find(({ id }) => id === search.id)
  const failed = [budget, ...lists].find(({ error, data }) => error && !data)
  const shared = { open: search.id, onOpen: (id: string) => change({ id }), onAsk: setAsking }
  return (
    <Page
      title={t('menu.call')}
      help={<Help word="call" />}
      beside={
        <>
          <span className="fill" />
          <OfficeButton look="ink" disabled={!fresh} onClick={() => change({ give: true })}>
            <OfficeIcon name="gift" size={14} />
            {t('call.give')}
          </OfficeButton>
        </>
      }
    >
      <p className={styles.lead}>{t('call.lead')}</p>
      <BudgetStrip data={budget.data} />
      <Split>
        <Column>
          {failed?.error ? (
            <OfficeFailed code={failed.error.code} onRetry={() => void failed.refetch()} />
          ) : (
            <div className={styles.lists}>
              <Part
                title={t('call.waiting')}
                none={t('call.noneWaiting')}
                rows={waiting.data?.items}
                {...shared}
              />
              <Part
                title={t('call.going')}
                none={t('call.noneGoing')}
                rows={going.data?.items}
                {...shared}
              />
              <Part
                log
                title={t('call.lately')}
                none={t('call.noneEnded')}
                rows={ended.data?.items}
                {...shared}
              />
              <Link to="/call-log" className={styles.all}>
                {t('menu.callLog')}
              </Link>
            </div>
          )}
        </Column>
        {open && (
          <CallPanel call={open} onAsk={setAsking} onClose={() => change({ id: undefined })} />
        )}
      </Split>
      {search.give && budget.data && (
        <GiveDialog
          budget={budget.data}
          to={search.member}
          onClose={() => change({ give: undefined, member: undefined })}
        />
      )}
      {asking && <CallDialog asking={asking} onClose={() => setAsking(undefined)} />}
    </Page>
  )
}

function Part({
  title,
  none,
  rows,
  log = false,
  open,
  onOpen,
  onAsk,
}: {
  readonly title: string
  readonly none: string
  readonly rows: readonly Call[] | undefined
  /** With how each of them ended. */
  readonly log?: boolean
  readonly open: string | undefined
  readonly onOpen: (id: string) => void
  readonly onAsk: (asking: CallAsking) => void
}) {
  const { number } = useTexts()
  const late = useLater(rows === undefined)
  return (
    <section className={styles.part} aria-label={title}>
      <h2>
        {title}{' '}
        {!log && rows && rows.length > 0 && <span className="num t3">{number(rows.length)}</span>}
      </h2>
      {rows?.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        (rows || late) && <CallRows caption={title} {...{ rows, log, open, onOpen, onAsk }} />
      )}
    </section>
  )
}

function useChange() {
  const navigate = useNavigate({ from: '/call' })
  return useCallback(
    (change: { readonly [Part in keyof CallSearch]?: CallSearch[Part] | undefined }) =>
      void navigate({
        search: (kept: CallSearch) => callSearch({ ...kept, ...change }),
        replace: true,
      }),
    [navigate],
  )
}
