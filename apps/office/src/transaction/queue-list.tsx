import { useSession } from '@camellia/client/session'
import type { StaffTransaction } from '@camellia/contract/transaction-queue'
import { type TextKey, useTexts } from '@camellia/i18n/texts'
import { Digits } from '@camellia/ui/office-digits'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { OfficeTable, RowList } from '@camellia/ui/office-table'
import { rowStateOf } from '../site/queue.rules'
import { QueueList } from '../site/queue-list'
import { decisionIn, handOf, mayChoose } from './money.rules'
import { isOpen, MONEY_STATES, narrowIn } from './money-search'
import { useMoneyColumns } from './queue-columns'
import { MoneyPhoneRow } from './queue-phone-row'
import type { QueueState } from './queue-state'

interface ListProps {
  readonly state: QueueState
}

/** The requests of a page. */
export function MoneyList({ state }: ListProps) {
  const { t } = useTexts()
  return (
    <QueueList
      queue={state.queue}
      filter={state.filter}
      onChange={state.change}
      icon="check"
      praise={t(praiseIn(state))}
      open={MONEY_STATES.filter(isOpen)}
      onDropAll={dropAllOf(state)}
      wide={<WideRows state={state} />}
      narrow={<PhoneRows state={state} />}
    />
  )
}

/** What is not there: nothing that waits, nothing of mine, nothing for a second yes. */
function praiseIn({ filter, queue }: QueueState): TextKey {
  if (filter.state === 'MINE') return 'money.none.MINE'
  return filter.state === 'SECOND' ? 'second.none' : `money.praise.${queue.kind}`
}

function dropAllOf({ search, change }: QueueState): (() => void) | undefined {
  const on = Object.keys(narrowIn({ ...search }))
  if (on.length === 0) return undefined
  return () => change(Object.fromEntries(on.map((key) => [key, undefined])))
}

function WideRows({ state }: ListProps) {
  const { t, number } = useTexts()
  const { code } = useSession('code')
  const { queue, cursor, filter, fresh } = state
  const { view, kind, total, amount } = queue
  const columns = useMoneyColumns(state)
  const waits = isOpen(filter.state) && !queue.loading
  return (
    <OfficeTable<StaffTransaction>
      caption={t(`money.title.${kind}`)}
      columns={columns}
      rows={view.rows}
      rowKey={({ id }) => id}
      cursor={cursor.at}
      open={cursor.open}
      stateOf={(row) => rowStateOf(queue.view, state.filter.state, row)}
      stale={!fresh}
      loading={queue.loading}
      onRow={({ id }) => cursor.show(id)}
      minWidth={720}
      totals={
        waits
          ? {
              at: t('money.totalRow', { number: number(total) }),
              amount: <Digits value={amount} />,
            }
          : undefined
      }
      selection={{
        chosen: cursor.chosen,
        allLabel: t('waiting.chooseAll'),
        labelOf: ({ member }) => t('waiting.chooseOne', { name: member.name }),
        mayChoose: (row) => mayChoose(row, view, code),
        toggle: (key) => cursor.toggle(String(key)),
        toggleAll: cursor.toggleAll,
        instead: (row) => <Instead row={row} state={state} />,
      }}
    />
  )
}

/** Why a row cannot be chosen: someone has it, or it is decided. */
function Instead({ row, state }: ListProps & { readonly row: StaffTransaction }) {
  const { code } = useSession('code')
  const decision = state.queue.view.decided.get(row.id) ?? decisionIn(row, code)
  const locked = !decision && handOf(row, code) === 'OTHERS'
  if (!decision && !locked) return null
  const name = locked ? 'lock' : decision?.verdict === 'REJECT' ? 'close' : 'check'
  return <OfficeIcon name={name} size={14} className="t3" />
}

function PhoneRows({ state }: ListProps) {
  const { t } = useTexts()
  const { queue, cursor, fresh } = state
  return (
    <RowList<StaffTransaction>
      label={t(`money.title.${queue.kind}`)}
      rows={queue.view.rows}
      rowKey={({ id }) => id}
      open={cursor.open}
      stateOf={(row) => rowStateOf(queue.view, state.filter.state, row)}
      stale={!fresh}
      onRow={({ id }) => cursor.show(id)}
    >
      {(row) => <MoneyPhoneRow row={row} state={state} />}
    </RowList>
  )
}
