import { isFirstWait, useEndpoint } from '@camellia/client/hooks'
import type { OutputOf } from '@camellia/contract/endpoint'
import type { Game } from '@camellia/contract/game'
import { readHome } from '@camellia/contract/site'
import { useTexts } from '@camellia/i18n/texts'
import { Below } from '@camellia/ui/below'
import { buttonClass } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { Skeleton } from '@camellia/ui/skeleton'
import { ErrorState } from '@camellia/ui/states'
import { ContinueRail } from '../site/continue-rail'
import { openDialog } from '../site/dialogs'
import { GameTile } from '../site/game-tile'
import { GuestStrip } from '../site/guest-strip'
import { PageTitle, Section } from '../site/section'
import { SiteLink } from '../site/site-link'
import { useMyGames } from '../site/use-my-games'
import { useVendorsWait } from '../site/use-vendors'
import styles from './lobby.module.css'
import { Rail } from './rail'
import { useSlots } from './use-lobby'
import { VendorTiles } from './vendors'

const RAIL = 6
const BONES = Array.from({ length: 12 }, (_, at) => at)

/** Slots: whose they are, what one played and likes, what is played now, and all of them. */
export function SlotPage() {
  const { t } = useTexts()
  const { slots, loading, trouble } = useSlots()
  const { favourites, waits: mineWait } = useMyGames()
  const home = useEndpoint(readHome, {})
  const vendorsWait = useVendorsWait()
  // All at once: a rail that comes later would push down what one is about to touch.
  const waits = loading || mineWait || isFirstWait(home) || vendorsWait
  return (
    <>
      <PageTitle title={t('nav.slot')} sub={t('lobby.slotSub')}>
        <button
          type="button"
          className={buttonClass('secondary', 'sm')}
          onClick={() => openDialog({ kind: 'search' })}
        >
          <Icon name="search" size={16} />
          {t('head.search')}
        </button>
      </PageTitle>
      <GuestStrip />
      {trouble && <ErrorState {...trouble} />}
      {!trouble && waits && <LobbyBones />}
      {!trouble && !waits && (
        <Lobby slots={slots} favourites={favourites} popular={home.data?.popular ?? []} />
      )}
    </>
  )
}

function LobbyBones() {
  return (
    <div className={styles.bones} aria-busy="true">
      {BONES.map((bone) => (
        <Skeleton key={bone} height={180} round={16} />
      ))}
    </div>
  )
}

type Popular = OutputOf<typeof readHome>['popular']

function Lobby({
  slots,
  favourites,
  popular,
}: {
  readonly slots: readonly Game[]
  readonly favourites: readonly string[]
  readonly popular: Popular
}) {
  const { t } = useTexts()
  const liked = slots.filter(({ code }) => favourites.includes(code))
  return (
    <>
      <VendorTiles slots={slots} />
      <ContinueRail />
      {liked.length > 0 && (
        <Rail
          title={t('lobbyView.favourites')}
          games={liked}
          more={{ href: '/slot-games?view=favourites', label: t('home.all') }}
        />
      )}
      <Below height={700}>
        <Far slots={slots} popular={popular} />
      </Below>
    </>
  )
}

function Far({ slots, popular }: { readonly slots: readonly Game[]; readonly popular: Popular }) {
  const { t } = useTexts()
  const fresh = slots.filter(({ isNew }) => isNew)
  const more = { href: '/slot-games', label: t('home.all') }
  return (
    <>
      <PopularRail slots={slots} popular={popular} />
      {fresh.length > 0 && (
        <Rail
          title={t('lobbyView.new')}
          far
          games={fresh}
          more={{ href: '/slot-games?view=new', label: t('home.all') }}
        />
      )}
      <Section title={t('lobby.all')} more={more} far>
        <div className={styles.grid}>
          {slots.map((game) => (
            <GameTile key={game.code} game={game} />
          ))}
        </div>
      </Section>
      <SiteLink className={styles.promise} href="/fairness">
        <Icon name="shield" />
        {t('lobby.promise')}
      </SiteLink>
    </>
  )
}

/** By real players of the last day; without any there is nothing to rank. */
function PopularRail({
  slots,
  popular,
}: {
  readonly slots: readonly Game[]
  readonly popular: Popular
}) {
  const { t } = useTexts()
  const ranked = popular.flatMap(({ game: code, players }) => {
    const game = slots.find((known) => known.code === code)
    return game ? [{ game, players }] : []
  })
  if (ranked.length === 0) return null
  return (
    <Section title={t('lobby.popular')} note={t('home.popularNote')} far>
      <div className={styles.rail}>
        {ranked.slice(0, RAIL).map(({ game, players }, index) => (
          <GameTile
            key={game.code}
            game={game}
            rank={index + 1}
            note={t('home.players', { count: players })}
          />
        ))}
      </div>
    </Section>
  )
}
