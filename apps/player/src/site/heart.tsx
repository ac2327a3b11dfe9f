import { useTexts } from '@camellia/i18n/texts'
import { Icon } from '@camellia/ui/icons'
import styles from './game-tile.module.css'
import { useMyGames } from './use-my-games'

/** Keeps a title among my favourites. */
export function Heart({ code, name }: { readonly code: string; readonly name: string }) {
  const { t } = useTexts()
  const { favourites, toggle } = useMyGames()
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={t('game.favouriteOf', { name })}
      aria-pressed={favourites.includes(code)}
      onClick={() => toggle(code)}
    >
      <Icon name="heart" size={16} />
    </button>
  )
}
