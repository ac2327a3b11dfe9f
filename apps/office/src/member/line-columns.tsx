import { useEndpoint } from '@camellia/client/hooks'
import type { MemberRow } from '@camellia/contract/member-list'
import { type LineFigures, readLineFigures } from '@camellia/contract/report-line'
import type { TextKey } from '@camellia/i18n/texts'
import { won } from '@camellia/kernel/won'
import { Digits } from '@camellia/ui/office-digits'
import { createContext, type ReactNode, useContext } from 'react'
import { useMay } from '../site/may'

type Lines = ReadonlyMap<number, LineFigures>

const LinesContext = createContext<Lines>(new Map())

const EVERY_MS = 60_000

/** The figures of the lines of the partners on a page, for their cells: thirty days. */
export function LinesOf({
  rows,
  children,
}: {
  readonly rows: readonly MemberRow[]
  readonly children: ReactNode
}) {
  const ids = rows.filter(({ kind }) => kind === 'PARTNER').map(({ id }) => id)
  const enabled = useMay('Report.read') && ids.length > 0
  const asked = { period: 'DAYS_30', ids: ids.toSorted((a, b) => a - b) } as const
  const { data } = useEndpoint(readLineFigures, asked, { everyMs: EVERY_MS, enabled })
  const known: Lines = new Map(data?.map((line) => [line.id, line]))
  return <LinesContext value={known}>{children}</LinesContext>
}

interface LineColumn {
  readonly key: string
  readonly text: TextKey
  readonly width: number
  readonly of: (line: LineFigures) => number
}

// biome-ignore format: one line each reads as a table
const FIGURES: readonly LineColumn[] = [
  { key: 'lineMembers', text: 'lines.members', width: 64, of: ({ members }) => members },
  { key: 'lineActive', text: 'lines.active', width: 64, of: ({ active }) => active },
  { key: 'lineDeposits', text: 'kpi.deposits', width: 100, of: ({ deposits }) => deposits },
  { key: 'lineWithdrawals', text: 'kpi.withdrawals', width: 100, of: (line) => line.withdrawals },
  { key: 'lineStake', text: 'kpi.stake', width: 104, of: ({ stake }) => stake },
  { key: 'lineGgr', text: 'kpi.ggr', width: 98, of: ({ stake, win }) => won(stake - win) },
  { key: 'lineBalances', text: 'lines.balances', width: 108, of: ({ balances }) => balances },
]

/** Columns of the partners' list: of everyone under a partner, not of the partner. */
export const LINE_COLUMNS = FIGURES.map(({ key, text, width, of }) => ({
  ...{ key, text, width, only: 'PARTNER' as const, numeric: true as const },
  cell: ({ id }: MemberRow) => <LineCell id={id} of={of} />,
}))

function LineCell({ id, of }: { readonly id: number; readonly of: (line: LineFigures) => number }) {
  const line = useContext(LinesContext).get(id)
  if (!line) return <span className="t3">—</span>
  const value = of(line)
  return <Digits value={value} className={value === 0 ? 't3' : 't2'} />
}
