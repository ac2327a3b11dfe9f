import { tileOf } from '@camellia/art/art'
import type { Game } from '@camellia/contract/game'
import { useTexts } from '@camellia/i18n/texts'
import { SiteLink } from '../site/site-link'
import { useVendors } from '../site/use-vendors'
import styles from './vendors.module.css'

/** So many of a vendor's pictures stand on its tile. */
const PICTURES = 3

/** Whose games one plays comes first, as Korean lobbies have it. */
export function VendorTiles({ slots }: { readonly slots: readonly Game[] }) {
  const { t } = useTexts()
  const vendors = useVendors().filter(({ gameType }) => gameType === 'SLOT')
  return (
    <div className={styles.vendors}>
      {vendors.map(({ code, name, games, maintenance }) => (
        <SiteLink
          key={code}
          className={styles.vendor}
          href={`/slot-games?vendor=${encodeURIComponent(code)}`}
        >
          <span className={styles.pictures}>
            {slots
              .filter(({ vendor }) => vendor === code)
              .slice(0, PICTURES)
              .map((game) => (
                <img key={game.code} src={tileOf(game.code).image} alt="" />
              ))}
          </span>
          {maintenance && <span className={styles.closed}>{t('game.closed')}</span>}
          <b>{name}</b>
          <small>{t('lobby.titles', { count: games })}</small>
        </SiteLink>
      ))}
    </div>
  )
}
