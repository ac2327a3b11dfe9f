import { useTexts } from '@camellia/i18n/texts'
import type { Refusal } from '@camellia/kernel/refusal'
import { Below } from '@camellia/ui/below'
import { Icon } from '@camellia/ui/icons'
import { Skeleton } from '@camellia/ui/skeleton'
import { ErrorState } from '@camellia/ui/states'
import type { ReactNode } from 'react'
import { PageTitle } from '../site/section'
import { useSite } from '../site/use-site'
import styles from './money.module.css'
import type { RequestType } from './money.rules'
import { MyRequests } from './my-requests'

interface Query<Data> {
  readonly data: Data | undefined
  readonly error: Refusal | null
  readonly refetch: () => unknown
}

/** What deposit and withdraw have in common: the request on one side, what became of others beside. */
export function RequestPage<Data>({
  type,
  title,
  sub,
  query: { data, error, refetch },
  ways,
  children,
}: {
  readonly type: RequestType
  readonly title: string
  readonly sub: string
  readonly query: Query<Data>
  /** Other ways to ask for the same. */
  readonly ways?: ReactNode
  readonly children: (data: Data) => ReactNode
}) {
  return (
    <>
      <PageTitle title={title} sub={sub} />
      <PlayMoneyNote />
      {ways}
      <div className={styles.columns}>
        <div className={styles.stack}>
          {data === undefined && error && (
            <section className="card">
              <ErrorState code={error.code} onRetry={() => void refetch()} />
            </section>
          )}
          {data === undefined && !error && <Waiting />}
          {data !== undefined && children(data)}
        </div>
        <Below height={420}>
          <MyRequests type={type} />
        </Below>
      </div>
    </>
  )
}

function PlayMoneyNote() {
  const { t } = useTexts()
  const mode = useSite()?.mode
  if (mode === 'real') return null
  // Its place is kept until the site has said what it is, so that nothing below it moves.
  return (
    <p className={styles.note} data-waits={mode === undefined ? '' : undefined}>
      <Icon name="info" />
      {t('money.playMoney')}
    </p>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton height={220} round={16} />
      <Skeleton height={168} round={16} />
      <Skeleton height={88} round={16} />
    </>
  )
}
