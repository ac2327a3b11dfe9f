import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { PAGE_SIZES, type PageSize } from '@camellia/ui/pager'
import styles from './history-pager.module.css'

/** A long history is turned by its last entry; the browser's back goes to the page above. */
export function HistoryPager({
  label,
  size,
  first,
  last,
  onChange,
}: {
  readonly label: string
  readonly size: PageSize
  readonly first: boolean
  /** The last entry here; undefined when nothing is older. */
  readonly last: string | undefined
  readonly onChange: (change: { readonly size?: PageSize; readonly before?: string }) => void
}) {
  const { t } = useTexts()
  return (
    <div className={styles.pager}>
      <label>
        {t('table.rowsPerPage')}
        <select
          value={size}
          onChange={({ target }) => onChange({ size: Number(target.value) as PageSize })}
        >
          {PAGE_SIZES.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </label>
      <nav aria-label={label}>
        <Button size="sm" disabled={first} onClick={() => onChange({})}>
          {t('device.newest')}
        </Button>
        <Button size="sm" disabled={!last} onClick={() => last && onChange({ before: last })}>
          {t('device.older')}
          <Icon name="next" size={16} />
        </Button>
      </nav>
    </div>
  )
}
