import styles from './office-small.module.css'

const COLOURS = ['#ffd9a8', '#c9d9ff', '#c6ecd9', '#f6cfe0', '#d9d2f5', '#cfe8ef'] as const

/** The first letter of a name on a colour that is always the same for that name. */
export function Avatar({
  name,
  large = false,
}: {
  readonly name: string
  readonly large?: boolean
}) {
  const [first = '?'] = name
  return (
    <span
      className={styles.avatar}
      data-size={large ? 'lg' : undefined}
      style={{ background: COLOURS[colourOf(name)] }}
      aria-hidden="true"
    >
      {first.toUpperCase()}
    </span>
  )
}

function colourOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % COLOURS.length
}
