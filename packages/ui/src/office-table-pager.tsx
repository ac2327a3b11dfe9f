import { useTexts } from '@camellia/i18n/texts'
import type { ReactNode } from 'react'
import { classes } from './class-names'
import { OfficeButton, OfficeIconButton } from './office-button'
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
    <PagerRow>
      <bdi dir="ltr" className="num">
        {shown === 0 ? number(0) : `${number(first + 1)}–${number(first + shown)}`}
      </bdi>
      <span>{t(hasMore ? 'table.more' : 'table.end')}</span>
      <span className="fill" />
      <SizeChoice size={size} sizes={sizes} onSize={onSize} />
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
    </PagerRow>
  )
}

/** A list that is counted anyway: which rows of how many, and the page of the pages. */
export function CountedPager<Size extends number>({
  page,
  size,
  total,
  sizes,
  onPage,
  onSize,
}: {
  readonly page: number
  readonly size: Size
  readonly total: number
  readonly onPage: (page: number) => void
  /** Without them the size is not chosen here, and a short list needs no count of pages. */
  readonly sizes?: readonly Size[]
  readonly onSize?: (size: Size) => void
}) {
  const { t, number } = useTexts()
  const pages = Math.max(1, Math.ceil(total / size))
  const from = total === 0 ? 0 : (page - 1) * size + 1
  const to = Math.min(total, page * size)
  return (
    <PagerRow>
      <bdi className="num">
        {t('table.range', { total: number(total), from: number(from), to: number(to) })}
      </bdi>
      <span className="fill" />
      {sizes && onSize && <SizeChoice size={size} sizes={sizes} onSize={onSize} />}
      <OfficeIconButton
        icon="previous"
        label={t('table.previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {sizes && (
        <bdi dir="ltr" className={classes('num', styles.place)}>
          {number(page)} / {number(pages)}
        </bdi>
      )}
      <OfficeIconButton
        icon="next"
        label={t('table.next')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </PagerRow>
  )
}

/** The row below a list. */
export function PagerRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pager}>{children}</div>
}

function SizeChoice<Size extends number>({
  size,
  sizes,
  onSize,
}: {
  readonly size: Size
  readonly sizes: readonly Size[]
  readonly onSize: (size: Size) => void
}) {
  const { t } = useTexts()
  return (
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
  )
}
