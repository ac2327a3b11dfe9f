import { useEndpoint } from '@camellia/client/hooks'
import { readDashboard, readToDo } from '@camellia/contract/report'
import { useTexts } from '@camellia/i18n/texts'
import { Below } from '@camellia/ui/below'
import { useLater } from '@camellia/ui/office-media'
import { OfficeFailed } from '@camellia/ui/office-states'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useFormats } from '../site/formats'
import { useFresh } from '../site/live'
import { useMay } from '../site/may'
import { Page } from '../site/page'
import { AlarmsCard } from './alarms-card'
import styles from './dashboard.module.css'
import type { Dashboard, ToDo } from './dashboard.rules'
import { DashboardBones } from './dashboard-bones'
import { DaysCard } from './days-card'
import { FillingStrip } from './filling-strip'
import { FirstSteps, useFirstStepsWait } from './first-steps'
import { FlowCard } from './flow-card'
import { KpiCards } from './kpi-cards'
import { PartnersCard } from './partners-card'
import { askedOf, type ReportSearch } from './report-search'
import { ReportTools } from './report-tools'
import { ToDoCard } from './to-do-card'
import { TypesCard } from './types-card'

const EVERY_MS = 10_000

/** Money first; whoever may not read reports has what waits for them instead. */
export function DashboardPage() {
  return useMay('Report.read') ? <ReportPage /> : <ToDoPage />
}

function useToDo() {
  return useEndpoint(readToDo, {}, { everyMs: EVERY_MS })
}

function ReportPage() {
  const { t } = useTexts()
  const search = useSearch({ from: '/shell/dashboard' })
  const navigate = useNavigate()
  const asked = useEndpoint(readDashboard, askedOf(search), { everyMs: EVERY_MS })
  const { data, error, refetch, isPending, isPlaceholderData } = asked
  const line = isPlaceholderData ? undefined : data?.line.name
  const todo = useToDo().data
  const late = useLater(isPending)
  const change = (next: ReportSearch) => void navigate({ to: '/dashboard', search: next })
  return (
    <Page
      padded
      title={t('menu.dashboard')}
      beside={
        <>
          {data && <Until data={data} />}
          <ReportTools search={search} usual="TODAY" line={line} onChange={change} />
        </>
      }
    >
      <FillingStrip />
      {late && <DashboardBones />}
      {error && !data && <OfficeFailed code={error.code} onRetry={() => void refetch()} />}
      {data && <Cards data={data} todo={todo} />}
    </Page>
  )
}

/** Until when the period before is counted. */
function useUntil({ period, beforeUntil }: Dashboard): string {
  const { t } = useTexts()
  const { minute, moment } = useFormats()
  return period === 'TODAY'
    ? t('dashboard.until', { at: minute(beforeUntil) })
    : t('dashboard.against', { until: moment(beforeUntil) })
}

function Until({ data }: { readonly data: Dashboard }) {
  return <span className={`t3 ${styles.until}`}>{useUntil(data)}</span>
}

function Cards({ data, todo }: { readonly data: Dashboard; readonly todo: ToDo | undefined }) {
  const fresh = useFresh()
  const waits = useFirstStepsWait()
  return (
    <div
      className={styles.screen}
      data-stale={fresh ? undefined : ''}
      data-waits={waits ? '' : undefined}
    >
      <p className={`t3 ${styles.untilPhone}`}>{useUntil(data)}</p>
      <FirstSteps />
      <KpiCards data={data} />
      <Below height={960}>
        <div className={styles.second}>
          <FlowCard data={data} />
          {todo && <ToDoCard data={todo} />}
        </div>
        <div className={styles.third}>
          <TypesCard data={data} />
          <div className={styles.stack}>
            <DaysCard data={data} />
            {todo && <AlarmsCard data={todo} />}
          </div>
          <PartnersCard data={data} />
        </div>
      </Below>
    </div>
  )
}

function ToDoPage() {
  const { t } = useTexts()
  const { data, error, refetch } = useToDo()
  return (
    <Page padded title={t('menu.dashboard')}>
      {error && !data && <OfficeFailed code={error.code} onRetry={() => void refetch()} />}
      {data && (
        <div className={styles.alone}>
          <ToDoCard data={data} />
          <AlarmsCard data={data} />
        </div>
      )}
    </Page>
  )
}
