import { tileOf } from '@camellia/art/art'
import { useEndpoint } from '@camellia/client/hooks'
import { listRounds, type Round } from '@camellia/contract/play'
import { useTexts } from '@camellia/i18n/texts'
import { Icon } from '@camellia/ui/icons'
import { Won } from '@camellia/ui/money'
import { Section } from '../site/section'
import { SiteLink } from '../site/site-link'
import { gameHref, useGames } from '../site/use-games'
import styles from './home.module.css'

const SHOWN = 3

/** What the member played last, to go on from there; nothing for someone who has not played. */
export function RecentRounds() {
  const { t } = useTexts()
  const { data } = useEndpoint(listRounds, { size: SHOWN })
  const rounds = data?.items ?? []
  if (rounds.length === 0) return null
  return (
    <Section title={t('home.recent')}>
      <div className={styles.recent}>
        {rounds.map((round) => (
          <RecentRound key={round.id} round={round} />
        ))}
      </div>
    </Section>
  )
}

function RecentRound({ round }: { readonly round: Round }) {
  const { t, ago } = useTexts()
  const { nameOf } = useGames()
  return (
    <SiteLink className={`card ${styles.round}`} href={gameHref(round.game)}>
      <img src={tileOf(round.game).image} alt="" />
      <span>
        <b>{nameOf(round.game)}</b>
        <small>{ago(round.createdAt)}</small>
        <small>
          {t('round.stake')} <Won amount={round.stake} />
          {round.win > round.stake && (
            <>
              {' · '}
              <Won amount={round.win} className={styles.won} />
            </>
          )}
        </small>
      </span>
      <span className={styles.go}>
        <Icon name="play" size={16} />
      </span>
    </SiteLink>
  )
}
