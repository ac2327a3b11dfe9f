import type { AdminGame } from '@camellia/contract/game-admin'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIconButton } from '@camellia/ui/office-button'
import { Switch } from '@camellia/ui/office-checkbox'
import { Digits } from '@camellia/ui/office-digits'
import { useFresh } from '../site/live'
import styles from './games.module.css'
import { ggrOf, nameIn } from './games.rules'
import { GameCell } from './games-columns'
import type { GameActions } from './games-dialogs'

/** The same titles on a phone: what they are, what they brought, and their switch. */
export function GameCards({
  games,
  actions,
}: {
  readonly games: readonly AdminGame[]
  readonly actions: GameActions
}) {
  const { t } = useTexts()
  return (
    <ul className={styles.cards} aria-label={t('menu.games')}>
      {games.map((game) => (
        <GameCard key={game.code} game={game} {...actions} />
      ))}
    </ul>
  )
}

function GameCard({ game, onSwitch, onEdit }: GameActions & { readonly game: AdminGame }) {
  const { t, percent, language } = useTexts()
  const fresh = useFresh()
  return (
    <li>
      <GameCell game={game} />
      <Switch
        label={t(game.switchedOn ? 'games.on' : 'games.off')}
        about={nameIn(game, language)}
        on={game.switchedOn}
        onChange={(on) => fresh && onSwitch({ kind: 'GAME', game, on })}
      />
      <span className="t3 f12">
        {t('games.rtp')} <bdi dir="ltr">{percent(game.rtp)}</bdi> · {t('kpi.ggr')}{' '}
        <Digits value={ggrOf(game)} />
      </span>
      <OfficeIconButton
        icon="edit"
        size={14}
        label={t('games.edit', { name: nameIn(game, language) })}
        disabled={!fresh}
        onClick={() => onEdit(game)}
      />
    </li>
  )
}
