import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import { type Attempt, listAttempts, listJobs, runJob } from '@camellia/contract/system'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton, OfficeIconButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Panel, PanelSection } from '@camellia/ui/office-panel'
import { Tag } from '@camellia/ui/office-tag'
import { toast } from '@camellia/ui/toast'
import { useFormats } from '../site/formats'
import { useFresh } from '../site/live'
import { isOpen, type Job, jobName, runIn, secondsOf, TONES } from './job.rules'
import styles from './system.module.css'

/** While it runs, and while nothing does. */
const LIVE_MS = 1_000
const REST_MS = 10_000

/** One job: run it, watch it, and read what came of it before. */
export function JobPanel({ job, onClose }: { readonly job: Job; readonly onClose: () => void }) {
  const { t } = useTexts()
  const words = jobName(job.name)
  const name = words ? t(words) : job.name
  const { data, refetch } = useAttempts(job.name)
  const [newest, ...earlier] = data ?? []
  return (
    <Panel
      label={name}
      onClose={onClose}
      head={
        <>
          <b className="semi">{name}</b>
          <span className="fill" />
          <OfficeIconButton icon="close" label={t('word.close')} onClick={onClose} />
        </>
      }
      foot={<RunNow job={job} busy={isOpen(newest)} onAsked={() => void refetch()} />}
    >
      {data?.length === 0 && <PanelSection>{t('job.noHistory')}</PanelSection>}
      {newest && (
        <PanelSection title={t('job.output')}>
          <AttemptLine job={job.name} attempt={newest} />
          <Steps attempt={newest} />
        </PanelSection>
      )}
      {earlier.length > 0 && (
        <PanelSection title={t('job.history')}>
          {earlier.map((attempt) => (
            <AttemptLine key={attempt.id} job={job.name} attempt={attempt} />
          ))}
        </PanelSection>
      )}
    </Panel>
  )
}

function useAttempts(name: string) {
  const rest = useEndpoint(listAttempts, { name }, { everyMs: REST_MS })
  const open = isOpen(rest.data?.[0])
  // The same question, asked more often for as long as something is going on.
  useEndpoint(listAttempts, { name }, { everyMs: LIVE_MS, enabled: open })
  return rest
}

function RunNow({
  job,
  busy,
  onAsked,
}: {
  readonly job: Job
  readonly busy: boolean
  readonly onAsked: () => void
}) {
  const { t } = useTexts()
  const fresh = useFresh()
  const refresh = useRefresh()
  const action = useAction(runJob, {
    onDone: () => {
      onAsked()
      void refresh(listJobs)
    },
    onRefused: ({ code }) => toast('warning', t(`code.${code}`)),
  })
  return (
    <div className={styles.foot}>
      <span className="t3 f12">{t('job.again')}</span>
      <OfficeButton
        look="ink"
        busy={busy || action.busy}
        disabled={!fresh}
        onClick={() => action.run({ name: job.name })}
      >
        <OfficeIcon name="run" size={12} />
        {t('job.run')}
      </OfficeButton>
    </div>
  )
}

function AttemptLine({ job, attempt }: { readonly job: string; readonly attempt: Attempt }) {
  const texts = useTexts()
  const { t, number } = texts
  const { moment } = useFormats()
  const { outcome, askedBy, askedAt, startedAt } = attempt
  const seconds = secondsOf(attempt)
  return (
    <div className={styles.attempt}>
      <span className="row">
        <Tag tone={TONES[outcome]}>{t(`job.${outcome}`)}</Tag>
        <bdi className="n t2">{moment(startedAt ?? askedAt)}</bdi>
        <span className="t3 f12">{askedBy ?? t('job.byClock')}</span>
        <span className="fill" />
        {seconds !== undefined && (
          <span className="n t3">{t('job.seconds', { count: number(seconds) })}</span>
        )}
      </span>
      <span className="t2">{runIn(texts, job, attempt)}</span>
    </div>
  )
}

function Steps({ attempt: { steps } }: { readonly attempt: Attempt }) {
  const { t, number } = useTexts()
  const { clock } = useFormats()
  return (
    <ol className={styles.steps} aria-live="polite">
      {steps.map(({ at, step, count }) => (
        <li key={`${at} ${step}`}>
          <bdi className="mono t3">{clock(at)}</bdi>
          <span>{t(`jobStep.${step}`, { count: count === null ? '' : number(count) })}</span>
        </li>
      ))}
    </ol>
  )
}
