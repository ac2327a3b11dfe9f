import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import type { OutputOf } from '@camellia/contract/endpoint'
import { readMyGames, saveFavourite } from '@camellia/contract/game'
import { useRefusalToast } from './use-refusal'

export type RecentGame = OutputOf<typeof readMyGames>['recent'][number]

export interface MyGames {
  readonly favourites: readonly string[]
  readonly recent: readonly RecentGame[]
  readonly toggle: (code: string) => void
}

/** My favourites and what I played last; nothing for visitors. */
export function useMyGames(): MyGames {
  const { isAuth } = useSession()
  const refresh = useRefresh()
  const { data } = useEndpoint(readMyGames, {}, { enabled: isAuth })
  const { favourites, recent } = (isAuth && data) || NONE
  const { run } = useAction(saveFavourite, {
    onDone: () => void refresh(readMyGames),
    onRefused: useRefusalToast(),
  })
  return {
    favourites,
    recent,
    toggle: (code) => run({ game: code, on: !favourites.includes(code) }),
  }
}

const NONE: Pick<MyGames, 'favourites' | 'recent'> = { favourites: [], recent: [] }
