import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton, officeButtonClass } from '@camellia/ui/office-button'
import { Card } from '@camellia/ui/office-card'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Tag } from '@camellia/ui/office-tag'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Page } from '../site/page'
import { Split } from '../site/split'
import { ClosureCard } from './closure-card'
import { ClosureDialog } from './closure-dialog'
import { Failures } from './failures'
import { HealthCards } from './health-cards'
import { JobPanel } from './job-panel'
import { Jobs, useJobs } from './jobs'
import styles from './system.module.css'
import type { SystemSearch } from './system-search'

/** How the house runs: processes, database, jobs, and what is closed for maintenance. */
export function SystemPage() {
  const { t } = useTexts()
  const { job: chosen, close: closing } = useSearch({ from: '/shell/system' })
  const navigate = useNavigate({ from: '/system' })
  const change = (next: SystemSearch) => void navigate({ search: next, replace: true })
  const job = useJobs().data?.find(({ name }) => name === chosen)
  return (
    <Page
      title={t('menu.system')}
      beside={<Failed />}
      tools={
        <>
          <span className="fill" />
          <OfficeButton look="bad" onClick={() => change({ close: true })}>
            <OfficeIcon name="wrench" size={14} />
            {t('closure.new')}
          </OfficeButton>
        </>
      }
    >
      <Split>
        <div className={styles.canvas}>
          <HealthCards />
          <Failures />
          <div className={styles.halves}>
            <Card title={t('job.title')} note={t('job.lead')}>
              <Jobs open={chosen} onOpen={({ name }) => change({ job: name })} />
            </Card>
            <div className={styles.side}>
              <ClosureCard />
              <ProofCard />
            </div>
          </div>
        </div>
        {job && <JobPanel key={job.name} job={job} onClose={() => change({})} />}
      </Split>
      {closing && <ClosureDialog onClose={() => change({})} />}
    </Page>
  )
}

/** What went wrong stands in the head, before anything else is read. */
function Failed() {
  const { t, number } = useTexts()
  const failed = useJobs().data?.filter(({ lastRun }) => lastRun?.outcome === 'FAILED').length ?? 0
  if (failed === 0) return null
  return (
    <Tag tone="bad">
      {t('job.FAILED')} {number(failed)}
    </Tag>
  )
}

function ProofCard() {
  const { t } = useTexts()
  return (
    <Card title={t('health.proof')}>
      <div className={styles.body}>
        <p className="t3 f12">{t('health.proofLead')}</p>
        <Link to="/audit" className={officeButtonClass('plain', 'sm')}>
          <OfficeIcon name="shield" size={14} />
          {t('health.audit')}
        </Link>
      </div>
    </Card>
  )
}
