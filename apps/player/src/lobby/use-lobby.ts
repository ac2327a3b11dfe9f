import { useEndpoint } from '@camellia/client/hooks'
import type { Game } from '@camellia/contract/game'
import { readHome } from '@camellia/contract/site'
import { useRouter, useSearch } from '@tanstack/react-router'
import { findGames } from '../site/find-games.rules'
import { useGameWords } from '../site/use-game-words'
import { type Games, useGames } from '../site/use-games'
import { useMyGames } from '../site/use-my-games'
import { type Mine, matches, sorted } from './lobby.rules'
import { type LobbyChange, type LobbySearch, lobbyHref, lobbySearch } from './lobby-search'

export interface Lobby {
  readonly search: LobbySearch
  readonly change: (change: LobbyChange) => void
  readonly loading: boolean
  readonly trouble: Games['trouble']
  /** Every slot. */
  readonly slots: readonly Game[]
  /** Slots the words find; counts of the choices are taken from these. */
  readonly found: readonly Game[]
  /** What is left of them, in order. */
  readonly shown: readonly Game[]
  readonly mine: Mine
}

/** Codes of the last day by players, most first; empty before anyone played. */
export function usePopular(): readonly string[] {
  return useEndpoint(readHome, {}).data?.popular.map(({ game }) => game) ?? NONE
}

const NONE: readonly string[] = []

export function useSlots() {
  const { games, ...rest } = useGames()
  return { slots: games.filter(({ type }) => type === 'SLOT'), ...rest }
}

/** The grid as its address describes it. */
export function useLobby(): Lobby {
  const search = lobbySearch(useSearch({ strict: false }))
  const { history } = useRouter()
  const { slots, loading, trouble, nameOf } = useSlots()
  const { favourites, recent } = useMyGames()
  const popular = usePopular()
  const mine = { favourites, recent: recent.map(({ game }) => game) }
  const found = findGames(slots, search.q ?? '', useGameWords())
  const left = found.filter((game) => matches(game, search, mine))
  // Words bring the best hit first; the order asked for then has no say.
  const shown = search.q ? left : sorted(left, { sort: search.sort ?? 'popular', popular, nameOf })
  // Typing replaces the address, so that one step back leaves the page and not a letter.
  const change = (wanted: LobbyChange) => {
    const href = lobbyHref(search, wanted)
    return 'q' in wanted ? history.replace(href) : history.push(href)
  }
  return { search, change, loading, trouble, slots, found, shown, mine }
}
