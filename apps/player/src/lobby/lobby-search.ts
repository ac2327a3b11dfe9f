import { MECHANICS, THEMES } from '@camellia/contract/game'
import { hrefWith } from '../site/search'
import {
  BETS_MOST,
  type LobbyFilter,
  RTP_LEAST,
  SORTS,
  type Sort,
  VIEWS,
  VOLATILITIES,
} from './lobby.rules'

/** What the address of the grid may say; what is usual is left out. */
export interface LobbySearch extends LobbyFilter {
  readonly q?: string
  readonly sort?: Sort
}

export type LobbyChange = {
  readonly [Key in keyof LobbySearch]?: LobbySearch[Key] | undefined
}

const WORDS_MAX = 60

/** Anyone can type anything into an address: the rest is dropped. */
export function lobbySearch(raw: Readonly<Record<string, unknown>>): LobbySearch {
  const asked = String(raw.mechanics ?? '').split(',')
  const mechanics = MECHANICS.filter((one) => asked.includes(one))
  const view = VIEWS.find((known) => known === raw.view)
  const sort = SORTS.find((known) => known === raw.sort)
  const theme = THEMES.find((known) => known === raw.theme)
  const volatility = VOLATILITIES.find((known) => known === Number(raw.volatility))
  const rtp = RTP_LEAST.find((known) => known === Number(raw.rtp))
  const bet = BETS_MOST.find((known) => known === Number(raw.bet))
  const q = String(raw.q ?? '').slice(0, WORDS_MAX)
  const vendor = String(raw.vendor ?? '').slice(0, WORDS_MAX)
  return {
    ...(q && { q }),
    ...(vendor && { vendor }),
    ...(view && { view }),
    ...(mechanics.length > 0 && { mechanics }),
    ...(theme && { theme }),
    ...(volatility && { volatility }),
    ...(rtp && { rtp }),
    ...(bet && { bet }),
    ...(sort && sort !== 'popular' && { sort }),
  }
}

export function lobbyHref(search: LobbySearch, change: LobbyChange = {}): string {
  const { mechanics = [], ...rest } = lobbySearch({
    ...search,
    mechanics: search.mechanics?.join(','),
    ...change,
    ...('mechanics' in change && { mechanics: change.mechanics?.join(',') }),
  })
  return hrefWith('/slot-games', { ...rest, mechanics: mechanics.join(',') })
}

/** Whether anything but the vendor and the order was asked for. */
export function isNarrowed({ vendor: _, sort: __, ...rest }: LobbySearch): boolean {
  return Object.keys(rest).length > 0
}

/** How many of the choices in the sheet are on. */
export function choicesOn({ mechanics = [], theme, volatility, rtp, bet }: LobbySearch): number {
  return mechanics.length + [theme, volatility, rtp, bet].filter(Boolean).length
}
