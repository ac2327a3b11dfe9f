import type { TransactionStatus } from '@camellia/contract/transaction'
import type { StaffTransaction } from '@camellia/contract/transaction-queue'
import { useTexts } from '@camellia/i18n/texts'
import { Digits } from '@camellia/ui/office-digits'
import { Cell } from '@camellia/ui/office-table'
import type { OfficeColumn } from '@camellia/ui/office-table-types'
import { Tag, type Tone } from '@camellia/ui/office-tag'
import { Link } from '@tanstack/react-router'
import { useFormats } from '../site/formats'
import log from '../site/log.module.css'
import { useNow } from '../site/now'
import { signOf } from './money.rules'
import styles from './transactions.module.css'

const TONES: Readonly<Record<TransactionStatus, Tone>> = {
  PENDING: 'warn',
  FINISHED: 'ok',
  REJECTED: 'bad',
}

/** Beside an open panel the balance before has no room: it is the one after less the amount. */
export function useTransactionColumns(narrow: boolean): readonly OfficeColumn<StaffTransaction>[] {
  const { t } = useTexts()
  const { stamp } = useFormats()
  const now = useNow(60_000)
  const all: readonly OfficeColumn<StaffTransaction>[] = [
    {
      key: 'at',
      header: t('logins.at'),
      width: '112px',
      cell: ({ createdAt }) => <bdi className="n t2">{stamp(createdAt, now)}</bdi>,
    },
    {
      key: 'type',
      header: t('card.kind'),
      width: '112px',
      cell: ({ type }) => <span className="med">{t(`txn.type.${type}`)}</span>,
    },
    {
      key: 'member',
      header: t('waiting.member'),
      cell: ({ member }) => <MemberLink {...member} />,
    },
    {
      key: 'parent',
      header: t('waiting.parent'),
      width: '11%',
      cell: ({ parent }) => <span className="t2">{parent?.name ?? '—'}</span>,
    },
    {
      key: 'amount',
      header: t('money.amountWon'),
      width: '126px',
      numeric: true,
      cell: (row) => <FlowLink row={row} />,
    },
    ...(['before', 'after'] as const).map((key) => ({
      key,
      header: t(`money.${key}`),
      width: '116px',
      numeric: true,
      cell: (row: StaffTransaction) => <Balance value={row[key]} />,
    })),
    {
      key: 'status',
      header: t('waiting.state'),
      width: '88px',
      cell: ({ status }) => <StatusTag status={status} />,
    },
    {
      key: 'by',
      header: t('waiting.decidedBy'),
      width: '17%',
      cell: (row) => <Processor row={row} />,
    },
  ]
  return narrow ? all.filter(({ key }) => key !== 'before' && key !== 'by') : all
}

/** Opens the member beside the list of members; also for those who come with the Tab key. */
function MemberLink({ id, name, code }: StaffTransaction['member']) {
  return (
    <Link to="/members" search={{ id, tab: 'money' }} className={log.who}>
      <bdi className="med">{name}</bdi>
      <bdi className="t3 f12 ell">{code}</bdi>
    </Link>
  )
}

/** From the amount to everything that moved around it. */
function FlowLink({ row }: { readonly row: StaffTransaction }) {
  const { t } = useTexts()
  return (
    <Link
      to="/money/$member"
      params={{ member: String(row.member.id) }}
      className={styles.amount}
      title={t('flow.open')}
      onClick={(event) => event.stopPropagation()}
    >
      <SignedAmount row={row} />
    </Link>
  )
}

/** What was rejected never moved. */
function SignedAmount({ row: { type, amount, status } }: { readonly row: StaffTransaction }) {
  const look = { FINISHED: 'semi', PENDING: 't2', REJECTED: styles.void }[status]
  return <Digits value={signOf(type) * amount} signed className={look} />
}

function Balance({ value }: { readonly value: number | null }) {
  return value === null ? <span className="t3">—</span> : <Digits value={value} className="t2" />
}

export function StatusTag({ status }: { readonly status: TransactionStatus }) {
  const { t } = useTexts()
  return <Tag tone={TONES[status]}>{t(`txn.status.${status}`)}</Tag>
}

function Processor({ row }: { readonly row: StaffTransaction }) {
  const { t } = useTexts()
  const { status, cancelled, processor, reason, memo } = row
  if (status === 'PENDING') return <span className="t3">—</span>
  const said = reason || memo
  return (
    <Cell>
      <span>{cancelled ? t('money.cancelled') : (processor?.name ?? t('money.above'))}</span>
      <span className="t3 f12 ell" title={said}>
        {said}
      </span>
    </Cell>
  )
}

/** The same movement in two lines. */
export function TransactionPhoneRow({ row }: { readonly row: StaffTransaction }) {
  const { t } = useTexts()
  const { moment } = useFormats()
  return (
    <>
      <span className="row">
        <b className="semi ell">{row.member.name}</b>
        <span className="t2">{t(`txn.type.${row.type}`)}</span>
      </span>
      <SignedAmount row={row} />
      <bdi className="n t3 f12">{moment(row.createdAt)}</bdi>
      <StatusTag status={row.status} />
    </>
  )
}
