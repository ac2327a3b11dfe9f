import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import styles from './people.module.css'

export interface Named {
  readonly id: MemberId
  readonly name: string
}

const NAMED = 8

/** The first few by name, the rest by number. */
export function Receivers({ to }: { readonly to: readonly Named[] }) {
  const { t } = useTexts()
  const more = to.length - NAMED
  return (
    <p className={styles.receivers}>
      {to
        .slice(0, NAMED)
        .map(({ name }) => name)
        .join(' · ')}
      {more > 0 && <span className="t3"> {t('people.andMore', { count: more })}</span>}
    </p>
  )
}
