import type { Game } from '@camellia/contract/game'

const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const SYLLABLES_PER_INITIAL = 588
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'

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
const SLIP = 3
const OTHER = 4
const MISS = 9

function rankOf(game: Game, query: string, others: readonly string[]): number {
  const names = [...Object.values(game.names), game.code].map(plain)
  const byName = Math.min(...names.map((name) => rankOfName(name, query)))
  const byOther = others.map(plain).some((word) => rankOfName(word, query) < SLIP)
  return byOther ? Math.min(byName, OTHER) : byName
}

function rankOfName(name: string, query: string): number {
  if (name.startsWith(query)) return 0
  if (name.includes(query)) return 1
  if (initialsOf(name).includes(query)) return 2
  return isNear(name.normalize('NFD'), query.normalize('NFD')) ? SLIP : MISS
}

/** Case, accents' form and blanks do not matter to someone who searches. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s/·-]+/g, '')
}

/** 홀짝 → ㅎㅉ: how Koreans shorten what they look for. */
export function initialsOf(text: string): string {
  return Array.from(text, (letter) => {
    const at = letter.charCodeAt(0)
    if (at < FIRST_SYLLABLE || at > LAST_SYLLABLE) return letter
    return INITIALS[Math.floor((at - FIRST_SYLLABLE) / SYLLABLES_PER_INITIAL)] ?? letter
  }).join('')
}

/** One slip in a short word, two in a long one; compared by letters, Korean ones taken apart. */
function isNear(name: string, query: string): boolean {
  const allowed = query.length < 3 ? 0 : query.length < 7 ? 1 : 2
  return allowed > 0 && slips(name.slice(0, query.length + allowed), query) <= allowed
}

/** The fewest letters to change, add or drop; letters the name has beyond the query are free. */
function slips(name: string, query: string): number {
  let row = Array.from({ length: name.length + 1 }, (_, i) => i)
  for (let q = 1; q <= query.length; q++) {
    const next = [q]
    for (let n = 1; n <= name.length; n++) {
      const same = name[n - 1] === query[q - 1] ? 0 : 1
      next[n] = Math.min((next[n - 1] ?? 0) + 1, (row[n] ?? 0) + 1, (row[n - 1] ?? 0) + same)
    }
    row = next
  }
  return Math.min(...row)
}
