import type { Game } from '@camellia/contract/game'
import { GameTile } from '../site/game-tile'
import { Section, type SectionProps } from '../site/section'
import styles from './lobby.module.css'

/** A row of titles; on phones it is pushed along with a finger. */
export function Rail({
  games,
  ...section
}: Omit<SectionProps, 'children'> & { readonly games: readonly Game[] }) {
  return (
    <Section {...section}>
      <div className={styles.rail}>
        {games.map((game) => (
          <GameTile key={game.code} game={game} />
        ))}
      </div>
    </Section>
  )
}
