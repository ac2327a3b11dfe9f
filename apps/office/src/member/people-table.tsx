import { useSession } from '@camellia/client/session'
import type { MemberRow } from '@camellia/contract/member-list'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { OfficeButton } from '@camellia/ui/office-button'
import { Digits } from '@camellia/ui/office-digits'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useLater, usePhone } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { OfficeTable, RowList } from '@camellia/ui/office-table'
import { Amount, Seen, usePeopleColumns, Who } from './people-columns'
import {
  NO_FILTER,
  narrowed,
  nextSort,
  orderOf,
  type PeopleChange,
  type PeopleSearch,
  type PersonKind,
} from './people-search'
import { StatusDot } from './status-dot'
import { TagList } from './tag-list'
import type { People } from './use-people'
import type { PeopleCursor } from './use-people-cursor'

export interface PeopleTableProps {
  readonly kind: PersonKind
  readonly search: PeopleSearch
  readonly people: People
  readonly cursor: PeopleCursor
  readonly shown: ReadonlySet<string>
  readonly open: MemberId | undefined
  readonly stale: boolean
  readonly onOpen: (id: MemberId) => void
  readonly onChange: (change: PeopleChange) => void
}

/** The rows with their four faces: on the way, failed, nobody, and the list itself. */
export function PeopleTable(props: PeopleTableProps) {
  const { people } = props
  const late = useLater(people.loading)
  const phone = usePhone()
  if (people.loading && !late) return <div className="fill" />
  if (people.refusal && people.rows.length === 0) {
    return <OfficeFailed code={people.refusal.code} onRetry={people.retry} />
  }
  if (!people.loading && people.rows.length === 0) return <Nobody {...props} />
  return phone && !people.loading ? <PhoneRows {...props} /> : <WideRows {...props} />
}

function WideRows(props: PeopleTableProps) {
  const { t } = useTexts()
  const { code: mine } = useSession('code')
  const { kind, search, people, cursor, shown, open, stale, onOpen, onChange } = props
  const { columns, minWidth } = usePeopleColumns(shown, open !== undefined)
  const { sort: by, direction } = orderOf(search)
  return (
    <OfficeTable<MemberRow>
      caption={t(`people.title.${kind}`)}
      columns={columns}
      minWidth={minWidth}
      rows={people.rows}
      rowKey={({ id }) => id}
      cursor={cursor.at}
      open={open}
      stale={stale}
      loading={people.loading}
      onRow={({ id }) => onOpen(id)}
      sort={{ by, direction, onSort: (key) => onChange({ sort: nextSort(orderOf(search), key) }) }}
      totals={useTotals(people)}
      selection={{
        chosen: cursor.chosen,
        allLabel: t('people.chooseAll'),
        labelOf: ({ name }) => t('people.chooseOne', { name }),
        mayChoose: ({ code }) => code !== mine,
        toggle: (key) => cursor.toggle(key as MemberId),
        toggleAll: cursor.toggleAll,
        instead: () => <OfficeIcon name="user" size={14} className="t3" />,
      }}
    />
  )
}

function useTotals({ totals }: People) {
  const { t } = useTexts()
  return {
    member: (
      <>
        {t('people.total')}{' '}
        <span className="t3" style={{ fontWeight: 400 }}>
          {totals && t('people.count', { count: totals.count })}
        </span>
      </>
    ),
    ...(totals && {
      balance: <Digits value={totals.balance} />,
      point: <Digits value={totals.point} />,
    }),
  }
}

function PhoneRows({ kind, people, open, stale, onOpen }: PeopleTableProps) {
  const { t } = useTexts()
  return (
    <RowList<MemberRow>
      label={t(`people.title.${kind}`)}
      rows={people.rows}
      rowKey={({ id }) => id}
      open={open}
      stale={stale}
      onRow={({ id }) => onOpen(id)}
    >
      {(row) => (
        <>
          <Who row={row} />
          <Amount value={row.balance} strong />
          <span className="row f12">
            <StatusDot status={row.status} />
            <span className="t3 ell">{row.parent.name}</span>
            <TagList tags={row.tags} />
          </span>
          <span className="f12">
            <Seen row={row} />
          </span>
        </>
      )}
    </RowList>
  )
}

function Nobody({ kind, search, onChange }: PeopleTableProps) {
  const { t } = useTexts()
  const drop = () => onChange(NO_FILTER)
  if ((search.page ?? 1) > 1) {
    return (
      <OfficeEmpty
        icon="searchNone"
        title={t('waiting.pageEmpty')}
        actions={<OfficeButton onClick={() => onChange({})}>{t('waiting.firstPage')}</OfficeButton>}
      />
    )
  }
  if (narrowed(search)) {
    return (
      <OfficeEmpty
        icon="searchNone"
        title={t('people.noneFound')}
        actions={<OfficeButton onClick={drop}>{t('people.dropAll')}</OfficeButton>}
      >
        <p>{t('people.noneFoundHint')}</p>
      </OfficeEmpty>
    )
  }
  return <OfficeEmpty icon="users" title={t(`people.none.${kind}`)} />
}
