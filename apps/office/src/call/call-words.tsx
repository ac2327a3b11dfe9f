import type { Call } from '@camellia/contract/call'
import { useTexts } from '@camellia/i18n/texts'
import { Digits } from '@camellia/ui/office-digits'
import { Tag, type Tone } from '@camellia/ui/office-tag'
import { useGameName } from '../site/use-game-name'
import styles from './call.module.css'
import { playedOf } from './call.rules'

const TONES: Readonly<Record<Call['status'], Tone>> = {
  PENDING: 'warn',
  PROCESSING: 'accent',
  FINISHED: 'ok',
  REJECTED: 'bad',
  CANCELED: 'plain',
}

export function CallTag({ call: { status } }: { readonly call: Call }) {
  const { t } = useTexts()
  return <Tag tone={TONES[status]}>{t(`call.status.${status}`)}</Tag>
}

/** Which rounds at which bet, or a prize. */
export function What({ call }: { readonly call: Call }) {
  const { t } = useTexts()
  const nameOf = useGameName()
  if (call.kind === 'PRIZE') return <span>{t('call.kind.PRIZE')}</span>
  return (
    <span>
      {nameOf(call.game)}{' '}
      <bdi dir="ltr" className="n t2">
        <Digits value={call.bet ?? 0} /> × {call.spins}
      </bdi>
    </span>
  )
}

/** How many of its rounds are played. */
export function Progress({ call }: { readonly call: Call }) {
  const { t, number } = useTexts()
  const { spins } = call
  if (spins === null) return <span className="t3">—</span>
  const played = playedOf(call)
  return (
    <span className={styles.progress}>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ inlineSize: `${(played / spins) * 100}%` }} />
      </span>
      <bdi dir="ltr" className="n f12" title={t('call.progress')}>
        {number(played)} / {number(spins)}
      </bdi>
    </span>
  )
}

const SYSTEM = ['DECLINED', 'EXPIRED'] as const

/** Why it ended: in words where the product ended it, as written where a person did. */
export function Why({ reason }: { readonly reason: string }) {
  const { t } = useTexts()
  const known = SYSTEM.find((one) => one === reason)
  return <>{known ? t(`call.reason.${known}`) : reason}</>
}
