import { useTexts } from '@camellia/i18n/texts'
import { Button, buttonClass } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { Skeleton } from '@camellia/ui/skeleton'
import { EmptyState, ErrorState } from '@camellia/ui/states'
import type { CSSProperties } from 'react'
import { GameTile } from '../site/game-tile'
import { GuestStrip } from '../site/guest-strip'
import { PageTitle } from '../site/section'
import { SiteLink } from '../site/site-link'
import { usePhone } from '../site/use-phone'
import { useVendors } from '../site/use-vendors'
import { Volatility } from '../site/volatility'
import { FilterSheet } from './filter-sheet'
import styles from './lobby.module.css'
import { cellsLeft } from './lobby.rules'
import { isNarrowed } from './lobby-search'
import { LobbyTools, ViewChips } from './lobby-tools'
import { type Lobby, useLobby } from './use-lobby'

/** The titles of a vendor: searched, filtered and sorted, all of it in the address. */
export function SlotGamesPage() {
  const { t } = useTexts()
  const lobby = useLobby()
  const phone = usePhone()
  const vendors = useVendors().filter(({ gameType }) => gameType === 'SLOT')
  const vendor = vendors.find(({ code }) => code === lobby.search.vendor) ?? vendors[0]
  return (
    <>
      <PageTitle
        title={vendor?.name ?? t('nav.slot')}
        sub={t('lobby.sub', { count: lobby.slots.length })}
      >
        <SiteLink className={buttonClass('secondary', 'sm')} href="/fairness#rtp">
          <Icon name="shield" size={16} />
          {t('lobby.rtpHistory')}
        </SiteLink>
      </PageTitle>
      <GuestStrip />
      <LobbyTools lobby={lobby} />
      {phone ? <PhoneChips lobby={lobby} /> : <ViewChips lobby={lobby} all />}
      <p className={styles.count} role="status">
        {t('lobby.count', { count: lobby.shown.length })}
        <span className={styles.legend}>
          <Volatility value={3} />
          {t('slot.volatility')}
        </span>
        <span className={styles.wide}>{t('lobby.same')}</span>
      </p>
      <Grid lobby={lobby} />
    </>
  )
}

function PhoneChips({ lobby }: { readonly lobby: Lobby }) {
  return (
    <div className={styles.phoneChips}>
      <FilterSheet lobby={lobby} />
      <ViewChips lobby={lobby} />
    </div>
  )
}

const WAITING = [0, 1, 2, 3, 4, 5]

function Grid({
  lobby: { shown, slots, loading, trouble, search, change },
}: {
  readonly lobby: Lobby
}) {
  const { t } = useTexts()
  if (trouble) return <ErrorState {...trouble} />
  if (!loading && shown.length === 0) {
    return (
      <EmptyState icon="search" title={t('lobby.none')}>
        <Button size="sm" onClick={() => change(CLEAR)}>
          {t('lobby.clear')}
        </Button>
      </EmptyState>
    )
  }
  const narrowed = isNarrowed(search)
  const cells = { '--cells': cellsLeft(shown.length, !narrowed) } as CSSProperties
  return (
    <div className={styles.grid}>
      {loading && WAITING.map((at) => <Skeleton key={at} height={150} round={14} />)}
      {shown.map((game, index) => (
        <GameTile key={game.code} game={game} large={index === 0 && !narrowed} />
      ))}
      {!loading && (
        <div className={`card ${styles.end}`} style={cells}>
          <b>{t('lobby.seen', { count: shown.length })}</b>
          <p>{t(narrowed ? 'lobby.seenSome' : 'lobby.seenAll')}</p>
          {narrowed && shown.length < slots.length ? (
            <Button size="sm" onClick={() => change(CLEAR)}>
              {t('lobby.clear')}
            </Button>
          ) : (
            <SiteLink className={buttonClass('secondary', 'sm')} href="/slot">
              {t('lobby.vendors')}
            </SiteLink>
          )}
        </div>
      )}
    </div>
  )
}

const CLEAR = {
  q: undefined,
  view: undefined,
  mechanics: undefined,
  theme: undefined,
  volatility: undefined,
  rtp: undefined,
  bet: undefined,
} as const
