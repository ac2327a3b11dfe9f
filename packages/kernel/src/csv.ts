/** What a cell of a file may hold; a number stays one, so that the sheet can add it up. */
export type CsvCell = string | number | null

/**
 * A text that begins like a formula would be run by the sheet that opens the file, with whatever a
 * member chose as a nickname. An apostrophe in front makes it plain text again.
 */
const FORMULA = /^[=+\-@|%\t\r]/

/** Blanks and signs that cannot be seen, which sheets leave out before they look. */
const UNSEEN = /^[\s\p{Cf}\p{Cc}\p{Z}]+/u

/** Signs that sheets take for those above although no normal form of Unicode does. */
const LOOK_ALIKES = /^[\u2010-\u2015\u2212\u2795\u2796\u02d7\u06d4\ua78a]/u

function isFormula(cell: string): boolean {
  if (/^[\t\r]/.test(cell)) return true
  // The normal form makes the wide and the small ＝ ﹢ － ＠ the ones of ASCII.
  const begin = cell.replace(UNSEEN, '').slice(0, 2)
  return FORMULA.test(begin.normalize('NFKC')) || LOOK_ALIKES.test(begin)
}

/** One line of a file, as RFC 4180 writes it. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const safe = isFormula(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) || safe !== cell ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Tells spreadsheets that the file is UTF-8; without it Hangul turns into other letters. */
export const CSV_BEGIN = '\uFEFF'
