import { useEndpoint } from '@camellia/client/hooks'
import type { RtpVariant } from '@camellia/contract/game'
import { listRtpChanges } from '@camellia/contract/rtp'
import { slotFace } from '@camellia/engines/slot/face'
import { useTexts } from '@camellia/i18n/texts'
import { Icon } from '@camellia/ui/icons'
import { Skeleton } from '@camellia/ui/skeleton'
import { ErrorState } from '@camellia/ui/states'
import { useEffect, useRef } from 'react'
import { useGames } from '../site/use-games'
import styles from './fairness.module.css'

/** Every change of a return that was ever made, for anyone to read. */
export function RtpHistory() {
  const { t, time } = useTexts()
  const { nameOf } = useGames()
  const { data, error, refetch } = useEndpoint(listRtpChanges, {})
  const place = useRef<HTMLElement>(null)
  // The page is fetched after the address was read: it is scrolled to once it is there.
  useEffect(() => {
    if (window.location.hash === '#rtp' && data) place.current?.scrollIntoView()
  }, [data])
  return (
    <section ref={place} id="rtp" className={`card ${styles.block} ${styles.wide}`}>
      <h2>{t('lobby.rtpHistory')}</h2>
      <p className={styles.note}>{t('fair.rtpNote')}</p>
      {error && <ErrorState code={error.code} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={60} />}
      {data?.length === 0 && <p>{t('fair.rtpNone')}</p>}
      <ul className={styles.changes}>
        {data?.map(({ game, from, to, at }) => (
          <li key={`${game} ${at}`}>
            <b>{nameOf(game)}</b>
            <Return game={game} variant={from} />
            <Icon name="arrow" size={16} />
            <Return game={game} variant={to} />
            <time dateTime={at}>{time(at)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Return({ game, variant }: { readonly game: string; readonly variant: RtpVariant }) {
  const { percent } = useTexts()
  const rtp = slotFace(game)?.variants[variant].rtpBasisPoints
  return <bdi>{rtp === undefined ? variant : percent(rtp)}</bdi>
}
