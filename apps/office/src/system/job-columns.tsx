import { useTexts } from '@camellia/i18n/texts'
import { Cell } from '@camellia/ui/office-table'
import type { OfficeColumn } from '@camellia/ui/office-table-types'
import { Tag } from '@camellia/ui/office-tag'
import type { ReactNode } from 'react'
import { useFormats } from '../site/formats'
import { type Job, jobName, runIn, secondsOf, TONES } from './job.rules'
import { dailyAt } from './schedule.rules'

export function useJobColumns(action: (job: Job) => ReactNode): readonly OfficeColumn<Job>[] {
  const { t, number } = useTexts()
  const { moment } = useFormats()
  return [
    {
      key: 'name',
      header: t('job.name'),
      width: '24%',
      cell: ({ name }) => <JobName name={name} />,
    },
    {
      key: 'schedule',
      header: t('job.schedule'),
      width: '104px',
      cell: ({ schedule }) => <Schedule schedule={schedule} />,
    },
    { key: 'last', header: t('job.last'), width: '108px', cell: (one) => <LastRun job={one} /> },
    {
      key: 'took',
      header: t('job.took'),
      width: '76px',
      numeric: true,
      cell: ({ lastRun }) => {
        const seconds = lastRun ? secondsOf(lastRun) : undefined
        if (seconds === undefined) return <span className="t3">—</span>
        return <span className="n">{t('job.seconds', { count: number(seconds) })}</span>
      },
    },
    { key: 'outcome', header: t('job.outcome'), cell: (one) => <Outcome job={one} /> },
    {
      key: 'next',
      header: t('job.next'),
      width: '108px',
      cell: ({ nextRunAt }) => <bdi className="n">{nextRunAt ? moment(nextRunAt) : '—'}</bdi>,
    },
    { key: 'run', header: '', width: '56px', numeric: true, cell: action },
  ]
}

/** What it is, with its button; how it went last, and when it runs next. */
export function JobPhoneRow({ job, action }: { readonly job: Job; readonly action: ReactNode }) {
  const { t } = useTexts()
  const { moment } = useFormats()
  return (
    <>
      <Cell>
        <JobName name={job.name} />
      </Cell>
      {action}
      <Outcome job={job} />
      <span className="t3 f12">
        {t('job.next')} <bdi className="n t2">{job.nextRunAt ? moment(job.nextRunAt) : '—'}</bdi>
      </span>
    </>
  )
}

function JobName({ name }: { readonly name: string }) {
  const { t } = useTexts()
  const words = jobName(name)
  return (
    <span className="med ell" title={name}>
      {words ? t(words) : name}
    </span>
  )
}

function Schedule({ schedule }: { readonly schedule: string }) {
  const { t } = useTexts()
  const at = dailyAt(schedule)
  if (schedule === '') return t('job.asked')
  if (at) return t('job.daily', { at })
  return (
    <bdi dir="ltr" className="mono t2">
      {schedule}
    </bdi>
  )
}

function LastRun({ job: { lastRun } }: { readonly job: Job }) {
  const { t } = useTexts()
  const { moment } = useFormats()
  if (!lastRun) return <span className="t3">{t('job.never')}</span>
  return (
    <bdi className="n" title={lastRun.businessDay}>
      {moment(lastRun.startedAt)}
    </bdi>
  )
}

function Outcome({ job: { name, lastRun } }: { readonly job: Job }) {
  const texts = useTexts()
  if (!lastRun) return <span className="t3">—</span>
  const words = runIn(texts, name, lastRun)
  return (
    <Cell>
      <Tag tone={TONES[lastRun.outcome]}>{texts.t(`job.${lastRun.outcome}`)}</Tag>
      <span className="ell t2" title={words}>
        {words}
      </span>
    </Cell>
  )
}
