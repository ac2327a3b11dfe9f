import { GAME_TYPES, type GameType } from '@camellia/contract/game'
import { textIn } from '../site/address'

/** What the address bar may say; what is usual is left out. */
export interface GamesSearch {
  readonly search?: string
  readonly type?: GameType
  readonly vendor?: string
}

/** Anyone can type anything into an address: the rest is dropped. */
export function gamesSearch(raw: Record<string, unknown>): GamesSearch {
  const type = GAME_TYPES.find((known) => known === raw.type)
  return {
    ...textIn('search', raw.search),
    ...(type && { type }),
    ...textIn('vendor', raw.vendor),
  }
}
