import { useEndpoint } from '@camellia/client/hooks'
import { type Gift, listGivenGifts, readGiftBudget } from '@camellia/contract/gift'
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
import styles from './gift.module.css'
import { type GiftAsking, GiftDialog } from './gift-dialogs'
import { GiftPanel } from './gift-panel'
import { GiftRows } from './gift-rows'
import { type GiftSearch, giftSearch } from './gift-search'
import { GiveDialog } from './give-dialog'

const SIZE = 50
const LATELY = 10

/** Gifts: from which money, to whom, and what waits for a second person. */
export function GiftPage() {
  const { t } = useTexts()
  const search = useSearch({ from: '/shell/call' })
  const change = useChange()
  const fresh = useFresh()
  const [asking, setAsking] = useState<GiftAsking>()
  const budget = useEndpoint(readGiftBudget, {})
  const waiting = useEndpoint(listGivenGifts, { status: 'PENDING', size: SIZE })
  const going = useEndpoint(listGivenGifts, { status: 'PROCESSING', size: SIZE })
  const ended = useEndpoint(listGivenGifts, { status: 'FINISHED', size: LATELY })
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
            {t('gift.give')}
          </OfficeButton>
        </>
      }
    >
      <p className={styles.lead}>{t('gift.lead')}</p>
      <BudgetStrip data={budget.data} />
      <Split>
        <Column>
          {failed?.error ? (
            <OfficeFailed code={failed.error.code} onRetry={() => void failed.refetch()} />
          ) : (
            <div className={styles.lists}>
              <Part
                title={t('gift.waiting')}
                none={t('gift.noneWaiting')}
                rows={waiting.data?.items}
                {...shared}
              />
              <Part
                title={t('gift.going')}
                none={t('gift.noneGoing')}
                rows={going.data?.items}
                {...shared}
              />
              <Part
                log
                title={t('gift.lately')}
                none={t('gift.noneEnded')}
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
          <GiftPanel gift={open} onAsk={setAsking} onClose={() => change({ id: undefined })} />
        )}
      </Split>
      {search.give && budget.data && (
        <GiveDialog
          budget={budget.data}
          to={search.member}
          onClose={() => change({ give: undefined, member: undefined })}
        />
      )}
      {asking && <GiftDialog asking={asking} onClose={() => setAsking(undefined)} />}
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
  readonly rows: readonly Gift[] | undefined
  /** With how each of them ended. */
  readonly log?: boolean
  readonly open: string | undefined
  readonly onOpen: (id: string) => void
  readonly onAsk: (asking: GiftAsking) => void
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
        (rows || late) && <GiftRows caption={title} {...{ rows, log, open, onOpen, onAsk }} />
      )}
    </section>
  )
}

function useChange() {
  const navigate = useNavigate({ from: '/call' })
  return useCallback(
    (change: { readonly [Part in keyof GiftSearch]?: GiftSearch[Part] | undefined }) =>
      void navigate({
        search: (kept: GiftSearch) => giftSearch({ ...kept, ...change }),
        replace: true,
      }),
    [navigate],
  )
}
