import { useEndpoint } from '@camellia/client/hooks'
import { useTable } from '@camellia/client/table'
import {
  type Headline,
  listPartnerNotices,
  NOTICE_CATEGORIES,
  readPartnerNotice,
} from '@camellia/contract/notice'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { CountedPager } from '@camellia/ui/office-table-pager'
import { Tag } from '@camellia/ui/office-tag'
import { RichText } from '@camellia/ui/rich-text'
import { Skeleton } from '@camellia/ui/skeleton'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ChangeOf } from '../site/address'
import { useFormats } from '../site/formats'
import { Page } from '../site/page'
import { Column, Split } from '../site/split'
import { ToolSelect } from '../site/tool-select'
import styles from './notice.module.css'
import { type InboxSearch, inboxSearch } from './notice-search'
import { seeNotice, useSeenNotices } from './seen-notices'

const SIZE = 20

/** What those above tell everyone who works here. */
export function PartnerNoticesPage() {
  const { t } = useTexts()
  const search = useSearch({ from: '/shell/partner-notices' })
  const navigate = useNavigate({ from: '/partner-notices' })
  const change = (part: ChangeOf<InboxSearch>) =>
    void navigate({
      search: (kept: InboxSearch) => inboxSearch({ ...kept, ...part }),
      replace: true,
    })
  const { page = 1, category, id } = search
  const table = useTable(listPartnerNotices, { page, size: SIZE, ...(category && { category }) })
  useEffect(() => {
    if (id) seeNotice(id)
  }, [id])
  return (
    <Page
      title={t('notice.inbox')}
      tools={
        <ToolSelect
          label={t('notice.category')}
          any={t('talk.anyCategory')}
          value={category}
          choices={NOTICE_CATEGORIES.map((value) => ({
            value,
            label: t(`notice.category.${value}`),
          }))}
          onChange={(chosen) => change({ category: chosen, page: 1, id: undefined })}
        />
      }
    >
      <Split>
        <Column>
          <Inbox table={table} open={id} onOpen={(next) => change({ id: next })} />
          <CountedPager
            page={page}
            size={SIZE}
            total={table.total}
            onPage={(next) => change({ page: next, id: undefined })}
          />
        </Column>
      </Split>
    </Page>
  )
}

function Inbox({
  table,
  open,
  onOpen,
}: {
  readonly table: ReturnType<typeof useTable<typeof listPartnerNotices>>
  readonly open: string | undefined
  readonly onOpen: (id: string | undefined) => void
}) {
  const { t } = useTexts()
  const { rows, loading, refusal, retry } = table
  if (refusal && rows.length === 0) return <OfficeFailed code={refusal.code} onRetry={retry} />
  if (!loading && rows.length === 0) {
    return <OfficeEmpty icon="inbox" title={t('notice.noneInbox')} />
  }
  return (
    <div className={styles.inbox}>
      {loading &&
        [0, 1, 2].map((bone) => (
          <div key={bone} className={styles.head}>
            <Skeleton width="40%" />
          </div>
        ))}
      {rows.map((notice) => (
        <Item
          key={notice.id}
          notice={notice}
          open={notice.id === open}
          onOpen={() => onOpen(notice.id === open ? undefined : notice.id)}
        />
      ))}
    </div>
  )
}

function Item({
  notice,
  open,
  onOpen,
}: {
  readonly notice: Headline
  readonly open: boolean
  readonly onOpen: () => void
}) {
  const { t } = useTexts()
  const { moment } = useFormats()
  const seen = useSeenNotices().includes(notice.id)
  return (
    <article>
      <h2>
        <button type="button" className={styles.head} aria-expanded={open} onClick={onOpen}>
          <i className={styles.dot} data-on={seen ? undefined : ''} />
          {!seen && <span className="srOnly">{t('notice.unread')}</span>}
          {notice.pinned && <OfficeIcon name="pin" size={14} className="tone-warn" />}
          <bdi className="semi ell fill">{notice.title}</bdi>
          <Tag>{t(`notice.category.${notice.category}`)}</Tag>
          <bdi className="n t3 f12">{moment(notice.at)}</bdi>
        </button>
      </h2>
      {open && <Body id={notice.id} />}
    </article>
  )
}

function Body({ id }: { readonly id: string }) {
  const { data, error, refetch } = useEndpoint(readPartnerNotice, { id })
  if (error && !data) return <OfficeFailed code={error.code} onRetry={() => void refetch()} />
  return (
    <div className={styles.body}>
      {data ? <RichText html={data.content} /> : <Skeleton height={60} />}
    </div>
  )
}
