import { useSession } from '@camellia/client/session'
import type { StaffTransaction } from '@camellia/contract/transaction-queue'
import { useTexts } from '@camellia/i18n/texts'
import { Digits } from '@camellia/ui/office-digits'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Cell } from '@camellia/ui/office-table'
import type { ColumnChoice } from '@camellia/ui/office-table-columns'
import type { OfficeColumn } from '@camellia/ui/office-table-types'
import { Tag } from '@camellia/ui/office-tag'
import { AgeOf } from '../site/age'
import { useFormats } from '../site/formats'
import { useNow } from '../site/now'
import { decisionIn, handOf, mayClaim } from './money.rules'
import type { MoneyKind } from './money-kind'
import { isOpen } from './money-search'
import { HandCell } from './queue-hand'
import type { QueueState } from './queue-state'

export const MONEY_COLUMNS = [
  'at',
  'member',
  'amount',
  'from',
  'parent',
  'account',
  'hand',
] as const
type MoneyColumn = (typeof MONEY_COLUMNS)[number]

/** All but the company account, which matters to those who have several. */
export const USUAL_COLUMNS = MONEY_COLUMNS.filter((key) => key !== 'account')

/** What each column is called; the first and the last say what the row is, and stay. */
export function useMoneyChoices(kind: MoneyKind): readonly ColumnChoice[] {
  const { t } = useTexts()
  const names: Readonly<Record<MoneyColumn, string>> = {
    at: t('money.askedAt'),
    member: t('waiting.member'),
    amount: t('money.amountWon'),
    from: t(`money.from.${kind}`),
    parent: t('waiting.parent'),
    account: t('queueFilter.companyAccount'),
    hand: t('money.hand'),
  }
  const pinned = ['member', 'amount', 'hand']
  return MONEY_COLUMNS.filter((key) => key !== 'account' || kind === 'DEPOSIT').map((key) => ({
    key,
    label: names[key],
    pinned: pinned.includes(key),
  }))
}

/** What one needs to see of a request before opening it, of the columns that are chosen. */
export function useMoneyColumns(state: QueueState): readonly OfficeColumn<StaffTransaction>[] {
  const pinned = ['member', 'amount', 'hand']
  const { shown } = state.columns
  return useAllColumns(state).filter(({ key }) => pinned.includes(key) || shown.has(key))
}

function useAllColumns(state: QueueState): readonly OfficeColumn<StaffTransaction>[] {
  const { t } = useTexts()
  const { code } = useSession('code')
  const { queue, filter, cursor } = state
  const decided = (row: StaffTransaction) => queue.view.decided.get(row.id) ?? decisionIn(row, code)
  const waiting = isOpen(filter.state)
  return [
    {
      key: 'at',
      header: (
        <Cell>
          {t('money.askedAt')}
          {waiting && <OfficeIcon name="newest" size={12} />}
        </Cell>
      ),
      width: '134px',
      cell: (row) => <AskedAt row={row} waits={!decided(row)} />,
    },
    { key: 'member', header: t('waiting.member'), cell: ({ member }) => <Who {...member} /> },
    {
      key: 'amount',
      header: t('money.amountWon'),
      width: '132px',
      numeric: true,
      cell: (row) => (
        <Digits
          value={row.amount}
          className={!decided(row) && handOf(row, code) === 'OTHERS' ? 't3' : 'semi'}
        />
      ),
    },
    {
      key: 'from',
      header: t(`money.from.${queue.kind}`),
      width: '18%',
      cell: (row) => <FromCell row={row} />,
    },
    {
      key: 'parent',
      header: t('waiting.parent'),
      width: '10%',
      cell: ({ parent }) => <span className="t2">{parent?.name ?? '—'}</span>,
    },
    {
      key: 'account',
      header: t('queueFilter.companyAccount'),
      width: '14%',
      cell: ({ companyAccount }) => <span className="t2">{companyAccount ?? '—'}</span>,
    },
    {
      key: 'hand',
      header: t(waiting ? 'money.hand' : 'waiting.decidedBy'),
      width: '21%',
      cell: (row) => (
        <HandCell
          row={row}
          decision={decided(row)}
          onClaim={
            cursor.at === row.id && state.fresh && mayClaim(row, queue.view, code)
              ? () => queue.claim(row.id, true)
              : undefined
          }
        />
      ),
    },
  ]
}

function AskedAt({ row, waits }: { readonly row: StaffTransaction; readonly waits: boolean }) {
  const { stamp } = useFormats()
  const now = useNow(60_000)
  return (
    <Cell>
      <bdi className="n">{stamp(row.createdAt, now)}</bdi>
      {waits && <AgeOf since={row.createdAt} />}
    </Cell>
  )
}

export function Who({ name, code }: { readonly name: string; readonly code: string }) {
  return (
    <Cell>
      <bdi className="med" style={{ flex: 'none' }}>
        {name}
      </bdi>
      <bdi className="t3 f12 ell">{code}</bdi>
    </Cell>
  )
}

/** Whose name the money comes from or goes to; of a payment, what it is for. */
export function FromCell({ row }: { readonly row: StaffTransaction }) {
  const { t } = useTexts()
  const { type, depositor, bank, memo } = row
  if (type === 'PAYMENT' || type === 'COLLECT') {
    return (
      <Cell>
        <Tag>{t(`txn.type.${type}`)}</Tag>
        <span className="ell t2" title={memo}>
          {memo}
        </span>
      </Cell>
    )
  }
  return (
    <>
      {depositor ?? '—'} <span className="t3">{bank}</span>
    </>
  )
}
