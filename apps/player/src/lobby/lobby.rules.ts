import type { Game, Mechanic, Theme } from '@camellia/contract/game'

export const VIEWS = ['favourites', 'recent', 'new'] as const
export type View = (typeof VIEWS)[number]

export const SORTS = ['popular', 'name', 'rtp', 'calm', 'wild', 'bet'] as const
export type Sort = (typeof SORTS)[number]

/** Returns to ask for at least, in basis points. */
export const RTP_LEAST = [9_500, 9_600, 9_650] as const
/** Smallest bets to ask for at most. */
export const BETS_MOST = [100, 200, 500, 1_000] as const
export const VOLATILITIES = [1, 2, 3, 4, 5] as const

export interface LobbyFilter {
  readonly vendor?: string
  readonly view?: View
  /** All of them must be there. */
  readonly mechanics?: readonly Mechanic[]
  readonly theme?: Theme
  readonly volatility?: number
  readonly rtp?: number
  readonly bet?: number
}

export interface Mine {
  readonly favourites: readonly string[]
  readonly recent: readonly string[]
}

export function matches(game: Game, filter: LobbyFilter, mine: Mine): boolean {
  const { vendor, view, mechanics = [], theme, volatility, rtp, bet } = filter
  return (
    (vendor === undefined || game.vendor === vendor) &&
    (view === undefined || isIn(view, game, mine)) &&
    mechanics.every((mechanic) => game.slot?.mechanics.includes(mechanic)) &&
    (theme === undefined || game.slot?.themes.includes(theme) === true) &&
    (volatility === undefined || game.slot?.volatility === volatility) &&
    (rtp === undefined || game.rtp >= rtp) &&
    (bet === undefined || game.minBet <= bet)
  )
}

function isIn(view: View, game: Game, { favourites, recent }: Mine): boolean {
  if (view === 'new') return game.isNew
  return (view === 'favourites' ? favourites : recent).includes(game.code)
}

/** How many titles there would be with this much of the filter changed. */
export function countWith(
  games: readonly Game[],
  { filter, change, mine }: Asked & { readonly change: Partial<LobbyFilter> },
): number {
  const wanted = { ...filter, ...change }
  return games.filter((game) => matches(game, wanted, mine)).length
}

interface Asked {
  readonly filter: LobbyFilter
  readonly mine: Mine
}

/** Mechanics that occur at all, in the contract's order. */
export function mechanicsIn(
  games: readonly Game[],
  known: readonly Mechanic[],
): readonly Mechanic[] {
  return known.filter((one) => games.some(({ slot }) => slot?.mechanics.includes(one)))
}

/** Themes that occur at all, in the contract's order. */
export function themesIn(games: readonly Game[], known: readonly Theme[]): readonly Theme[] {
  return known.filter((one) => games.some(({ slot }) => slot?.themes.includes(one)))
}

export function toggled(mechanics: readonly Mechanic[], one: Mechanic): readonly Mechanic[] {
  return mechanics.includes(one) ? mechanics.filter((other) => other !== one) : [...mechanics, one]
}

interface Order {
  readonly sort: Sort
  /** Codes by how many played them in the last day, most first. */
  readonly popular: readonly string[]
  readonly nameOf: (code: string) => string
}

/** Titles nobody played stay in the order of the catalogue, behind those that were. */
export function sorted(games: readonly Game[], { sort, popular, nameOf }: Order): readonly Game[] {
  const place = ({ code }: Game) => (popular.includes(code) ? popular.indexOf(code) : Infinity)
  const swing = ({ slot }: Game) => slot?.volatility ?? 0
  const by: Readonly<Record<Sort, (a: Game, b: Game) => number>> = {
    popular: (a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)),
    name: (a, b) => nameOf(a.code).localeCompare(nameOf(b.code)),
    rtp: (a, b) => b.rtp - a.rtp,
    calm: (a, b) => swing(a) - swing(b),
    wild: (a, b) => swing(b) - swing(a),
    bet: (a, b) => a.minBet - b.minBet,
  }
  return games.toSorted(by[sort])
}

const COLUMNS = 6
/** A large tile covers this much of the first two rows. */
const LARGE = 4

/** How many cells of the last row are left for the card that closes the grid; at least two. */
export function cellsLeft(tiles: number, large: boolean): number {
  const taken = large ? tiles - 1 + LARGE : tiles
  // The second row is never left before it is full: the large tile reaches into it.
  const rows = Math.max(large ? 2 : 1, Math.ceil(taken / COLUMNS))
  const left = Math.min(COLUMNS, rows * COLUMNS - taken)
  return left < 2 ? COLUMNS : left
}
