import { tileOf } from '@camellia/art/art'
import type { Game } from '@camellia/contract/game'
import { useTexts } from '@camellia/i18n/texts'
import type { CSSProperties } from 'react'
import styles from './game-tile.module.css'
import { SiteLink } from './site-link'
import { gameHref } from './use-games'

/** A title as a picture with its name, and under it the figures that matter before playing. */
export function GameTile({
  game,
  rank,
  note,
}: {
  readonly game: Game
  readonly rank?: number
  readonly note?: string | undefined
}) {
  const { t, won, percent, language } = useTexts()
  const art = tileOf(game.code)
  const name = game.names[language] ?? game.names.en ?? game.code
  const colours = { '--tb': art.ground, '--ta': art.glow, '--tl': art.tint } as CSSProperties
  return (
    <SiteLink className={styles.tile} href={gameHref(game.code)} style={colours}>
      <span className={styles.art}>
        <img src={art.image} alt="" loading="lazy" />
        {!game.open && <span className={styles.tag}>{t('game.closed')}</span>}
        {rank !== undefined && (
          <span className={styles.rank} aria-hidden="true">
            {rank}
          </span>
        )}
        <span className={styles.lockup}>
          <b>{name}</b>
          {language !== 'en' && <i lang="en">{game.names.en}</i>}
        </span>
      </span>
      <span className={styles.meta}>
        <bdi>{t('game.rtp', { percent: percent(game.rtp) })}</bdi>
        <span className={styles.end}>
          {note ?? <bdi>{t('game.from', { amount: won(game.minBet) })}</bdi>}
        </span>
      </span>
    </SiteLink>
  )
}
