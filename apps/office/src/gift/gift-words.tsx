import type { Gift } from '@camellia/contract/gift'
import { useTexts } from '@camellia/i18n/texts'
import { Digits } from '@camellia/ui/office-digits'
import { Tag, type Tone } from '@camellia/ui/office-tag'
import { useGameName } from '../site/use-game-name'
import styles from './gift.module.css'
import { playedOf } from './gift.rules'

const TONES: Readonly<Record<Gift['status'], Tone>> = {
  PENDING: 'warn',
  PROCESSING: 'accent',
  FINISHED: 'ok',
  REJECTED: 'bad',
  CANCELED: 'plain',
}

export function GiftTag({ gift: { status } }: { readonly gift: Gift }) {
  const { t } = useTexts()
  return <Tag tone={TONES[status]}>{t(`gift.status.${status}`)}</Tag>
}

/** Which rounds at which bet, or a prize. */
export function What({ gift }: { readonly gift: Gift }) {
  const { t } = useTexts()
  const nameOf = useGameName()
  if (gift.kind === 'PRIZE') return <span>{t('gift.kind.PRIZE')}</span>
  return (
    <span>
      {nameOf(gift.game)}{' '}
      <bdi dir="ltr" className="n t2">
        <Digits value={gift.bet ?? 0} /> × {gift.spins}
      </bdi>
    </span>
  )
}

/** How many of its rounds are played. */
export function Progress({ gift }: { readonly gift: Gift }) {
  const { t, number } = useTexts()
  const { spins } = gift
  if (spins === null) return <span className="t3">—</span>
  const played = playedOf(gift)
  return (
    <span className={styles.progress}>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ inlineSize: `${(played / spins) * 100}%` }} />
      </span>
      <bdi dir="ltr" className="n f12" title={t('gift.progress')}>
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
  return <>{known ? t(`gift.reason.${known}`) : reason}</>
}
