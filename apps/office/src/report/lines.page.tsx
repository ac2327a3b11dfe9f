import { useEndpoint } from '@camellia/client/hooks'
import { readLines } from '@camellia/contract/report-line'
import { useTexts } from '@camellia/i18n/texts'
import { Card } from '@camellia/ui/office-card'
import { TreeChart } from '@camellia/ui/office-chart-tree'
import { useLater } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useFormats } from '../site/formats'
import { Page } from '../site/page'
import styles from './dashboard.module.css'
import { ggrOf, shareOf } from './dashboard.rules'
import { DashboardBones } from './dashboard-bones'
import { type Lines, tintOf } from './lines.rules'
import { LinesDays } from './lines-days'
import { LinesTable } from './lines-table'
import { askedOf, type ReportSearch } from './report-search'
import { ReportTools } from './report-tools'

/** One line cut into those directly below it: who brings what, and who holds what. */
export function LinesPage() {
  const { t } = useTexts()
  const search = useSearch({ from: '/shell/partners/lines' })
  const navigate = useNavigate()
  const asked = useEndpoint(readLines, askedOf(search, 'DAYS_30'))
  const { data, error, refetch, isPending, isPlaceholderData } = asked
  const late = useLater(isPending)
  const change = (next: ReportSearch) => void navigate({ to: '/partners/lines', search: next })
  const open = (partner: number) => change({ ...search, partner })
  const line = isPlaceholderData ? undefined : data?.whole.name
  return (
    <Page
      padded
      title={t('menu.lines')}
      beside={<ReportTools search={search} usual="DAYS_30" line={line} onChange={change} />}
    >
      {late && <DashboardBones />}
      {error && !data && <OfficeFailed code={error.code} onRetry={() => void refetch()} />}
      {data && (
        <div className={styles.screen}>
          {data.lines.length === 0 ? <NoLines /> : <LinesMap data={data} onOpen={open} />}
          <LinesTable data={data} onOpen={open} />
          <LinesDays data={data} />
        </div>
      )}
    </Page>
  )
}

function NoLines() {
  const { t } = useTexts()
  return (
    <Card title={t('lines.map')}>
      <OfficeEmpty icon="partner" title={t('lines.none')}>
        <p className="t3">{t('lines.noneHint')}</p>
      </OfficeEmpty>
    </Card>
  )
}

/** Its table stands right below it. */
function LinesMap({
  data: { lines, count },
  onOpen,
}: {
  readonly data: Lines
  readonly onOpen: (partner: number) => void
}) {
  const { t, percent, number } = useTexts()
  const { axis } = useFormats()
  const shown = number(lines.length)
  const items = lines.map((line) => {
    const hold = shareOf(ggrOf(line), line.stake)
    const share = hold === undefined ? '—' : percent(hold).replace('-', '−')
    return {
      ...{ id: line.code, label: line.name, value: line.stake, tint: tintOf(line) },
      // Each by itself: a number beside a word of another direction would change its place.
      note: `\u2068${axis(line.stake)}\u2069 · \u2068${share}\u2069`,
      ...(line.partners > 0 && {
        onOpen: () => onOpen(line.id),
        openLabel: t('lines.open', { name: line.name }),
      }),
    }
  })
  return (
    <Card
      title={t('lines.map')}
      note={
        lines.length < count ? t('lines.more', { shown, count: number(count) }) : t('lines.mapNote')
      }
    >
      <div className={styles.map}>
        <TreeChart label={t('lines.map')} items={items} />
      </div>
    </Card>
  )
}
