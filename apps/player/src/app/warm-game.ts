import { queryOf } from '@camellia/client/hooks'
import { listGames } from '@camellia/contract/game'
import { warmStage } from '@camellia/stage/warm'
import type { QueryClient } from '@tanstack/react-query'
import { gameSearch } from '../site/search'

/** Where the address is a slot, all it needs is on its way before the page is put together. */
export function warmGame(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  queries: QueryClient,
): void {
  if (pathname !== '/game') return
  const { code, demo, replay } = gameSearch(Object.fromEntries(new URLSearchParams(search)))
  if (!code) return
  // The catalogue says which variant of the title is on; without it there is no room.
  void queries.prefetchQuery(queryOf(listGames, {}))
  // Whoever needs it asks again and says what went wrong.
  for (const part of [import('./game.page'), roomOf(demo, replay)]) part.catch(() => {})
  warmStage(code)
}

function roomOf(demo?: boolean, replay?: string): Promise<unknown> {
  if (replay) return import('./replay-room')
  return demo ? import('./demo-room') : import('./slot-room')
}
