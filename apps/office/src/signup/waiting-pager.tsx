import { PAGE_SIZES } from '@camellia/contract/fields'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIconButton } from '@camellia/ui/office-button'
import type { Queue } from './use-queue'
import styles from './waiting.module.css'
import type { PageSize, WaitingFilter, WaitingSearch } from './waiting-search'

export function WaitingPager({
  filter,
  queue,
  onChange,
}: {
  readonly filter: WaitingFilter
  readonly queue: Queue
  readonly onChange: (change: WaitingSearch) => void
}) {
  const { t, number } = useTexts()
  const { page, size } = filter
  const pages = Math.max(1, Math.ceil(queue.total / size))
  const from = queue.total === 0 ? 0 : (page - 1) * size + 1
  const to = Math.min(queue.total, page * size)
  return (
    <div className={styles.pager}>
      <bdi className="num">
        {t('table.range', { total: number(queue.total), from: number(from), to: number(to) })}
      </bdi>
      <span className="fill" />
      <label className={styles.sizes}>
        <span className={styles.sizesText}>{t('table.rowsPerPage')}</span>
        <select
          aria-label={t('table.rowsPerPage')}
          value={size}
          onChange={(event) => onChange({ size: Number(event.target.value) as PageSize })}
        >
          {PAGE_SIZES.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </label>
      <OfficeIconButton
        icon="previous"
        label={t('table.previous')}
        disabled={page <= 1}
        onClick={() => onChange({ page: page - 1 })}
      />
      <bdi dir="ltr" className="num" style={{ color: 'var(--text)' }}>
        {number(page)} / {number(pages)}
      </bdi>
      <OfficeIconButton
        icon="next"
        label={t('table.next')}
        disabled={page >= pages}
        onClick={() => onChange({ page: page + 1 })}
      />
    </div>
  )
}
