import { useEndpoint } from '@camellia/client/hooks'
import { type AdminGame, listAdminGames } from '@camellia/contract/game-admin'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { useLater, usePhone } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import type { ChangeOf } from '../site/address'
import { Page } from '../site/page'
import styles from './games.module.css'
import { gamesFor, type Switching } from './games.rules'
import { EditGameDialog, type GameActions, SwitchDialog } from './games-dialogs'
import { GameCards } from './games-phone'
import { type GamesSearch, gamesSearch } from './games-search'
import { GamesTable } from './games-table'
import { GamesTools } from './games-tools'
import { Vendors } from './vendors'

/** Titles and vendors: which are open, between which bets, in which order. */
export function GamesPage() {
  const { t } = useTexts()
  const search = useSearch({ from: '/shell/games' })
  const change = useChange()
  const [switching, setSwitching] = useState<Switching>()
  const [editing, setEditing] = useState<AdminGame>()
  const { data, error, refetch } = useEndpoint(listAdminGames, {})
  const actions: GameActions = { onSwitch: setSwitching, onEdit: setEditing }
  return (
    <Page
      title={t('menu.games')}
      tools={<GamesTools search={search} vendors={data?.vendors ?? []} onChange={change} />}
    >
      <p className={styles.lead}>{t('games.lead')}</p>
      {data && <Vendors vendors={data.vendors} onSwitch={setSwitching} />}
      {error && !data ? (
        <OfficeFailed code={error.code} onRetry={() => void refetch()} />
      ) : (
        <Rows games={data?.games} search={search} actions={actions} />
      )}
      {switching && <SwitchDialog switching={switching} onClose={() => setSwitching(undefined)} />}
      {editing && <EditGameDialog game={editing} onClose={() => setEditing(undefined)} />}
    </Page>
  )
}

function Rows({
  games,
  search,
  actions,
}: {
  readonly games: readonly AdminGame[] | undefined
  readonly search: GamesSearch
  readonly actions: GameActions
}) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const late = useLater(games === undefined)
  const phone = usePhone()
  const shown = games && gamesFor(games, search)
  const filtered = Object.keys(search).length > 0
  if (shown?.length === 0) {
    return (
      <OfficeEmpty
        icon="searchNone"
        title={t('games.none')}
        actions={
          filtered && (
            <OfficeButton onClick={() => void navigate({ to: '/games', search: {} })}>
              {t('people.dropAll')}
            </OfficeButton>
          )
        }
      />
    )
  }
  if (!shown && !late) return <div className="fill" />
  if (phone && shown) return <GameCards games={shown} actions={actions} />
  return <GamesTable games={shown} movable={!filtered} actions={actions} />
}

function useChange(): (change: ChangeOf<GamesSearch>) => void {
  const navigate = useNavigate({ from: '/games' })
  return useCallback(
    (change) =>
      void navigate({
        search: (kept: GamesSearch) => gamesSearch({ ...kept, ...change }),
        replace: true,
      }),
    [navigate],
  )
}
