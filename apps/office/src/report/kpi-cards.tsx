import { useTexts } from '@camellia/i18n/texts'
import { Help } from '@camellia/ui/help'
import { AgeOf } from '../site/age'
import { useFormats } from '../site/formats'
import styles from './dashboard.module.css'
import { averageOf, type Dashboard, ggrFigure, hoursOf, shareOf } from './dashboard.rules'
import { KpiCard, KpiPart } from './kpi-card'

/** Four headlines, each with the parts it is made of. */
export function KpiCards({ data }: { readonly data: Dashboard }) {
  return (
    <section className={styles.kpis}>
      <RevenueCard data={data} />
      <RoundsCard data={data} />
      <ConnectedCard data={data} />
      <SignupsCard data={data} />
    </section>
  )
}

function RevenueCard({ data }: { readonly data: Dashboard }) {
  const { t } = useTexts()
  const running = hoursOf(data).flatMap((hour) => hour.running ?? [])
  return (
    <KpiCard
      label={t('kpi.ggr')}
      help={<Help word="ggr" />}
      figure={ggrFigure(data)}
      unit={t('unit.won')}
      spark={running}
    >
      <KpiPart label={t('kpi.stake')} figure={data.stake} />
      <KpiPart label={t('kpi.win')} figure={data.win} sign="−" good="neither" />
    </KpiCard>
  )
}

function RoundsCard({ data }: { readonly data: Dashboard }) {
  const { t, percent } = useTexts()
  const { rounds, stake, win, days } = data
  const paid = shareOf(win.today, stake.today)
  return (
    <KpiCard
      label={t('kpi.rounds')}
      figure={rounds}
      unit={t('unit.rounds')}
      spark={days.map((day) => day.rounds)}
    >
      <KpiPart label={t('kpi.averageStake')} figure={averageOf(stake, rounds)} good="neither" />
      <KpiPart
        label={t('kpi.paidBack')}
        value={paid === undefined ? '—' : percent(paid)}
        note={t('kpi.winByStake')}
      />
    </KpiCard>
  )
}

function ConnectedCard({ data }: { readonly data: Dashboard }) {
  const { t } = useTexts()
  const { connected, logins, rounds } = data
  return (
    <KpiCard label={t('kpi.connected')} live value={connected} unit={t('unit.people')}>
      <KpiPart label={t('kpi.logins')} figure={logins} />
      <KpiPart label={t('kpi.roundsPerLogin')} figure={averageOf(rounds, logins)} good="neither" />
    </KpiCard>
  )
}

function SignupsCard({ data }: { readonly data: Dashboard }) {
  const { t, number } = useTexts()
  const { signups, waiting, days } = data
  const { minute } = useFormats()
  return (
    <KpiCard
      label={t('kpi.signups')}
      figure={signups}
      unit={t('unit.people')}
      spark={days.map((day) => day.signups)}
    >
      <KpiPart label={t('kpi.waiting')} value={number(waiting.count)} />
      <KpiPart
        label={t('kpi.oldest')}
        value={waiting.oldest ? <AgeOf since={waiting.oldest} /> : '—'}
        note={waiting.oldest ? minute(waiting.oldest) : undefined}
      />
    </KpiCard>
  )
}
