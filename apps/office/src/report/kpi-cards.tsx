import { useTexts } from '@camellia/i18n/texts'
import { Help } from '@camellia/ui/help'
import styles from './dashboard.module.css'
import { type Dashboard, flowOf, ggrOf, periodDays } from './dashboard.rules'
import { KpiCard, KpiPart } from './kpi-card'

/** Money first: every headline with the parts it is made of. */
export function KpiCards({ data }: { readonly data: Dashboard }) {
  const { t } = useTexts()
  return (
    <section className={styles.kpis} aria-label={t('kpi.title')}>
      <NetCard data={data} />
      <RevenueCard data={data} />
      <ProfitCard data={data} />
      <PeopleCard data={data} />
    </section>
  )
}

function NetCard({ data }: { readonly data: Dashboard }) {
  const { t } = useTexts()
  const { net, deposits, withdrawals } = data.figures
  const running = flowOf(data).flatMap((bar) => bar.running ?? [])
  return (
    <KpiCard label={t('kpi.net')} figure={net} unit={t('unit.won')} spark={running}>
      <KpiPart label={t('kpi.deposits')} figure={deposits} />
      <KpiPart label={t('kpi.withdrawals')} figure={withdrawals} sign="−" good="neither" />
    </KpiCard>
  )
}

function RevenueCard({ data }: { readonly data: Dashboard }) {
  const { t } = useTexts()
  const { ggr, stake, win } = data.figures
  const parts = data.hours.length > 0 ? data.hours : periodDays(data)
  return (
    <KpiCard
      label={t('kpi.ggr')}
      help={<Help word="ggr" />}
      figure={ggr}
      unit={t('unit.won')}
      spark={parts.map(ggrOf)}
    >
      <KpiPart label={t('kpi.stake')} figure={stake} />
      <KpiPart label={t('kpi.win')} figure={win} sign="−" good="neither" />
    </KpiCard>
  )
}

/** Losing is known when a period is settled: until then the profit says that it lacks it. */
function ProfitCard({ data }: { readonly data: Dashboard }) {
  const { t } = useTexts()
  const { profit, bonuses, rolling } = data.figures
  return (
    <KpiCard
      label={t(data.whole ? 'kpi.profit' : 'kpi.lineProfit')}
      figure={profit}
      unit={t('unit.won')}
      note={t('kpi.beforeLosing')}
    >
      <KpiPart label={t('kpi.bonuses')} figure={bonuses} sign="−" good="down" />
      <KpiPart label={t('kpi.rolling')} figure={rolling} sign="−" good="down" />
    </KpiCard>
  )
}

function PeopleCard({ data }: { readonly data: Dashboard }) {
  const { t, number } = useTexts()
  const { connected, active, logins, signups } = data
  return (
    <KpiCard
      label={t('kpi.connected')}
      live
      value={connected}
      unit={t('unit.people')}
      note={`${t('kpi.active')} ${number(active.now)}`}
    >
      <KpiPart label={t('kpi.logins')} figure={logins} />
      <KpiPart label={t('kpi.signups')} figure={signups} />
    </KpiCard>
  )
}
