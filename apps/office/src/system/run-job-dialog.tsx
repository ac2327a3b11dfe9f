import { useAction, useRefresh } from '@camellia/client/hooks'
import { listJobs, runJob } from '@camellia/contract/system'
import { useTexts } from '@camellia/i18n/texts'
import { ConfirmDialog } from '@camellia/ui/office-dialog'
import { toast } from '@camellia/ui/toast'
import { type Job, jobName } from './job.rules'

/** Running a job twice for one business day does nothing the second time, and says so. */
export function RunJobDialog({
  job,
  onClose,
}: {
  readonly job: Job
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const refresh = useRefresh()
  const words = jobName(job.name)
  const name = words ? t(words) : job.name
  const { run, busy } = useAction(runJob, {
    onDone: () => {
      void refresh(listJobs)
      toast('success', t('job.started', { name }))
      onClose()
    },
    onRefused: ({ code }) => {
      toast('warning', t(`code.${code}`))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('job.confirm', { name })}
      action={t('job.run')}
      cancel={t('word.cancel')}
      busy={busy}
      onConfirm={() => run({ name: job.name })}
      onClose={onClose}
    >
      <p>{t('job.confirmText')}</p>
    </ConfirmDialog>
  )
}
