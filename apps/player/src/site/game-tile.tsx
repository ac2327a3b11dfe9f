import { tileOf } from '@camellia/art/art'
import { useSession } from '@camellia/client/session'
import type { Game } from '@camellia/contract/game'
import { useTexts } from '@camellia/i18n/texts'
import { buttonClass } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { type CSSProperties, useState } from 'react'
import styles from './game-tile.module.css'
import { Heart } from './heart'
import { SiteLink } from './site-link'
import { TileSheet } from './tile-sheet'
import { demoHref, gameHref, hasDemo, tileHref } from './use-games'
import { useLongPress } from './use-long-press'
import { Volatility } from './volatility'

export interface GameTileProps {
  readonly game: Game
  readonly rank?: number
  readonly note?: string | undefined
  /** Leads a grid: twice as wide and high, with how it plays under its name. */
  readonly large?: boolean
}

/** A title as a picture with its name, and under it the figures that matter before playing. */
export function GameTile({ game, rank, note, large = false }: GameTileProps) {
  const { t, won, percent, language } = useTexts()
  const { isAuth } = useSession('isAuth')
  const [sheet, setSheet] = useState(false)
  const press = useLongPress(() => setSheet(true))
  const art = tileOf(game.code)
  const name = game.names[language] ?? game.names.en ?? game.code
  const colours = { '--tb': art.ground, '--ta': art.glow, '--tl': art.tint } as CSSProperties
  const plays = (game.slot?.mechanics ?? []).map((mechanic) => t(`mechanic.${mechanic}`))
  return (
    <div className={styles.tile} data-large={large || undefined} style={colours}>
      <div className={styles.art}>
        <SiteLink className={styles.cover} href={tileHref(game, isAuth)} {...press}>
          <img src={art.image} alt="" loading="lazy" draggable={false} />
          <Tag game={game} />
          {rank !== undefined && (
            <span className={styles.rank} aria-hidden="true">
              {rank}
            </span>
          )}
          <span className={styles.lockup}>
            <b>{name}</b>
            {language !== 'en' && <i lang="en">{game.names.en}</i>}
            {large && <span className={styles.plays}>{plays.join(' · ')}</span>}
          </span>
        </SiteLink>
        {hasDemo(game) && <HoverWays game={game} name={name} />}
        {isAuth && rank === undefined && <Heart code={game.code} name={name} />}
      </div>
      {!isAuth && hasDemo(game) && (
        <SiteLink className={styles.tryIt} href={demoHref(game.code)} aria-hidden tabIndex={-1}>
          {t('game.demo')}
        </SiteLink>
      )}
      <div className={styles.meta}>
        <bdi>{t('game.rtp', { percent: percent(game.rtp) })}</bdi>
        {game.slot && <Volatility value={game.slot.volatility} />}
        <span className={styles.end}>
          {note ?? <bdi>{t('game.from', { amount: won(game.minBet) })}</bdi>}
        </span>
      </div>
      {sheet && <TileSheet game={game} name={name} onClose={() => setSheet(false)} />}
    </div>
  )
}

function Tag({ game: { open, isNew, isHot } }: { readonly game: Game }) {
  const { t } = useTexts()
  if (!open) return <span className={styles.tag}>{t('game.closed')}</span>
  if (isHot) {
    return (
      <span className={styles.tag} data-new="">
        {t('game.hot')}
      </span>
    )
  }
  return isNew ? (
    <span className={styles.tag} data-new="">
      {t('game.new')}
    </span>
  ) : null
}

/** For a mouse only; fingers have the sheet, keys and readers the link and the game's own page. */
function HoverWays({ game, name }: { readonly game: Game; readonly name: string }) {
  const { t } = useTexts()
  return (
    <div className={styles.ways}>
      <SiteLink
        className={buttonClass('primary', 'sm')}
        href={gameHref(game.code)}
        aria-hidden="true"
        tabIndex={-1}
      >
        <Icon name="play" size={14} />
        {t('game.play')}
      </SiteLink>
      <SiteLink
        className={`${buttonClass('ghost', 'sm')} ${styles.demo}`}
        href={demoHref(game.code)}
        aria-label={t('game.demoOf', { name })}
      >
        {t('game.demo')}
      </SiteLink>
    </div>
  )
}
