import { type TextKey, useTexts } from '@camellia/i18n/texts'
import { Card } from '@camellia/ui/office-card'
import { Digits } from '@camellia/ui/office-digits'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './dashboard.module.css'
import { ggrOf } from './dashboard.rules'
import { type Line, type Lines, restOf } from './lines.rules'
import { Hold } from './types-card'

type Figures = ReturnType<typeof restOf>

interface FigureColumn {
  readonly text: TextKey
  readonly cell: (line: Figures) => ReactNode
}

// biome-ignore format: one line each reads as a table
const COLUMNS: readonly FigureColumn[] = [
  { text: 'lines.members', cell: ({ members }) => <Digits value={members} /> },
  { text: 'lines.active', cell: ({ active }) => <Digits value={active} /> },
  { text: 'kpi.deposits', cell: ({ deposits }) => <Digits value={deposits} /> },
  { text: 'kpi.withdrawals', cell: ({ withdrawals }) => <Digits value={withdrawals} /> },
  { text: 'kpi.stake', cell: ({ stake }) => <Digits value={stake} /> },
  { text: 'kpi.ggr', cell: (line) => <Digits value={ggrOf(line)} className="semi" /> },
  { text: 'types.holdColumn', cell: (line) => <Hold part={ggrOf(line)} stake={line.stake} /> },
  { text: 'lines.balances', cell: ({ balances }) => <Digits value={balances} /> },
]

/** The lines with their figures: with what hangs there directly they are the whole. */
export function LinesTable({
  data,
  onOpen,
}: {
  readonly data: Lines
  readonly onOpen: (partner: number) => void
}) {
  const { t } = useTexts()
  return (
    <Card title={t('lines.table')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it. */}
      <section className={styles.wideScroll} tabIndex={0} aria-label={t('lines.table')}>
        <table className={styles.plain}>
          <thead>
            <tr>
              <th scope="col">{t('partners.column')}</th>
              {COLUMNS.map(({ text }) => (
                <th key={text} scope="col">
                  {t(text)}
                </th>
              ))}
              <th scope="col">{t('lines.rates')}</th>
            </tr>
          </thead>
          <tbody>
            {data.lines.map((line) => (
              <LineRow key={line.id} line={line} onOpen={onOpen} />
            ))}
            <FiguresRow name={t('lines.own')} figures={restOf(data)} />
          </tbody>
          <tfoot>
            <FiguresRow name={t('types.total')} figures={data.whole} />
          </tfoot>
        </table>
      </section>
    </Card>
  )
}

function LineRow({
  line,
  onOpen,
}: {
  readonly line: Line
  readonly onOpen: (partner: number) => void
}) {
  const { t, percent } = useTexts()
  const { name, code, id, partners, rates } = line
  return (
    <tr>
      <td>
        <span className="row">
          <Link to="/partners" search={{ id }} className="med ell">
            {name}
          </Link>
          <span className="t3 f12">{code}</span>
          {partners > 0 && (
            <button type="button" className={styles.into} onClick={() => onOpen(id)}>
              <span className="srOnly">{t('lines.open', { name })}</span>
              <bdi aria-hidden="true" className="n">
                ▸ {partners}
              </bdi>
            </button>
          )}
        </span>
      </td>
      <Cells figures={line} />
      <td>
        <bdi dir="ltr" className="n t2">
          {percent(rates.rolling.SLOT)} · {percent(rates.losing.SLOT)}
        </bdi>
      </td>
    </tr>
  )
}

function FiguresRow({ name, figures }: { readonly name: string; readonly figures: Figures }) {
  return (
    <tr>
      <td>{name}</td>
      <Cells figures={figures} />
      <td />
    </tr>
  )
}

function Cells({ figures }: { readonly figures: Figures }) {
  return COLUMNS.map(({ text, cell }) => <td key={text}>{cell(figures)}</td>)
}
