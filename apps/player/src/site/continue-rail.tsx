import { tileOf } from '@camellia/art/art'
import { useTexts } from '@camellia/i18n/texts'
import { Icon } from '@camellia/ui/icons'
import styles from './continue-rail.module.css'
import { Section } from './section'
import { SiteLink } from './site-link'
import { gameHref, useGames } from './use-games'
import { type RecentGame, useMyGames } from './use-my-games'

const SHOWN = 4

/** What I played last, to go on from there; a round not seen to its end says so. */
export function ContinueRail() {
  const { t } = useTexts()
  const { recent } = useMyGames()
  const { games } = useGames()
  const known = recent.filter(({ game }) => games.some(({ code }) => code === game))
  if (known.length === 0) return null
  return (
    <Section title={t('lobby.continue')} more={{ href: '/bet-history', label: t('nav.history') }}>
      <div className={styles.rail}>
        {known.slice(0, SHOWN).map((one) => (
          <Recent key={one.game} recent={one} />
        ))}
      </div>
    </Section>
  )
}

function Recent({ recent: { game, at, unfinished } }: { readonly recent: RecentGame }) {
  const { t, ago } = useTexts()
  const { nameOf } = useGames()
  return (
    <SiteLink className={`card ${styles.game}`} href={gameHref(game)} data-waits={unfinished}>
      <img src={tileOf(game).image} alt="" />
      <span>
        <b>{nameOf(game)}</b>
        {unfinished && <em>{t('lobby.unfinished')}</em>}
        <small>{ago(at)}</small>
      </span>
      <span className={styles.go}>
        <Icon name="play" size={16} />
      </span>
    </SiteLink>
  )
}
