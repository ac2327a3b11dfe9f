import { useSession } from '@camellia/client/session'
import { useTable } from '@camellia/client/table'
import { listMessages } from '@camellia/contract/message'
import { useTexts } from '@camellia/i18n/texts'
import { TextField } from '@camellia/ui/field'
import { Skeleton } from '@camellia/ui/skeleton'
import { EmptyState } from '@camellia/ui/states'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { KindChips, PagedCard } from '../site/paged-card'
import { messageHref, messageSearch } from '../site/search'
import { PageTitle } from '../site/section'
import styles from './message.module.css'
import { MessageRow } from './message-row'
import { ReadAll } from './read-all'

export function MessagePage() {
  const { t } = useTexts()
  const { unread } = useSession('unread')
  const raw = useSearch({ strict: false })
  const search = useMemo(() => messageSearch(raw), [raw])
  const { history } = useRouter()
  const table = useTable(listMessages, search, 10_000)
  const { page, size, searchkey } = search
  const pages = Math.max(1, Math.ceil(table.total / size))
  // The last message of the last page was removed: there is nothing left to see here.
  useEffect(() => {
    if (page > pages && table.total > 0) {
      history.replace(messageHref({ ...search, page: pages }))
    }
  }, [page, pages, table.total, search, history])
  return (
    <>
      <PageTitle title={t('nav.message')} sub={t('message.sub', { count: unread })}>
        <ReadAll rows={table.rows} />
      </PageTitle>
      <div className={styles.search}>
        <TextField
          label={t('message.search')}
          icon="search"
          type="search"
          value={searchkey}
          onChange={(words) =>
            history.replace(messageHref({ ...search, page: 1, searchkey: words }))
          }
        />
      </div>
      <KindChips
        label={t('nav.message')}
        all={t('notice.all')}
        kinds={['unread'] as const}
        value={search.unread && 'unread'}
        labelOf={() => t('message.unread')}
        onChange={(kind) =>
          history.push(messageHref(messageSearch({ size, searchkey, unread: kind && true })))
        }
      />
      <PagedCard
        {...{ table, page, size }}
        onPage={(next, rows) => history.push(messageHref({ ...search, page: next, size: rows }))}
        waiting={<Waiting />}
        empty={<Nothing searched={searchkey !== '' || search.unread === true} />}
      >
        <ul>
          {table.rows.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </ul>
      </PagedCard>
    </>
  )
}

function Nothing({ searched }: { readonly searched: boolean }) {
  const { t } = useTexts()
  return <EmptyState icon="mail" title={t(searched ? 'message.noneFound' : 'message.none')} />
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
