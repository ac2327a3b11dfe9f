import { useEndpoint } from '@camellia/client/hooks'
import { readReality } from '@camellia/contract/protection'
import { nowMs } from '@camellia/i18n/clock'
import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Dialog } from '@camellia/ui/dialog'
import { Won } from '@camellia/ui/money'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useDuration } from '../site/use-duration'
import { useLogOut } from '../site/use-log-out'
import styles from './protection.module.css'
import { minutesSince } from './reality.rules'

/** How long, how much, and three ways to go on. */
export function RealityModal({ onClose }: { readonly onClose: () => void }) {
  const { t, number } = useTexts()
  const duration = useDuration()
  const { history } = useRouter()
  const logOut = useLogOut()
  const { data, refetch } = useEndpoint(readReality, {})
  // What was read when the page was opened is old by now.
  useEffect(() => void refetch(), [refetch])
  const leave = (how: () => void) => () => {
    onClose()
    how()
  }
  return (
    <Dialog title={t('reality.title')} width={440} onClose={onClose}>
      <div className={styles.dialog}>
        {data && (
          <>
            <p className={styles.lead}>
              {t('reality.text', { time: duration(minutesSince(data.since, nowMs())) })}
            </p>
            <p className={styles.net}>
              <span>{t('reality.net')}</span>
              <Won amount={data.win - data.stake} signed className={styles.figure} />
            </p>
            <dl className={styles.three}>
              <Figure label={t('reality.rounds')}>{number(data.rounds)}</Figure>
              <Figure label={t('reality.stake')}>
                <Won amount={data.stake} />
              </Figure>
              <Figure label={t('reality.win')}>
                <Won amount={data.win} />
              </Figure>
            </dl>
          </>
        )}
        <div className={styles.ways}>
          <Button look="primary" onClick={onClose} data-autofocus>
            {t('reality.go')}
          </Button>
          <Button onClick={leave(() => history.push('/protection'))}>{t('reality.limits')}</Button>
          <Button onClick={leave(logOut)}>{t('word.logout')}</Button>
        </div>
      </div>
    </Dialog>
  )
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{children}</dd>
    </div>
  )
}
