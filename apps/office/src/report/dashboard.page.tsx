import { useEndpoint } from '@camellia/client/hooks'
import { readDashboard } from '@camellia/contract/report'
import { useTexts } from '@camellia/i18n/texts'
import { Below } from '@camellia/ui/below'
import { useLater } from '@camellia/ui/office-media'
import { OfficeFailed } from '@camellia/ui/office-states'
import { useFormats } from '../site/formats'
import { useFresh } from '../site/live'
import { useMay } from '../site/may'
import { Page } from '../site/page'
import styles from './dashboard.module.css'
import { DashboardBones } from './dashboard-bones'
import { DaysCard } from './days-card'
import { FillingStrip } from './filling-strip'
import { FirstSteps, useFirstStepsWait } from './first-steps'
import { HoursCard } from './hours-card'
import { KpiCards } from './kpi-cards'
import { PartnersCard } from './partners-card'
import { QueuesCard } from './queues-card'
import { TypesCard } from './types-card'

const EVERY_MS = 10_000

/** Today against yesterday until this minute, and nothing that was not counted. */
export function DashboardPage() {
  const { t } = useTexts()
  const { minute } = useFormats()
  const fresh = useFresh()
  const { data, error, refetch, isPending } = useEndpoint(readDashboard, {}, { everyMs: EVERY_MS })
  const late = useLater(isPending)
  const waits = useFirstStepsWait()
  const decides = useMay('Member.update')
  return (
    <Page
      padded
      title={t('menu.dashboard')}
      beside={data && <span className="t3">{t('dashboard.until', { at: minute(data.at) })}</span>}
    >
      <FillingStrip />
      {late && <DashboardBones />}
      {error && !data && <OfficeFailed code={error.code} onRetry={() => void refetch()} />}
      {data && (
        <div
          className={styles.screen}
          data-stale={fresh ? undefined : ''}
          data-waits={waits ? '' : undefined}
        >
          <FirstSteps />
          <KpiCards data={data} />
          <Below height={960}>
            <div className={styles.second} data-alone={decides ? undefined : ''}>
              <HoursCard data={data} />
              {decides && <QueuesCard waiting={data.waiting} />}
            </div>
            <div className={styles.third}>
              <TypesCard data={data} />
              <DaysCard data={data} />
              <PartnersCard data={data} />
            </div>
          </Below>
        </div>
      )}
    </Page>
  )
}
