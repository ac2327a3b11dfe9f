import type { OutputOf } from '@camellia/contract/endpoint'
import type { readHome } from '@camellia/contract/site'
import { useTexts } from '@camellia/i18n/texts'
import { GameTile } from '../site/game-tile'
import { Section } from '../site/section'
import { useGames } from '../site/use-games'
import { Feature } from './feature'
import styles from './home.module.css'

/** Ranked by real players of the last day; before there are any, simply what is open. */
export function Popular({ popular }: { readonly popular: OutputOf<typeof readHome>['popular'] }) {
  const { t } = useTexts()
  const { games } = useGames()
  const ranked = popular.flatMap(({ game: code, players }) => {
    const game = games.find((known) => known.code === code)
    return game ? [{ game, note: t('home.players', { count: players }) }] : []
  })
  const known = ranked.length > 0
  const [first, ...others] = known ? ranked : games.map((game) => ({ game, note: undefined }))
  return (
    <Section
      title={t(known ? 'home.popular' : 'home.featured')}
      note={known ? t('home.popularNote') : undefined}
      more={{ href: '/mini', label: t('home.all') }}
    >
      {first && <Feature game={first.game} {...(first.note && { note: first.note })} />}
      <div className={styles.tiles}>
        {others.map(({ game, note }, index) => (
          <GameTile key={game.code} game={game} note={note} {...(known && { rank: index + 2 })} />
        ))}
      </div>
    </Section>
  )
}
