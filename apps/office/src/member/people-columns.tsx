import type { MemberRow } from '@camellia/contract/member-list'
import type { RatesByType } from '@camellia/contract/rate'
import type { TextKey } from '@camellia/i18n/texts'
import { useTexts } from '@camellia/i18n/texts'
import { Help, type HelpWord } from '@camellia/ui/help'
import { Digits } from '@camellia/ui/office-digits'
import { Cell } from '@camellia/ui/office-table'
import type { OfficeColumn } from '@camellia/ui/office-table-types'
import type { ReactNode } from 'react'
import { useFormats } from '../site/formats'
import { useNow } from '../site/now'
import { GameName } from './game-name'
import { LINE_COLUMNS } from './line-columns'
import { ratesShown } from './people.rules'
import type { PersonKind } from './people-search'
import { StatusDot } from './status-dot'
import { TagList } from './tag-list'

interface PersonColumn {
  readonly key: string
  readonly text: TextKey
  readonly help?: HelpWord
  readonly width: number
  /** Names and the like take the room that is left. */
  readonly grows?: true
  readonly numeric?: true
  readonly sort?: string
  /** Stays when the panel takes half of the room. */
  readonly narrow?: true
  /** Of one list only. */
  readonly only?: PersonKind
  readonly cell: (row: MemberRow) => ReactNode
}

// biome-ignore format: one line each reads as a table
const COLUMNS: readonly PersonColumn[] = [
  { key: 'member', text: 'people.member', width: 150, grows: true, sort: 'code', narrow: true, cell: (row) => <Who row={row} /> },
  { key: 'parent', text: 'people.parent', width: 80, grows: true, narrow: true, cell: ({ parent }) => parent.name },
  { key: 'role', text: 'people.role', width: 88, grows: true, cell: ({ roleName }) => roleName },
  { key: 'status', text: 'people.status', width: 92, narrow: true, cell: ({ status }) => <StatusDot status={status} /> },
  { key: 'balance', text: 'people.balance', width: 104, numeric: true, sort: 'balance', narrow: true, cell: ({ balance }) => <Amount value={balance} strong /> },
  { key: 'point', text: 'people.point', width: 100, numeric: true, sort: 'point', cell: ({ point }) => <Amount value={point} /> },
  { key: 'stake30', text: 'people.stake30', width: 108, numeric: true, cell: ({ stake30 }) => <Amount value={stake30} /> },
  { key: 'result30', text: 'people.result30', width: 104, numeric: true, cell: (row) => <Result value={row.win30 - row.stake30} /> },
  ...LINE_COLUMNS,
  { key: 'lastGame', text: 'people.lastGame', width: 92, grows: true, cell: ({ lastGame }) => <GameName code={lastGame} /> },
  { key: 'lastSeen', text: 'people.lastSeen', width: 86, sort: 'lastSeenAt', narrow: true, cell: (row) => <Seen row={row} /> },
  { key: 'rolling', text: 'people.rolling', help: 'rolling', width: 170, grows: true, cell: ({ rates }) => <Rates rates={rates.rolling} /> },
  { key: 'losing', text: 'people.losing', help: 'losing', width: 170, grows: true, cell: ({ rates }) => <Rates rates={rates.losing} /> },
  { key: 'lossFee', text: 'people.lossFee', help: 'lossFee', width: 104, numeric: true, cell: ({ rates }) => <Percent value={rates.lossFee} /> },
  { key: 'phone', text: 'people.phone', width: 116, cell: ({ phone }) => <bdi className="n t2">{phone || '—'}</bdi> },
  { key: 'account', text: 'people.account', width: 210, grows: true, cell: (row) => <Account row={row} /> },
  { key: 'memo', text: 'people.memo', width: 64, numeric: true, cell: ({ memoCount }) => <Amount value={memoCount} /> },
  { key: 'tags', text: 'people.tags', width: 150, grows: true, cell: ({ tags }) => <Cell><TagList tags={tags} /></Cell> },
  { key: 'createdAt', text: 'people.createdAt', width: 104, sort: 'createdAt', cell: (row) => <Joined row={row} /> },
]

export type ColumnKey = (typeof COLUMNS)[number]['key']

