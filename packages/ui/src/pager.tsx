import { useTexts } from '@camellia/i18n/texts'
import styles from './data-table.module.css'
import { Icon } from './icons'

/** The brief's section 9. */
export const PAGE_SIZES = [3, 5, 10, 20, 25, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]

export interface PagerProps {
  readonly page: number
  readonly size: PageSize
  readonly total: number
  readonly onChange: (page: number, size: PageSize) => void
}

export function Pager({ page, size, total, onChange }: PagerProps) {
  const { t, number } = useTexts()
  const pages = Math.max(1, Math.ceil(total / size))
  const from = total === 0 ? 0 : (page - 1) * size + 1
  const to = Math.min(total, page * size)
  // So few fit on the smallest page there is.
  if (total <= PAGE_SIZES[0]) return null
  return (
    <div className={styles.pager}>
      <span className="num">
        {t('table.range', { total: number(total), from: number(from), to: number(to) })}
      </span>
      <label className={styles.sizes}>
        <span>{t('table.rowsPerPage')}</span>
        <select
          value={size}
          onChange={(event) => onChange(1, Number(event.target.value) as PageSize)}
        >
          {PAGE_SIZES.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </label>
      <nav className={styles.pages} aria-label={t('table.page', { page })}>
        <Turn
          label={t('table.previous')}
          icon="previous"
          enabled={page > 1}
          onClick={() => onChange(page - 1, size)}
        />
        {pagesAround(page, pages).map((shown) => (
          <button
            key={shown}
            type="button"
            className={styles.page}
            aria-current={shown === page ? 'page' : undefined}
            aria-label={t('table.page', { page: shown })}
            onClick={() => onChange(shown, size)}
          >
            {number(shown)}
          </button>
        ))}
        <Turn
          label={t('table.next')}
          icon="next"
          enabled={page < pages}
          onClick={() => onChange(page + 1, size)}
        />
      </nav>
    </div>
  )
}

function Turn(props: {
  readonly label: string
  readonly icon: 'previous' | 'next'
  readonly enabled: boolean
  readonly onClick: () => void
}) {
  return (
    <button
      type="button"
      className={styles.page}
      aria-label={props.label}
      disabled={!props.enabled}
      onClick={props.onClick}
    >
      <Icon name={props.icon} size={16} />
    </button>
  )
}

/** The first, the last, and the neighbours of the one that is open. */
export function pagesAround(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages]
  return [...new Set(wanted)].filter((at) => at >= 1 && at <= pages).sort((a, b) => a - b)
}
