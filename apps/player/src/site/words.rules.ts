import { initialsOf } from '@camellia/kernel/initials'

/** How well a text answers to a query, from 0; a slip of the finger is worse than all the rest. */
export const SLIP = 3
export const MISS = 9

/** Both made plain before. */
export function rankOfWords(text: string, query: string): number {
  if (text.startsWith(query)) return 0
  if (text.includes(query)) return 1
  if (initialsOf(text).includes(query)) return 2
  return isNear(text.normalize('NFD'), query.normalize('NFD')) ? SLIP : MISS
}

/** Case, accents' form and blanks do not matter to someone who searches. */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s/·-]+/g, '')
}

/** One slip in a short word, two in a long one; compared by letters, Korean ones taken apart. */
function isNear(text: string, query: string): boolean {
  const allowed = query.length < 3 ? 0 : query.length < 7 ? 1 : 2
  return allowed > 0 && slips(text.slice(0, query.length + allowed), query) <= allowed
}

/** The fewest letters to change, add or drop; letters the text has beyond the query are free. */
function slips(text: string, query: string): number {
  let row = Array.from({ length: text.length + 1 }, (_, i) => i)
  for (let q = 1; q <= query.length; q++) {
    const next = [q]
    for (let n = 1; n <= text.length; n++) {
      const same = text[n - 1] === query[q - 1] ? 0 : 1
      next[n] = Math.min((next[n - 1] ?? 0) + 1, (row[n] ?? 0) + 1, (row[n - 1] ?? 0) + same)
    }
    row = next
  }
  return Math.min(...row)
}
