import { useTexts } from '@camellia/i18n/texts'
import { useState } from 'react'
import { Page } from '../site/page'
import { Column, Split } from '../site/split'
import { Failures } from './failures'
import { JobPanel } from './job-panel'
import { Jobs, useJobs } from './jobs'
import { MaintenanceBar } from './maintenance-bar'
import styles from './system.module.css'

/** The clockwork of the house: what ran, what came of it, and what runs next. */
export function SystemPage() {
  const { t } = useTexts()
  const [chosen, setChosen] = useState<string>()
  const job = useJobs().data?.find(({ name }) => name === chosen)
  return (
    <Page title={t('menu.system')}>
      <MaintenanceBar />
      <Split>
        <Column>
          <Failures />
          <div className={styles.caption}>
            <h2>{t('job.title')}</h2>
            <span className="t3">{t('job.lead')}</span>
          </div>
          <Jobs open={chosen} onOpen={({ name }) => setChosen(name)} />
        </Column>
        {job && <JobPanel key={job.name} job={job} onClose={() => setChosen(undefined)} />}
      </Split>
    </Page>
  )
}
