/** A piece of one of our own pages: as much of Markdown as docs/fairness.md is written in. */
export type Piece =
  | { readonly type: 'heading'; readonly level: number; readonly text: string }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly type: 'table'; readonly rows: readonly (readonly string[])[] }

/** Text, or a part of it that is `code`, **strong**, *said* or a [link](to). */
export interface Span {
  readonly type: 'text' | 'code' | 'strong' | 'em'
  readonly text: string
}

const LIST = /^(?:- |\d+\. )/

/** Blocks are separated by empty lines or begin with what tells their kind. */
export function piecesOf(page: string): readonly Piece[] {
  const pieces: Piece[] = []
  const lines = page.split('\n')
  while (lines.length > 0) {
    const line = lines.shift() ?? ''
    const heading = /^(#+) (.*)$/.exec(line)
    if (line === '') continue
    if (heading) {
      pieces.push({ type: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' })
    } else if (line.startsWith('```')) {
      pieces.push({
        type: 'code',
        text: taken(lines, (next) => !next.startsWith('```')).join('\n'),
      })
      lines.shift()
    } else if (line.startsWith('|')) {
      const rows = [line, ...taken(lines, (next) => next.startsWith('|'))]
      const cells = rows.filter((row) => !/^\|[-|]+\|$/.test(row)).map(cellsOf)
      pieces.push({ type: 'table', rows: cells })
    } else if (LIST.test(line)) {
      const items = [line, ...taken(lines, (next) => LIST.test(next))]
      const ordered = !line.startsWith('- ')
      pieces.push({ type: 'list', ordered, items: items.map((item) => item.replace(LIST, '')) })
    } else pieces.push({ type: 'text', text: line })
  }
  return pieces
}

export function spansOf(text: string): readonly Span[] {
  const parts = text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|\[[^\]]+\]\([^)]+\))/)
  return parts.filter(Boolean).map((part): Span => {
    if (part.startsWith('`')) return { type: 'code', text: part.slice(1, -1) }
    if (part.startsWith('**')) return { type: 'strong', text: part.slice(2, -2) }
    if (/^\*.+\*$/.test(part)) return { type: 'em', text: part.slice(1, -1) }
    // Links lead to other pages of the repository, which the site does not have.
    const link = /^\[([^\]]+)\]\(/.exec(part)
    return { type: 'text', text: link?.[1] ?? part }
  })
}

function taken(lines: string[], goesOn: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !goesOn(line))
  return lines.splice(0, end < 0 ? lines.length : end)
}

function cellsOf(row: string): string[] {
  return row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
}
