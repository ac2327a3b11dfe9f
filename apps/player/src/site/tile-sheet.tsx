import { tileOf } from '@camellia/art/art'
import { useSession } from '@camellia/client/session'
import type { Game } from '@camellia/contract/game'
import { useTexts } from '@camellia/i18n/texts'
import { Button, buttonClass } from '@camellia/ui/button'
import { Dialog } from '@camellia/ui/dialog'
import { Icon } from '@camellia/ui/icons'
import { SiteLink } from './site-link'
import styles from './tile-sheet.module.css'
import { demoHref, gameHref, hasDemo } from './use-games'
import { useMyGames } from './use-my-games'
import { Volatility } from './volatility'

/** What a finger that rests on a tile gets instead of a mouse's hover. */
export function TileSheet({
  game,
  name,
  onClose,
}: {
  readonly game: Game
  readonly name: string
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const { isAuth } = useSession('isAuth')
  const { favourites, toggle } = useMyGames()
  const liked = favourites.includes(game.code)
  return (
    <Dialog title={name} onClose={onClose} width={420}>
      <div className={styles.sheet}>
        <img src={tileOf(game.code).image} alt="" />
        <Facts game={game} />
        <SiteLink
          className={buttonClass('primary', 'lg', true)}
          href={gameHref(game.code)}
          onGo={onClose}
        >
          <Icon name="play" size={16} />
          {t('game.play')}
        </SiteLink>
        {hasDemo(game) && (
          <SiteLink
            className={buttonClass('secondary', 'md', true)}
            href={demoHref(game.code)}
            onGo={onClose}
          >
            {t('game.demo')}
          </SiteLink>
        )}
        {isAuth && (
          <Button wide aria-pressed={liked} onClick={() => toggle(game.code)}>
            <Icon name="heart" size={16} />
            {t(liked ? 'game.unlike' : 'game.like')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function Facts({ game }: { readonly game: Game }) {
  const { t, won, percent, number } = useTexts()
  return (
    <dl className={styles.facts}>
      <dt>{t('slot.return')}</dt>
      <dd>
        <bdi>{percent(game.rtp)}</bdi>
      </dd>
      {game.slot && (
        <>
          <dt>{t('slot.volatility')}</dt>
          <dd>
            <Volatility value={game.slot.volatility} />
          </dd>
          <dt>{t('game.maxWin')}</dt>
          <dd>
            <bdi>{t('home.times', { times: number(game.slot.maxWin) })}</bdi>
          </dd>
          {game.slot.maxWinBought !== null && (
            <>
              <dt>{t('game.maxWinBought')}</dt>
              <dd>
                <bdi>{t('home.times', { times: number(game.slot.maxWinBought) })}</bdi>
              </dd>
            </>
          )}
        </>
      )}
      <dt>{t('game.minBet')}</dt>
      <dd>
        <bdi>{won(game.minBet)}</bdi>
      </dd>
    </dl>
  )
}
