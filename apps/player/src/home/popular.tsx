import type { OutputOf } from '@camellia/contract/endpoint'
import type { Game } from '@camellia/contract/game'
import type { readHome } from '@camellia/contract/site'
import { useTexts } from '@camellia/i18n/texts'
import { GameTile } from '../site/game-tile'
import { Section } from '../site/section'
import { useGames } from '../site/use-games'
import { Feature } from './feature'
import styles from './home.module.css'

const SHOWN = 6

interface Props {
  readonly popular: OutputOf<typeof readHome>['popular']
}

/** Ranked by real players of the last day; before there are any, simply what is open. */
export function Popular({ popular }: Props) {
  const { t } = useTexts()
  const { games } = useGames()
  const ranked = rankedOf(popular, games)
  const known = ranked.length > 0
  const shown = known ? ranked : games.map((game) => ({ game, players: undefined }))
  return (
    <Section
      title={t(known ? 'home.popular' : 'home.featured')}
      note={known ? t('home.popularNote') : undefined}
      more={{ href: '/slot-games', label: t('home.all') }}
    >
      <div className={styles.tiles}>
        {shown.slice(0, SHOWN).map(({ game, players }, index) => (
          <GameTile
            key={game.code}
            game={game}
            note={players === undefined ? undefined : t('home.players', { count: players })}
            {...(known && { rank: index + 1 })}
          />
        ))}
      </div>
    </Section>
  )
}

/** Beside the winners: what is new, else the first slot that is open. */
export function Lead({ popular }: Props) {
  const { t } = useTexts()
  const { games } = useGames()
  const slots = games.filter(({ type, open }) => type === 'SLOT' && open)
  const [first] = rankedOf(popular, slots)
  const lead = slots.find(({ isNew }) => isNew) ?? first?.game ?? slots[0]
  if (!lead) return null
  return (
    <Section title={t('home.featured')}>
      <Feature game={lead} />
    </Section>
  )
}

/** What is new, besides the one that leads. */
export function Fresh() {
  const { t } = useTexts()
  const { games } = useGames()
  const fresh = games.filter(({ isNew, open }) => isNew && open)
  if (fresh.length < 2) return null
  const more = { href: '/slot-games?view=new', label: t('home.all') }
  return (
    <Section title={t('lobbyView.new')} more={more}>
      <div className={styles.tiles}>
        {fresh.slice(0, SHOWN).map((game) => (
          <GameTile key={game.code} game={game} />
        ))}
      </div>
    </Section>
  )
}

function rankedOf(popular: Props['popular'], games: readonly Game[]) {
  return popular.flatMap(({ game: code, players }) => {
    const game = games.find((known) => known.code === code)
    return game ? [{ game, players }] : []
  })
}
