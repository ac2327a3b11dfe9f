import type { Game } from '@camellia/contract/game'
import { MISS, plain, rankOfWords, SLIP } from './words.rules'

/** What else a title answers to: its vendor's name, how it plays. */
export type OtherWords = (game: Game) => readonly string[]

/** Titles that answer to the words, best first: by any language's name, initials, small typos. */
export function findGames(
  games: readonly Game[],
  words: string,
  others: OtherWords = () => [],
): Game[] {
  const query = plain(words)
  if (!query) return [...games]
  return games
    .map((game) => ({ game, rank: rankOf(game, query, others(game)) }))
    .filter(({ rank }) => rank < MISS)
    .sort((a, b) => a.rank - b.rank)
    .map(({ game }) => game)
}

/** A name with a slip in it still comes before every title of the vendor. */
const OTHER = SLIP + 1

function rankOf(game: Game, query: string, others: readonly string[]): number {
  const names = [...Object.values(game.names), game.code].map(plain)
  const byName = Math.min(...names.map((name) => rankOfWords(name, query)))
  const byOther = others.map(plain).some((word) => rankOfWords(word, query) < SLIP)
  return byOther ? Math.min(byName, OTHER) : byName
}
