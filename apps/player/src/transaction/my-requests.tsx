import type { OwnTransaction } from '@camellia/contract/transaction'
import { type TextKey, useTexts } from '@camellia/i18n/texts'
import type { IconName } from '@camellia/ui/icons'
import { Won } from '@camellia/ui/money'
import { Skeleton } from '@camellia/ui/skeleton'
import { EmptyState, ErrorState } from '@camellia/ui/states'
import { hrefWith } from '../site/search'
import { SiteLink } from '../site/site-link'
import styles from './money.module.css'
import type { RequestType } from './money.rules'
import { reasonOf } from './reason-of'
import { StatusTag } from './status-tag'
import { Balances, Timeline } from './timeline'
import { useOwnTransactions } from './use-own-money'

export const MINE_SHOWN = 5

const TEXTS = {
  DEPOSIT: { title: 'deposit.mine', none: 'deposit.none', hint: 'deposit.noneHint' },
  COIN_DEPOSIT: { title: 'coin.mine', none: 'coin.none', hint: 'coin.noneHint' },
  WITHDRAW: { title: 'withdraw.mine', none: 'withdraw.none', hint: 'withdraw.noneHint' },
} as const satisfies Record<RequestType, Readonly<Record<string, TextKey>>>

const ICONS: Readonly<Record<RequestType, IconName>> = {
  DEPOSIT: 'deposit',
  WITHDRAW: 'withdraw',
  COIN_DEPOSIT: 'coin',
}

/** The last decided ones; the newest with its whole timeline. */
export function MyRequests({ type }: { readonly type: RequestType }) {
  const { t } = useTexts()
  const { data, error, refetch } = useOwnTransactions({ size: MINE_SHOWN, types: [type] })
  const decided = data?.items.filter(({ status }) => status !== 'PENDING')
  const { title, none, hint } = TEXTS[type]
  return (
    <section className={`card ${styles.requests}`}>
      <div className={styles.requestsHead}>
        <h2>{t(title)}</h2>
        <SiteLink className="tap" href={hrefWith('/transactions', { type })}>
          {t('home.all')}
          <span className="srOnly">: {t(title)}</span>
        </SiteLink>
      </div>
      {!data && error && <ErrorState code={error.code} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {decided?.length === 0 && (
        <EmptyState icon={ICONS[type]} title={t(none)}>
          <p>{t(hint)}</p>
        </EmptyState>
      )}
      {decided?.map((request, index) => (
        <Request key={request.id} {...{ request, type }} whole={index === 0} />
      ))}
    </section>
  )
}

function Request({
  request,
  type,
  whole,
}: {
  readonly request: OwnTransaction
  readonly type: RequestType
  readonly whole: boolean
}) {
  const { t, time } = useTexts()
  return (
    <article className={styles.request}>
      <div className={styles.requestHead}>
        <b>
          <Won amount={request.amount} />
        </b>
        <StatusTag of={request} />
      </div>
      <small className="num">{time(request.createdAt)}</small>
      {whole && <Timeline request={request} type={type} />}
      {!whole && request.reason && (
        <p>
          <bdi>{reasonOf(t, request)}</bdi>
        </p>
      )}
      {!whole && <Balances of={request} />}
    </article>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton height={20} width="50%" />
      <Skeleton height={88} round={12} />
      <Skeleton height={20} width="50%" />
      <Skeleton height={44} round={12} />
    </div>
  )
}
