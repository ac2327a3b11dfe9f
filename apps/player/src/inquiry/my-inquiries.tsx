import { useTable } from '@camellia/client/table'
import { INQUIRY_STATUSES, listMyInquiries } from '@camellia/contract/inquiry'
import { useTexts } from '@camellia/i18n/texts'
import { buttonClass } from '@camellia/ui/button'
import { Pager } from '@camellia/ui/pager'
import { Skeleton } from '@camellia/ui/skeleton'
import { EmptyState, ErrorState } from '@camellia/ui/states'
import { useRouter } from '@tanstack/react-router'
import { Chip, Chips } from '../site/chips'
import { type HelpSearch, helpHref, helpSearch } from '../site/help-search'
import { USUAL_SIZE } from '../site/search'
import { SiteLink } from '../site/site-link'
import styles from './inquiry.module.css'
import { InquiryRow } from './inquiry-row'

/** Answers come by push; asking anyway now and then costs little. */
const EVERY_MS = 30_000

/** Everything I asked, the latest word first. */
export function MyInquiries({ search }: { readonly search: HelpSearch }) {
  const { t } = useTexts()
  const { history } = useRouter()
  const { page = 1, size = USUAL_SIZE, status } = search
  const table = useTable(listMyInquiries, { page, size, ...(status && { status }) }, EVERY_MS)
  const show = (wanted: HelpSearch) =>
    history.push(helpHref(helpSearch({ view: 'mine', ...wanted })))
  return (
    <>
      <div className={styles.chips}>
        <Chips label={t('inquiry.statuses')}>
          <Chip on={status === undefined} onClick={() => show({ size })}>
            {t('inquiry.all')}
          </Chip>
          {INQUIRY_STATUSES.map((known) => (
            <Chip key={known} on={known === status} onClick={() => show({ size, status: known })}>
              {t(`inquiryStatus.${known}`)}
            </Chip>
          ))}
        </Chips>
      </div>
      <section className="card">
        <Rows table={table} narrowed={status !== undefined} />
        {table.total > 0 && (
          <Pager
            {...{ page, size }}
            total={table.total}
            onChange={(next, rows) => show({ ...(status && { status }), page: next, size: rows })}
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
  readonly table: ReturnType<typeof useTable<typeof listMyInquiries>>
  readonly narrowed: boolean
}) {
  const { t } = useTexts()
  if (loading) return <Waiting />
  if (refusal && rows.length === 0) return <ErrorState code={refusal.code} onRetry={retry} />
  if (rows.length === 0) {
    return (
      <EmptyState icon="chat" title={t(narrowed ? 'inquiry.noneIn' : 'inquiry.none')}>
        <SiteLink className={buttonClass('primary', 'sm')} href={helpHref({ view: 'ask' })}>
          {t('inquiry.write')}
        </SiteLink>
      </EmptyState>
    )
  }
  return (
    <ul className={styles.rows}>
      {rows.map((inquiry) => (
        <InquiryRow key={inquiry.id} inquiry={inquiry} />
      ))}
    </ul>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </div>
  )
}
