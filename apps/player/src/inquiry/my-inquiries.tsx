import { useTable } from '@camellia/client/table'
import { INQUIRY_STATUSES, listMyInquiries } from '@camellia/contract/inquiry'
import { useTexts } from '@camellia/i18n/texts'
import { buttonClass } from '@camellia/ui/button'
import { EmptyState } from '@camellia/ui/states'
import { useRouter } from '@tanstack/react-router'
import { type HelpSearch, helpHref, helpSearch } from '../site/help-search'
import { KindChips, PagedCard, WaitingRows } from '../site/paged-card'
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
      <KindChips
        label={t('inquiry.statuses')}
        all={t('inquiry.all')}
        kinds={INQUIRY_STATUSES}
        value={status}
        labelOf={(known) => t(`inquiryStatus.${known}`)}
        onChange={(known) => show({ size, ...(known && { status: known }) })}
      />
      <PagedCard
        {...{ table, page, size }}
        onPage={(next, rows) => show({ ...(status && { status }), page: next, size: rows })}
        waiting={<WaitingRows rows={3} height={44} />}
        empty={<Nothing narrowed={status !== undefined} />}
      >
        <ul className={styles.rows}>
          {table.rows.map((inquiry) => (
            <InquiryRow key={inquiry.id} inquiry={inquiry} />
          ))}
        </ul>
      </PagedCard>
    </>
  )
}

function Nothing({ narrowed }: { readonly narrowed: boolean }) {
  const { t } = useTexts()
  return (
    <EmptyState icon="chat" title={t(narrowed ? 'inquiry.noneIn' : 'inquiry.none')}>
      <SiteLink className={buttonClass('primary', 'sm')} href={helpHref({ view: 'ask' })}>
        {t('inquiry.write')}
      </SiteLink>
    </EmptyState>
  )
}
