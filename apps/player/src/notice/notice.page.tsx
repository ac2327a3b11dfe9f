import { useTable } from '@camellia/client/table'
import { listNotices, NOTICE_CATEGORIES } from '@camellia/contract/notice'
import { useTexts } from '@camellia/i18n/texts'
import { buttonClass } from '@camellia/ui/button'
import { Pager } from '@camellia/ui/pager'
import { Skeleton } from '@camellia/ui/skeleton'
import { EmptyState, ErrorState } from '@camellia/ui/states'
import { useRouter, useSearch } from '@tanstack/react-router'
import { Chip, Chips } from '../site/chips'
import { USUAL_SIZE } from '../site/search'
import { PageTitle } from '../site/section'
import { SiteLink } from '../site/site-link'
import { Headline } from './headline'
import styles from './notice.module.css'
import { NoticeDetail } from './notice-detail'
import { type NoticeSearch, noticeHref, noticeSearch } from './notice-search'

export function NoticePage() {
  const search = noticeSearch(useSearch({ strict: false }))
  return search.id ? <NoticeDetail id={search.id} /> : <NoticeList search={search} />
}

function NoticeList({ search }: { readonly search: NoticeSearch }) {
  const { t } = useTexts()
  const { history } = useRouter()
  const { page = 1, size = USUAL_SIZE, category } = search
  const table = useTable(listNotices, { page, size, ...(category && { category }) })
  const show = (wanted: NoticeSearch) => history.push(noticeHref(noticeSearch({ ...wanted })))
  return (
    <>
      <PageTitle title={t('nav.notice')} sub={t('notice.sub')} />
      <div className={styles.chips}>
        <Chips label={t('notice.categories')}>
          <Chip on={category === undefined} onClick={() => show({ size })}>
            {t('notice.all')}
          </Chip>
          {NOTICE_CATEGORIES.map((known) => (
            <Chip
              key={known}
              on={known === category}
              onClick={() => show({ size, category: known })}
            >
              {t(`noticeCategory.${known}`)}
            </Chip>
          ))}
        </Chips>
      </div>
      <section className="card">
        <Rows table={table} narrowed={category !== undefined} />
        {table.total > 0 && (
          <Pager
            {...{ page, size }}
            total={table.total}
            onChange={(next, rows) => show({ ...search, page: next, size: rows })}
          />
        )}
      </section>
    </>
  )
}

function Rows({
  table: { rows, loading, refusal, retry },
  narrowed,
}: {
  readonly table: ReturnType<typeof useTable<typeof listNotices>>
  readonly narrowed: boolean
}) {
  const { t } = useTexts()
  if (loading) return <Waiting />
  if (refusal && rows.length === 0) return <ErrorState code={refusal.code} onRetry={retry} />
  if (rows.length === 0) {
    return (
      <EmptyState icon="horn" title={t(narrowed ? 'notice.noneIn' : 'notice.none')}>
        {narrowed && (
          <SiteLink className={buttonClass('secondary', 'sm')} href={noticeHref()}>
            {t('notice.showAll')}
          </SiteLink>
        )}
      </EmptyState>
    )
  }
  return (
    <ul className={styles.rows}>
      {rows.map((notice) => (
        <Headline key={notice.id} notice={notice} />
      ))}
    </ul>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton height={40} />
      <Skeleton height={40} />
      <Skeleton height={40} />
      <Skeleton height={40} />
    </div>
  )
}
