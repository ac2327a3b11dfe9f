import type { OwnTransaction } from '@camellia/contract/transaction'
import { useTexts } from '@camellia/i18n/texts'
import { Icon } from '@camellia/ui/icons'
import { Won } from '@camellia/ui/money'
import { useEffect, useState } from 'react'
import { balancesOf, type RequestType, type Step, stepsOf } from './money.rules'
import { reasonOf } from './reason-of'
import styles from './timeline.module.css'

interface Props {
  readonly request: OwnTransaction
  readonly type: RequestType
  /** How long it usually takes now; null or left out when nobody knows. */
  readonly usualMinutes?: number | null
}

export function Timeline({ request, type, usualMinutes = null }: Props) {
  const { t } = useTexts()
  return (
    <ol className={styles.timeline}>
      {stepsOf(request).map((step) => (
        <li key={step.name} data-state={step.state} aria-current={isNow(step) ? 'step' : undefined}>
          <div>
            {t(`moneyStep.${type}.${step.name}`)}
            {isNow(step) && usualMinutes !== null && (
              <small className={styles.line}>{t('money.usual', { count: usualMinutes })}</small>
            )}
            {step.name === 'done' && step.state === 'past' && <Balances of={request} />}
            {step.name === 'rejected' && request.reason && (
              <small className={styles.line}>
                <bdi>{reasonOf(t, request)}</bdi>
              </small>
            )}
          </div>
          {step.at && <When at={step.at} since={request.createdAt} lasting={isNow(step)} />}
        </li>
      ))}
    </ol>
  )
}

/** The balance before and after; nothing where no money has moved yet. */
export function Balances({ of: transaction }: { readonly of: OwnTransaction }) {
  const { t } = useTexts()
  const balances = balancesOf(transaction)
  if (!balances) return null
  const { before, after } = balances
  return (
    <small className={styles.balances}>
      <span className="srOnly">{t('profile.before')}</span>
      <Won amount={before} />
      <Icon name="arrow" size={12} />
      <span className="srOnly">{t('profile.after')}</span>
      <Won amount={after} />
    </small>
  )
}

function When({
  at,
  since,
  lasting,
}: {
  readonly at: string
  readonly since: string
  readonly lasting: boolean
}) {
  const { ago, clock, day, time } = useTexts()
  useTick(lasting)
  const stamp = day(at) === day(since) ? clock(at) : time(at)
  return (
    <time className="num" dateTime={at}>
      {lasting ? ago(at) : stamp}
    </time>
  )
}

const TICK_MS = 10_000

/** Draws again now and then, so that "two minutes ago" does not stand still. */
function useTick(on: boolean): void {
  const [, tick] = useState(0)
  useEffect(() => {
    if (!on) return
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [on])
}

function isNow({ state }: Step): boolean {
  return state === 'now'
}
