export interface Difference {
  /** The way to it, such as `events[3].win`. */
  readonly at: string
  readonly recorded: string
  readonly computed: string
}

/** The first place where what was recorded is not what is computed. */
export function differenceOf(
  recorded: unknown,
  computed: unknown,
  at = '',
): Difference | undefined {
  if (
    !isTree(recorded) ||
    !isTree(computed) ||
    Array.isArray(recorded) !== Array.isArray(computed)
  ) {
    if (Object.is(recorded, computed)) return undefined
    return { at, recorded: wordOf(recorded), computed: wordOf(computed) }
  }
  const keys = new Set([...Object.keys(computed), ...Object.keys(recorded)])
  for (const key of keys) {
    const found = differenceOf(recorded[key], computed[key], wayTo(at, key, computed))
    if (found) return found
  }
  return undefined
}

type Tree = Readonly<Record<string, unknown>>

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null
}

function wayTo(at: string, key: string, inside: Tree): string {
  if (Array.isArray(inside)) return `${at}[${key}]`
  return at ? `${at}.${key}` : key
}

const SHOWN = 120

function wordOf(value: unknown): string {
  return (JSON.stringify(value) ?? '—').slice(0, SHOWN)
}
