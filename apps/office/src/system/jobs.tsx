import { useEndpoint } from '@camellia/client/hooks'
import { listJobs } from '@camellia/contract/system'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIconButton } from '@camellia/ui/office-button'
import { useLater, usePhone } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { OfficeTable, RowList } from '@camellia/ui/office-table'
import { useFresh } from '../site/live'
import { type Job, jobName } from './job.rules'
import { JobPhoneRow, useJobColumns } from './job-columns'

const EVERY_MS = 10_000

export function useJobs() {
  return useEndpoint(listJobs, {}, { everyMs: EVERY_MS })
}

/** Every job with how it went last and when it runs next; a row opens its panel. */
export function Jobs({
  open,
  onOpen,
}: {
  readonly open: string | undefined
  readonly onOpen: (job: Job) => void
}) {
  const { t } = useTexts()
  const fresh = useFresh()
  const { data, error, refetch, isPending } = useJobs()
  const late = useLater(isPending)
  const phone = usePhone()
  // A button, so that a job can be opened without the mouse.
  const look = (job: Job) => {
    const words = jobName(job.name)
    const label = `${t('job.run')} · ${words ? t(words) : job.name}`
    return <OfficeIconButton icon="run" size={14} label={label} onClick={() => onOpen(job)} />
  }
  const columns = useJobColumns(look)
  const shared = {
    rows: data ?? [],
    rowKey: ({ name }: Job) => name,
    stale: !fresh,
    open,
    onRow: onOpen,
  }
  const filled = (data?.length ?? 0) > 0
  return (
    <>
      {error && !data && <OfficeFailed code={error.code} onRetry={() => void refetch()} />}
      {data?.length === 0 && <OfficeEmpty icon="system" title={t('job.none')} />}
      {phone && filled && (
        <RowList<Job> label={t('job.title')} {...shared}>
          {(job) => <JobPhoneRow job={job} action={look(job)} />}
        </RowList>
      )}
      {(late || (filled && !phone)) && (
        <OfficeTable<Job>
          caption={t('job.title')}
          columns={columns}
          loading={!data}
          minWidth={760}
          {...shared}
        />
      )}
    </>
  )
}
