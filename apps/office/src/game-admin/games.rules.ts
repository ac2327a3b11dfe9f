import type { OutputOf } from '@camellia/contract/endpoint'
import type { AdminGame, listAdminGames } from '@camellia/contract/game-admin'
import type { GamesSearch } from './games-search'

export type Vendor = OutputOf<typeof listAdminGames>['vendors'][number]

export type Switching =
  | { readonly kind: 'GAME'; readonly game: AdminGame; readonly on: boolean }
  | { readonly kind: 'VENDOR'; readonly vendor: Vendor; readonly on: boolean }

/** The titles a search asks for, in the order of the lobby. */
export function gamesFor(games: readonly AdminGame[], search: GamesSearch): readonly AdminGame[] {
  const wanted = search.search?.trim().toLowerCase()
  return games.filter(
    ({ code, names, type, vendor }) =>
      (!search.type || search.type === type) &&
      (!search.vendor || search.vendor === vendor) &&
      (!wanted ||
        [code, ...Object.values(names)].some((name) => name.toLowerCase().includes(wanted))),
  )
}

/** One title taken out and put before or after another; undefined where nothing would change. */
export function orderAfter(
  codes: readonly string[],
  move: { readonly code: string; readonly onto: string; readonly after: boolean },
): readonly string[] | undefined {
  const rest = codes.filter((code) => code !== move.code)
  const at = rest.indexOf(move.onto)
  if (at < 0 || rest.length === codes.length) return undefined
  const next = rest.toSpliced(at + (move.after ? 1 : 0), 0, move.code)
  return next.every((code, index) => code === codes[index]) ? undefined : next
}

/** One place up or down among its own vendor's titles: vendors are not mixed in the lobby. */
export function orderStep(
  games: readonly AdminGame[],
  code: string,
  by: 1 | -1,
): readonly string[] | undefined {
  const at = games.findIndex((game) => game.code === code)
  const other = games[at + by]
  if (!other || other.vendor !== games[at]?.vendor) return undefined
  const codes = games.map((game) => game.code)
  return orderAfter(codes, { code, onto: other.code, after: by > 0 })
}

/** What the house kept. */
export function ggrOf({ day }: Pick<AdminGame, 'day'>): number {
  return day.stake - day.win
}

export function dayOf(games: readonly AdminGame[]) {
  const sum = (part: (game: AdminGame) => number) =>
    games.reduce((total, game) => total + part(game), 0)
  return {
    rounds: sum(({ day }) => day.rounds),
    stake: sum(({ day }) => day.stake),
    ggr: sum(ggrOf),
  }
}

/** In the language that is on. */
export function nameIn(
  { names, code }: Pick<AdminGame, 'names' | 'code'>,
  language: string,
): string {
  return names[language] ?? names.en ?? code
}
