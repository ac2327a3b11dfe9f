import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import { type Failure, listFailures, retryFailure } from '@camellia/contract/system'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { Cell, OfficeTable } from '@camellia/ui/office-table'
import type { OfficeColumn } from '@camellia/ui/office-table-types'
import { toast } from '@camellia/ui/toast'
import { useFormats } from '../site/formats'
import { useFresh } from '../site/live'
import { jobName } from './job.rules'
import styles from './system.module.css'

const EVERY_MS = 10_000

/** What a loop could not do for one of its items; without any there is nothing to show. */
export function Failures() {
  const { t } = useTexts()
  const fresh = useFresh()
  const columns = useColumns()
  const { data } = useEndpoint(listFailures, {}, { everyMs: EVERY_MS })
  if (!data || data.length === 0) return null
  return (
    <>
      <div className={styles.caption}>
        <h2>{t('failure.title')}</h2>
        <span className="t3">{t('failure.lead')}</span>
      </div>
      <OfficeTable<Failure>
        caption={t('failure.title')}
        columns={columns}
        rows={data}
        rowKey={({ work, item }) => `${work} ${item}`}
        stale={!fresh}
        loading={false}
        minWidth={960}
      />
    </>
  )
}

function useColumns(): readonly OfficeColumn<Failure>[] {
  const { t, number } = useTexts()
  const { moment } = useFormats()
  return [
    { key: 'what', header: t('failure.what'), width: '30%', cell: (one) => <What failure={one} /> },
    {
      key: 'reason',
      header: t('failure.reason'),
      cell: ({ reason, tries }) => (
        <Cell>
          <bdi className="ell" title={reason}>
            {reason}
          </bdi>
          <span className="t3 f12">{t('failure.tries', { count: number(tries) })}</span>
        </Cell>
      ),
    },
    {
      key: 'since',
      header: t('failure.since'),
      width: '130px',
      cell: ({ firstAt }) => <bdi className="n">{moment(firstAt)}</bdi>,
    },
    {
      key: 'next',
      header: t('failure.next'),
      width: '130px',
      cell: ({ retryAt }) => <bdi className="n">{moment(retryAt)}</bdi>,
    },
    {
      key: 'retry',
      header: '',
      width: '132px',
      numeric: true,
      cell: (one) => <Retry failure={one} />,
    },
  ]
}

function What({ failure: { work, item } }: { readonly failure: Failure }) {
  const { t } = useTexts()
  const words = jobName(work)
  return (
    <Cell>
      <span className="med">{words ? t(words) : work}</span>
      <bdi className="mono t3 ell">{item}</bdi>
    </Cell>
  )
}

function Retry({ failure: { work, item } }: { readonly failure: Failure }) {
  const { t } = useTexts()
  const fresh = useFresh()
  const refresh = useRefresh()
  const { run, busy } = useAction(retryFailure, {
    onDone: () => {
      void refresh(listFailures)
      toast('success', t('failure.retried'))
    },
    onRefused: ({ code }) => {
      void refresh(listFailures)
      toast('warning', t(`code.${code}`))
    },
  })
  return (
    <OfficeButton size="sm" disabled={!fresh || busy} onClick={() => run({ work, item })}>
      {t('failure.retry')}
    </OfficeButton>
  )
}
