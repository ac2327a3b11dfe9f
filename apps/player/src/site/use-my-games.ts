import { useAction, useRefresh } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { useSharedEndpoint } from '@camellia/client/shared-read'
import type { OutputOf } from '@camellia/contract/endpoint'
import { readMyGames, saveFavourite } from '@camellia/contract/game'
import { useRefusalToast } from './use-refusal'

export type RecentGame = OutputOf<typeof readMyGames>['recent'][number]

export interface MyGames {
  readonly favourites: readonly string[]
  readonly recent: readonly RecentGame[]
  /** Nothing is known of them yet. */
  readonly waits: boolean
  readonly toggle: (code: string) => void
}

/** My favourites and what I played last; nothing for visitors. */
export function useMyGames(): MyGames {
  const { isAuth } = useSession('isAuth')
  const refresh = useRefresh()
  const { data = NONE, waits } = useSharedEndpoint(readMyGames, {}, { enabled: isAuth })
  const { favourites, recent } = data
  const { run } = useAction(saveFavourite, {
    onDone: () => void refresh(readMyGames),
    onRefused: useRefusalToast(),
  })
  return {
    favourites,
    recent,
    waits,
    toggle: (code) => run({ game: code, on: !favourites.includes(code) }),
  }
}

const NONE: Pick<MyGames, 'favourites' | 'recent'> = { favourites: [], recent: [] }
