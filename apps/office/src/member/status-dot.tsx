import { useTexts } from '@camellia/i18n/texts'
import styles from './people.module.css'
import type { PersonStatus } from './people-search'

/** The word says it; the dot only helps the eye down a column. */
export function StatusDot({ status }: { readonly status: PersonStatus }) {
  const { t } = useTexts()
  return (
    <span className={styles.status} data-status={status}>
      <i aria-hidden="true" />
      {t(`memberStatus.${status}`)}
    </span>
  )
}
