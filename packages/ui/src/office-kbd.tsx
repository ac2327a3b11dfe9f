import { classes } from './class-names'
import styles from './office-small.module.css'

/** A key cap; `on` when it stands on a coloured button. */
export function Kbd({
  children,
  on = false,
}: {
  readonly children: string
  readonly on?: boolean
}) {
  return (
    <kbd className={classes(styles.kbd, on && styles.onColour, on && styles.onInk)} dir="ltr">
      {children}
    </kbd>
  )
}

/** The caps of one shortcut, such as G D. */
export function Keys({ caps }: { readonly caps: readonly string[] }) {
  return (
    <span className={styles.keys} dir="ltr">
      {caps.map((cap) => (
        <Kbd key={cap}>{cap}</Kbd>
      ))}
    </span>
  )
}
