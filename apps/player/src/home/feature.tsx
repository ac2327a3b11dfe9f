import { tileOf } from '@camellia/art/art'
import { useSession } from '@camellia/client/session'
import type { Game } from '@camellia/contract/game'
import { useTexts } from '@camellia/i18n/texts'
import { buttonClass } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import type { CSSProperties } from 'react'
import { SiteLink } from '../site/site-link'
import { hasDemo, tileHref } from '../site/use-games'
import styles from './feature.module.css'

/** The title that leads: big, with its figures in the picture. */
export function Feature({ game, note }: { readonly game: Game; readonly note?: string }) {
  const { t, won, percent, language } = useTexts()
  const { isAuth } = useSession('isAuth')
  const art = tileOf(game.code)
  const name = game.names[language] ?? game.names.en ?? game.code
  const colours = { '--tb': art.ground, '--ta': art.glow, '--tl': art.tint } as CSSProperties
  return (
    <SiteLink className={styles.feature} href={tileHref(game, isAuth)} style={colours}>
      <img src={art.image} alt="" />
      <span className={styles.words}>
        <b>{name}</b>
        {language !== 'en' && <i lang="en">{game.names.en}</i>}
        <span className={styles.facts}>
          <bdi>{t('game.rtp', { percent: percent(game.rtp) })}</bdi>
          <bdi>{t('game.from', { amount: won(game.minBet) })}</bdi>
          {note && <span>{note}</span>}
        </span>
      </span>
      <span className={`${buttonClass('primary', 'lg')} ${styles.go}`}>
        <Icon name="play" size={16} />
        {t(isAuth || !hasDemo(game) ? 'game.play' : 'game.demo')}
      </span>
    </SiteLink>
  )
}
