import type { WaitingMember } from '@camellia/contract/member'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useLater, usePhone } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { OfficeTable, RowList } from '@camellia/ui/office-table'
import type { Cursor, Queue } from './use-queue'
import { useWaitingColumns } from './waiting-columns'
import { PhoneRow } from './waiting-phone-row'
import type { WaitingFilter, WaitingSearch } from './waiting-search'

interface WaitingListProps {
  readonly filter: WaitingFilter
  readonly queue: Queue
  readonly cursor: Cursor
  readonly stale: boolean
  readonly onChange: (change: WaitingSearch) => void
}

/** The rows with their four faces: on the way, failed, nothing to do, and the queue itself. */
export function WaitingList(props: WaitingListProps) {
  const { queue, filter, onChange } = props
  const late = useLater(queue.loading)
  const phone = usePhone()
  if (queue.loading && !late) return <div className="fill" />
  if (queue.refusal && queue.view.rows.length === 0) {
    return <OfficeFailed code={queue.refusal.code} onRetry={queue.retry} />
  }
  if (!queue.loading && queue.view.rows.length === 0) {
    return <NothingHere filter={filter} onChange={onChange} />
  }
  return phone && !queue.loading ? <PhoneRows {...props} /> : <WideRows {...props} />
}

function WideRows({ filter, queue, cursor, stale }: WaitingListProps) {
  const { t } = useTexts()
  const { view } = queue
  const columns = useWaitingColumns(filter.state, view)
  return (
    <OfficeTable<WaitingMember>
      caption={t('menu.waiting')}
      columns={columns}
      rows={view.rows}
      rowKey={({ id }) => id}
      cursor={cursor.at}
      open={cursor.open}
      stateOf={(row) => stateOf(queue, filter, row)}
      stale={stale}
      loading={queue.loading}
      onRow={({ id }) => cursor.show(id)}
      selection={{
        chosen: cursor.chosen,
        allLabel: t('waiting.chooseAll'),
        labelOf: ({ name }) => t('waiting.chooseOne', { name }),
        mayChoose: ({ id }) => filter.state === 'WAITING' && !view.decided.has(id),
        toggle: (key) => cursor.toggle(key as MemberId),
        toggleAll: cursor.toggleAll,
        instead: (row) => (
          <OfficeIcon
            name={row.status === 'DELETED' ? 'userX' : 'check'}
            size={14}
            className="t3"
          />
        ),
      }}
    />
  )
}

function PhoneRows({ filter, queue, cursor, stale }: WaitingListProps) {
  const { t } = useTexts()
  return (
    <RowList<WaitingMember>
      label={t('menu.waiting')}
      rows={queue.view.rows}
      rowKey={({ id }) => id}
      open={cursor.open}
      stateOf={(row) => stateOf(queue, filter, row)}
      stale={stale}
      onRow={({ id }) => cursor.show(id)}
    >
      {(row) => <PhoneRow row={row} decision={queue.view.decided.get(row.id)} />}
    </RowList>
  )
}

/** Green or grey only where a decision stands among what still waits. */
function stateOf({ view }: Queue, { state }: WaitingFilter, { id }: WaitingMember) {
  const decision = view.decided.get(id)
  if (state !== 'WAITING' || !decision) return undefined
  return decision.verdict === 'APPROVE' ? 'done' : 'refused'
}

function NothingHere({ filter, onChange }: Pick<WaitingListProps, 'filter' | 'onChange'>) {
  const { t } = useTexts()
  if (filter.search) {
    return (
      <OfficeEmpty
        icon="searchNone"
        title={t('waiting.noneFound')}
        actions={
          <OfficeButton onClick={() => onChange({ search: '' })}>
            {t('waiting.dropSearch')}
          </OfficeButton>
        }
      >
        <p>{t('waiting.noneFoundHint', { search: filter.search })}</p>
      </OfficeEmpty>
    )
  }
  if (filter.page > 1) {
    return (
      <OfficeEmpty
        icon="searchNone"
        title={t('waiting.pageEmpty')}
        actions={<OfficeButton onClick={() => onChange({})}>{t('waiting.firstPage')}</OfficeButton>}
      />
    )
  }
  if (filter.state !== 'WAITING')
    return <OfficeEmpty icon="userCheck" title={t('waiting.noneYet')} />
  return (
    <OfficeEmpty title={t('waiting.praise')}>
      <p>{t('waiting.praiseHint')}</p>
    </OfficeEmpty>
  )
}
