/** What a cell of a file may hold; a number stays one, so that the sheet can add it up. */
export type CsvCell = string | number | null

/**
 * A text that begins like a formula would be run by the sheet that opens the file, with whatever a
 * member chose as a nickname. An apostrophe in front makes it plain text again.
 */
const FORMULA = /^[\s]*[=+\-@|%\t\r]/

/** One line of a file, as RFC 4180 writes it. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) || safe !== cell ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Tells spreadsheets that the file is UTF-8; without it Hangul turns into other letters. */
export const CSV_BEGIN = '\uFEFF'
