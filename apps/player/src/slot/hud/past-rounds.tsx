import { useTexts } from '@camellia/i18n/texts'
import { Won } from '@camellia/ui/money'
import { Skeleton } from '@camellia/ui/skeleton'
import { useEffect, useState } from 'react'
import type { PastRound } from '../../site/slot-round'
import type { RoundSource } from '../round-source'
import styles from './dialogs.module.css'

/** The last twenty rounds of this title. */
export function PastRounds({ source }: { readonly source: RoundSource }) {
  const { t, clock } = useTexts()
  const [rounds, setRounds] = useState<readonly PastRound[]>()
  useEffect(() => {
    let gone = false
    const show = (found: readonly PastRound[]) => !gone && setRounds(found)
    source.history().then(show, () => show([]))
    return () => {
      gone = true
    }
  }, [source])
  if (!rounds) return <Skeleton height={200} />
  if (!rounds.length) return <p className={styles.note}>{t('slot.noHistory')}</p>
  return (
    <ul className={styles.past}>
      {rounds.map(({ id, at, cost, win }) => (
        <li key={id}>
          <time dateTime={at}>{clock(at)}</time>
          <span>
            {t('slot.bet')} <Won amount={cost} />
          </span>
          <b data-gain={win > cost}>
            <Won amount={win} />
          </b>
        </li>
      ))}
    </ul>
  )
}
