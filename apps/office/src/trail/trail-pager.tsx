import type { TrailEntry } from '@camellia/contract/trail'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import styles from './trail.module.css'
import type { TrailSearch } from './trail-search'

/** A log has no last page worth going to: the newest, and ever older. */
export function TrailPager({
  search,
  entries,
  hasMore,
  onChange,
}: {
  readonly search: TrailSearch
  readonly entries: readonly TrailEntry[]
  readonly hasMore: boolean
  readonly onChange: (change: TrailSearch) => void
}) {
  const { t } = useTexts()
  const last = entries.at(-1)?.seq
  return (
    <div className={styles.pager}>
      <span className="t3">{t('trail.shown', { count: entries.length })}</span>
      <span className="fill" />
      <OfficeButton size="sm" disabled={!search.before} onClick={() => onChange({ before: 0 })}>
        {t('trail.newest')}
      </OfficeButton>
      <OfficeButton
        size="sm"
        disabled={!hasMore || !last}
        onClick={() => last && onChange({ before: last })}
      >
        {t('trail.older')}
      </OfficeButton>
    </div>
  )
}
