import type { Game } from '@camellia/contract/game'
import { useTexts } from '@camellia/i18n/texts'
import { buttonClass } from '@camellia/ui/button'
import { PageTitle } from '../site/section'
import { SiteLink } from '../site/site-link'
import { demoHref, useGames } from '../site/use-games'
import styles from './odd-even.module.css'
import { oddsOf } from './odd-even.rules'

/** Name, odds and return, and the way to play for fun. */
export function GameHead({ game, demo }: { readonly game: Game; readonly demo: boolean }) {
  const { t, number, percent } = useTexts()
  const { nameOf } = useGames()
  return (
    <PageTitle title={nameOf(game.code)}>
      <span className={styles.fact}>
        {t('play.odds', { odds: number(oddsOf(game.rtp) / 100) })}
      </span>
      <span className={styles.fact}>
        <bdi>{t('game.rtp', { percent: percent(game.rtp) })}</bdi>
      </span>
      {!demo && (
        <SiteLink className={buttonClass('secondary', 'sm')} href={demoHref(game.code)}>
          {t('game.demo')}
        </SiteLink>
      )}
    </PageTitle>
  )
}