const FIRST: Readonly<Record<PersonKind, readonly string[]>> = {
  MEMBER: ['parent', 'status', 'balance', 'point', 'stake30', 'result30', 'lastSeen', 'tags'],
  // biome-ignore format: one line each reads as a table
  PARTNER: ['status', 'balance', 'lineMembers', 'lineActive', 'lineDeposits', 'lineWithdrawals', 'lineStake', 'lineGgr', 'lineBalances', 'rolling'],
  USER: ['role', 'parent', 'status', 'phone', 'memo', 'lastSeen', 'createdAt'],
}

/** What is shown to someone who never chose. */
export function firstColumns(kind: PersonKind): ReadonlySet<string> {
  return new Set(['member', ...FIRST[kind]])
}

export const COLUMN_KEYS: ReadonlySet<string> = new Set(COLUMNS.map(({ key }) => key))

export function useColumnChoices(kind: PersonKind) {
  const { t } = useTexts()
  return COLUMNS.filter(({ only = kind }) => only === kind).map(({ key, text }) => ({
    key,
    label: t(text),
    pinned: key === 'member',
  }))
}

export function usePeopleColumns(
  shown: ReadonlySet<string>,
  narrow: boolean,
): { readonly columns: readonly OfficeColumn<MemberRow>[]; readonly minWidth: number } {
  const { t } = useTexts()
  const chosen = COLUMNS.filter((column) => shown.has(column.key) && (!narrow || column.narrow))
  const columns = chosen.map(({ key, text, help, width, grows, numeric, sort, cell }) => ({
    key,
    header: help ? (
      <>
        {t(text)}
        <Help word={help} />
      </>
    ) : (
      t(text)
    ),
    cell,
    ...(grows ? { least: `${width}px` } : { width: `${width}px` }),
    ...(numeric && { numeric }),
    ...(sort && { sort }),
  }))
  return { columns, minWidth: chosen.reduce((sum, { width }) => sum + width, 44) }
}

export function Who({ row }: { readonly row: Pick<MemberRow, 'name' | 'code'> }) {
  return (
    <Cell>
      <bdi className="med ell">{row.name}</bdi>
      <bdi className="t3 f12 ell" style={{ flexShrink: 99 }}>
        {row.code}
      </bdi>
    </Cell>
  )
}

export function Amount({
  value,
  strong = false,
}: {
  readonly value: number
  readonly strong?: boolean
}) {
  return <Digits value={value} className={value === 0 ? 't3' : strong ? 'semi' : 't2'} />
}

export function Result({ value }: { readonly value: number }) {
  const tone = value < 0 ? 'tone-bad' : value === 0 ? 't3' : undefined
  return <Digits value={value} signed className={tone} />
}

function Percent({ value }: { readonly value: number }) {
  const { percent } = useTexts()
  return <bdi className={value === 0 ? 'n t3' : 'n t2'}>{percent(value)}</bdi>
}

/** The first two say enough; the panel has them all. */
function Rates({ rates }: { readonly rates: RatesByType }) {
  const { t, percent } = useTexts()
  const shown = ratesShown(rates)
  if (shown.length === 0) return <span className="t3">—</span>
  return (
    <span className="t2">
      {shown.map(([type, rate]) => `${t(`gameType.${type}`)} ${percent(rate)}`).join(' · ')}
    </span>
  )
}

function Account({ row }: { readonly row: MemberRow }) {
  if (row.accountNumber === '') return <span className="t3">—</span>
  return (
    <Cell>
      <span>{row.depositor}</span>
      <span className="t3">{row.bank}</span>
      <bdi className="n t3 ell">{row.accountNumber}</bdi>
    </Cell>
  )
}

/** Now, or how long ago in the unit a person would say it in. */
export function Seen({ row }: { readonly row: Pick<MemberRow, 'online' | 'lastSeenAt'> }) {
  const { t, ago } = useTexts()
  useNow(60_000)
  if (row.online) return <span className="tone-ok semi">{t('people.now')}</span>
  if (row.lastSeenAt === null) return <span className="t3">—</span>
  return <bdi className="n t2">{ago(row.lastSeenAt)}</bdi>
}

function Joined({ row }: { readonly row: MemberRow }) {
  const { moment } = useFormats()
  return <bdi className="n t2">{moment(row.createdAt)}</bdi>
}
