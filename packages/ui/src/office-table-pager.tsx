import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from './office-button'
import { OfficeIcon } from './office-icons'
import styles from './office-table-tools.module.css'

/** Back and forth without a page count: a big list is never counted only to say where one is. */
export function MorePager<Size extends number>({
  page,
  size,
  sizes,
  shown,
  hasMore,
  onPage,
  onSize,
}: {
  readonly page: number
  readonly size: Size
  readonly sizes: readonly Size[]
  readonly shown: number
  readonly hasMore: boolean
  readonly onPage: (page: number) => void
  readonly onSize: (size: Size) => void
}) {
  const { t, number } = useTexts()
  const first = (page - 1) * size
  return (
    <div className={styles.pager}>
      <bdi dir="ltr" className="num">
        {shown === 0 ? number(0) : `${number(first + 1)}–${number(first + shown)}`}
      </bdi>
      <span>{t(hasMore ? 'table.more' : 'table.end')}</span>
      <span className="fill" />
      <label className={styles.sizes}>
        <span className={styles.sizesText}>{t('table.rowsPerPage')}</span>
        <select
          aria-label={t('table.rowsPerPage')}
          value={size}
          onChange={(event) => {
            const chosen = sizes.find((choice) => choice === Number(event.target.value))
            if (chosen !== undefined) onSize(chosen)
          }}
        >
          {sizes.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </label>
      <OfficeButton
        size="sm"
        aria-label={t('table.previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <OfficeIcon name="previous" size={14} />
        <span className={styles.step}>{t('table.back')}</span>
      </OfficeButton>
      <OfficeButton
        size="sm"
        aria-label={t('table.next')}
        disabled={!hasMore}
        onClick={() => onPage(page + 1)}
      >
        <span className={styles.step}>{t('table.forth')}</span>
        <OfficeIcon name="next" size={14} />
      </OfficeButton>
    </div>
  )
}
