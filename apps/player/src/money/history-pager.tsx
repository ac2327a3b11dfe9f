import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { PAGE_SIZES, type PageSize } from '@camellia/ui/pager'
import styles from './transactions.module.css'
import type { SearchChange } from './transactions-search'

/** A long history is turned by its last entry; the browser's back goes to the page above. */
export function HistoryPager({
  size,
  first,
  last,
  onChange,
}: {
  readonly size: PageSize
  readonly first: boolean
  /** The last entry here; undefined when nothing is older. */
  readonly last: string | undefined
  readonly onChange: (change: SearchChange) => void
}) {
  const { t } = useTexts()
  return (
    <div className={styles.pager}>
      <label>
        {t('table.rowsPerPage')}
        <select
          value={size}
          onChange={(event) => onChange({ size: Number(event.target.value) as PageSize })}
        >
          {PAGE_SIZES.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </label>
      <nav aria-label={t('nav.transactions')}>
        <Button size="sm" disabled={first} onClick={() => onChange({})}>
          {t('device.newest')}
        </Button>
        <Button size="sm" disabled={!last} onClick={() => onChange({ before: last })}>
          {t('device.older')}
          <Icon name="next" size={16} />
        </Button>
      </nav>
    </div>
  )
}
