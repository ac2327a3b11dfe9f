import { useEndpoint } from '@camellia/client/hooks'
import { type ListedRound, listRounds } from '@camellia/contract/round'
import { useTexts } from '@camellia/i18n/texts'
import { Won } from '@camellia/ui/money'
import { Skeleton } from '@camellia/ui/skeleton'
import { ErrorState } from '@camellia/ui/states'
import { SiteLink } from '../site/site-link'
import styles from './round-history.module.css'

const SHOWN = 20

/** The last twenty: as beads to see at a glance, as lines with their money and proof. */
export function RoundHistory() {
  const { t, number } = useTexts()
  const query = useEndpoint(listRounds, { size: SHOWN, game: 'odd-even' })
  const rounds = query.data?.items ?? []
  const odd = rounds.filter(({ drawn }) => drawn?.result === 'ODD').length
  return (
    <section className={`card ${styles.history}`}>
      <h2>
        {t('play.history')}
        {rounds.length > 0 && (
          <small className={styles.split}>
            {t('play.split', { odd: number(odd), even: number(rounds.length - odd) })}
          </small>
        )}
      </h2>
      {query.isPending && <Skeleton height={120} />}
      {query.error && rounds.length === 0 && (
        <ErrorState code={query.error.code} onRetry={() => void query.refetch()} />
      )}
      {query.data && rounds.length === 0 && <p className={styles.none}>{t('play.noHistory')}</p>}
      <div className={styles.beads} aria-hidden="true">
        {rounds.map(({ id, drawn }) => (
          <span key={id} data-side={drawn?.result}>
            {drawn?.ball}
          </span>
        ))}
      </div>
      <ul className={styles.list}>
        {rounds.map((round) => (
          <Line key={round.id} round={round} />
        ))}
      </ul>
    </section>
  )
}

function Line({ round }: { readonly round: ListedRound }) {
  const { t, ago } = useTexts()
  const picked = t(round.choice.pick === 'ODD' ? 'side.ODD' : 'side.EVEN')
  const drawn = t(round.drawn?.result === 'ODD' ? 'side.ODD' : 'side.EVEN')
  return (
    <li>
      <span className={styles.what}>
        <b>
          {picked} → {drawn} <bdi className="num">{round.drawn?.ball}</bdi>
        </b>
        <small>
          {t('round.stake')} <Won amount={round.stake} /> · {ago(round.createdAt)}
        </small>
      </span>
      <Won
        amount={round.win - round.stake}
        signed
        className={round.win > round.stake ? styles.won : styles.plain}
      />
      <SiteLink className={styles.verify} href={`/fairness?round=${round.id}`}>
        {t('play.verify')}
      </SiteLink>
    </li>
  )
}
