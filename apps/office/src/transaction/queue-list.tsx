import { useSession } from '@camellia/client/session'
import type { StaffTransaction } from '@camellia/contract/transaction-queue'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { Digits } from '@camellia/ui/office-digits'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useLater, usePhone } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { OfficeTable, RowList } from '@camellia/ui/office-table'
import { decisionIn, handOf, mayChoose } from './money.rules'
import { useMoneyColumns } from './queue-columns'
import { MoneyPhoneRow } from './queue-phone-row'
import type { QueueState } from './queue-state'

interface ListProps {
  readonly state: QueueState
}

/** The rows with their four faces: on the way, failed, nothing to do, and the queue itself. */
export function QueueList({ state }: ListProps) {
  const { queue } = state
  const late = useLater(queue.loading)
  const phone = usePhone()
  if (queue.loading && !late) return <div className="fill" />
  if (queue.refusal && queue.view.rows.length === 0) {
    return <OfficeFailed code={queue.refusal.code} onRetry={queue.retry} />
  }
  if (!queue.loading && queue.view.rows.length === 0) return <NothingHere state={state} />
  return phone && !queue.loading ? <PhoneRows state={state} /> : <WideRows state={state} />
}

function WideRows({ state }: ListProps) {
  const { t, number } = useTexts()
  const { code } = useSession('code')
  const { queue, cursor, filter, fresh } = state
  const { view, kind, total, amount } = queue
  const columns = useMoneyColumns(state)
  const waits = filter.state === 'WAITING' && filter.search === '' && !queue.loading
  return (
    <OfficeTable<StaffTransaction>
      caption={t(`money.title.${kind}`)}
      columns={columns}
      rows={view.rows}
      rowKey={({ id }) => id}
      cursor={cursor.at}
      open={cursor.open}
      stateOf={(row) => stateOf(state, row)}
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
      stateOf={(row) => stateOf(state, row)}
      stale={!fresh}
      onRow={({ id }) => cursor.show(id)}
    >
      {(row) => <MoneyPhoneRow row={row} state={state} />}
    </RowList>
  )
}

/** Green or grey only where a decision stands among what still waits. */
function stateOf({ queue, filter }: QueueState, { id }: StaffTransaction) {
  const decision = queue.view.decided.get(id)
  if (filter.state !== 'WAITING' || !decision) return undefined
  return decision.verdict === 'APPROVE' ? 'done' : 'refused'
}

function NothingHere({ state: { filter, change, queue } }: ListProps) {
  const { t } = useTexts()
  if (filter.search) {
    return (
      <OfficeEmpty
        icon="searchNone"
        title={t('waiting.noneFound')}
        actions={
          <OfficeButton onClick={() => change({ search: '' })}>
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
        actions={<OfficeButton onClick={() => change({})}>{t('waiting.firstPage')}</OfficeButton>}
      />
    )
  }
  if (filter.state !== 'WAITING') return <OfficeEmpty icon="check" title={t('waiting.noneYet')} />
  return (
    <OfficeEmpty title={t(`money.praise.${queue.kind}`)}>
      <p>{t('waiting.praiseHint')}</p>
    </OfficeEmpty>
  )
}
