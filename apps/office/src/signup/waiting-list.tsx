import type { WaitingMember } from '@camellia/contract/member'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { OfficeTable, RowList } from '@camellia/ui/office-table'
import { rowStateOf } from '../site/queue.rules'
import { QueueList } from '../site/queue-list'
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

/** The sign-ups of a page. */
export function WaitingList(props: WaitingListProps) {
  const { t } = useTexts()
  return (
    <QueueList
      queue={props.queue}
      filter={props.filter}
      onChange={props.onChange}
      icon="userCheck"
      praise={t('waiting.praise')}
      wide={<WideRows {...props} />}
      narrow={<PhoneRows {...props} />}
    />
  )
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
      stateOf={(row) => rowStateOf(queue.view, filter.state, row)}
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
      stateOf={(row) => rowStateOf(queue.view, filter.state, row)}
      stale={stale}
      onRow={({ id }) => cursor.show(id)}
    >
      {(row) => <PhoneRow row={row} decision={queue.view.decided.get(row.id)} />}
    </RowList>
  )
}
