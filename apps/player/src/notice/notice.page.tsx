import { useTable } from '@camellia/client/table'
import { listNotices, NOTICE_CATEGORIES } from '@camellia/contract/notice'
import { useTexts } from '@camellia/i18n/texts'
import { buttonClass } from '@camellia/ui/button'
import { EmptyState } from '@camellia/ui/states'
import { useRouter, useSearch } from '@tanstack/react-router'
import { KindChips, PagedCard, WaitingRows } from '../site/paged-card'
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
      <KindChips
        label={t('notice.categories')}
        all={t('notice.all')}
        kinds={NOTICE_CATEGORIES}
        value={category}
        labelOf={(known) => t(`noticeCategory.${known}`)}
        onChange={(known) => show({ size, ...(known && { category: known }) })}
      />
      <PagedCard
        {...{ table, page, size }}
        onPage={(next, rows) => show({ ...search, page: next, size: rows })}
        waiting={<WaitingRows rows={4} height={40} />}
        empty={<Nothing narrowed={category !== undefined} />}
      >
        <ul className={styles.rows}>
          {table.rows.map((notice) => (
            <Headline key={notice.id} notice={notice} />
          ))}
        </ul>
      </PagedCard>
    </>
  )
}

function Nothing({ narrowed }: { readonly narrowed: boolean }) {
  const { t } = useTexts()
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
