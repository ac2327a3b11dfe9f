import styles from './logo.module.css'
import mark from './logo-mark.svg'

/** The five petals and, unless told otherwise, the name beside them. At most 40 px high. */
export function Logo({ markOnly = false }: { readonly markOnly?: boolean }) {
  return (
    <span className={styles.logo} role="img" aria-label="Camellia">
      <img className={styles.mark} src={mark} alt="" />
      {!markOnly && <span className={styles.word} />}
    </span>
  )
}
