import { useEndpoint } from '@camellia/client/hooks'
import { listJobs } from '@camellia/contract/system'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useLater, usePhone } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { OfficeTable, RowList } from '@camellia/ui/office-table'
import { useState } from 'react'
import { useFresh } from '../site/live'
import { Page } from '../site/page'
import { Failures } from './failures'
import type { Job } from './job.rules'
import { JobPhoneRow, useJobColumns } from './job-columns'
import { MaintenanceBar } from './maintenance-bar'
import { RunJobDialog } from './run-job-dialog'
import styles from './system.module.css'

const EVERY_MS = 10_000

/** The clockwork of the house: what ran, what came of it, and what runs next. */
export function SystemPage() {
  const { t } = useTexts()
  const fresh = useFresh()
  const [running, setRunning] = useState<Job>()
  const { data, error, refetch, isPending } = useEndpoint(listJobs, {}, { everyMs: EVERY_MS })
  const late = useLater(isPending)
  const phone = usePhone()
  const run = (job: Job) => (
    <OfficeButton size="sm" disabled={!fresh} onClick={() => setRunning(job)}>
      <OfficeIcon name="run" size={12} />
      {t('job.run')}
    </OfficeButton>
  )
  const columns = useJobColumns(run)
  const shared = { rows: data ?? [], rowKey: ({ name }: Job) => name, stale: !fresh }
  const filled = (data?.length ?? 0) > 0
  return (
    <Page title={t('menu.system')}>
      <MaintenanceBar />
      <Failures />
      <div className={styles.caption}>
        <h2>{t('job.title')}</h2>
        <span className="t3">{t('job.lead')}</span>
      </div>
      {error && !data && <OfficeFailed code={error.code} onRetry={() => void refetch()} />}
      {data?.length === 0 && <OfficeEmpty icon="system" title={t('job.none')} />}
      {phone && filled && (
        <RowList<Job> label={t('job.title')} {...shared}>
          {(job) => <JobPhoneRow job={job} action={run(job)} />}
        </RowList>
      )}
      {(late || (filled && !phone)) && (
        <OfficeTable<Job>
          caption={t('job.title')}
          columns={columns}
          loading={!data}
          minWidth={960}
          {...shared}
        />
      )}
      {running && <RunJobDialog job={running} onClose={() => setRunning(undefined)} />}
    </Page>
  )
}
