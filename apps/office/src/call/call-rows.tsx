import type { Call } from '@camellia/contract/call'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { Digits } from '@camellia/ui/office-digits'
import { usePhone } from '@camellia/ui/office-media'
import { OfficeTable, RowList } from '@camellia/ui/office-table'
import type { OfficeColumn } from '@camellia/ui/office-table-types'
import { useFormats } from '../site/formats'
import { useFresh } from '../site/live'
import { useNow } from '../site/now'
import styles from './call.module.css'
import { mayCancel } from './call.rules'
import type { CallAsking } from './call-dialogs'
import { CallTag, Progress, What, Why } from './call-words'

/** Beside an open gift there is room for less: the panel says the rest. */
const WIDE_ONLY = ['won', 'by', 'progress', 'act']

export type Ask = (asking: CallAsking) => void

/** Gifts as a table, or two lines each on a phone. */
export function CallRows({
  caption,
  rows,
  open,
  log = false,
  onOpen,
  onAsk,
}: {
  readonly caption: string
  readonly rows: readonly Call[] | undefined
  readonly open: string | undefined
  /** With how each of them ended. */
  readonly log?: boolean
  readonly onOpen: (id: string) => void
  readonly onAsk: Ask
}) {
  const fresh = useFresh()
  const phone = usePhone()
  const columns = useColumns(log, onOpen, onAsk).filter(
    ({ key }) => open === undefined || !WIDE_ONLY.includes(key),
  )
  const shared = {
    rows: rows ?? [],
    rowKey: ({ id }: Call) => id,
    open,
    stale: !fresh,
    onRow: ({ id }: Call) => onOpen(id),
  }
  if (phone && rows) {
    return (
      <RowList<Call> label={caption} {...shared}>
        {(call) => <PhoneRow call={call} />}
      </RowList>
    )
  }
  return (
    <OfficeTable<Call>
      caption={caption}
      columns={columns}
      loading={!rows}
      minWidth={open ? 640 : 980}
      {...shared}
    />
  )
}

function useColumns(
  log: boolean,
  onOpen: (id: string) => void,
  onAsk: Ask,
): readonly OfficeColumn<Call>[] {
  const { t } = useTexts()
  const { stamp } = useFormats()
  const now = useNow(60_000)
  return [
    {
      key: 'at',
      header: t('call.made'),
      width: '124px',
      cell: ({ createdAt }) => <bdi className="n t2">{stamp(createdAt, now)}</bdi>,
    },
    {
      key: 'member',
      header: t('call.to'),
      cell: ({ id, member }) => (
        <button type="button" className={styles.who} onClick={() => onOpen(id)}>
          <bdi className="med">{member.name}</bdi>
          <bdi className="t3 f12 ell">{member.code}</bdi>
        </button>
      ),
    },
    {
      key: 'what',
      header: t('call.what'),
      width: '22%',
      cell: (call) => <What call={call} />,
    },
    {
      key: 'amount',
      header: t('money.amountWon'),
      width: '104px',
      numeric: true,
      cell: ({ amount }) => <Digits value={amount} className="semi" />,
    },
    {
      key: 'progress',
      header: t('call.progress'),
      width: '120px',
      cell: (call) => <Progress call={call} />,
    },
    {
      key: 'won',
      header: t('panel.win'),
      width: '96px',
      numeric: true,
      cell: ({ won }) => <Digits value={won} className={won > 0 ? undefined : 't3'} />,
    },
    {
      key: 'by',
      header: t('call.madeBy'),
      width: '110px',
      cell: ({ madeBy }) => <span className="t2">{madeBy?.name ?? t('money.above')}</span>,
    },
    log ? stateColumn(t) : actionColumn(onAsk),
  ]
}

function stateColumn(t: ReturnType<typeof useTexts>['t']): OfficeColumn<Call> {
  return {
    key: 'state',
    header: t('waiting.state'),
    width: '19%',
    cell: (call) => (
      <span className={styles.state}>
        <CallTag call={call} />
        <span className="t3 f12 ell">
          <Why reason={call.reason} />
        </span>
      </span>
    ),
  }
}

function actionColumn(onAsk: Ask): OfficeColumn<Call> {
  return {
    key: 'act',
    header: '',
    width: '150px',
    numeric: true,
    cell: (call) => <CallActions call={call} onAsk={onAsk} />,
  }
}

/** Only what this person may do with it now. */
export function CallActions({
  call,
  onAsk,
  large = false,
}: {
  readonly call: Call
  readonly onAsk: Ask
  readonly large?: boolean
}) {
  const { t } = useTexts()
  const fresh = useFresh()
  const ask = (what: CallAsking['what']) => ({
    size: large ? ('lg' as const) : ('sm' as const),
    disabled: !fresh,
    onClick: (event: { readonly stopPropagation: () => void }) => {
      event.stopPropagation()
      onAsk({ call, what })
    },
  })
  const waits = call.status === 'PENDING'
  return (
    <span className={styles.actions}>
      {waits && !call.mine && (
        <>
          <OfficeButton look="bad" {...ask('REJECT')}>
            {t('waiting.refuse')}
          </OfficeButton>
          <OfficeButton look="ok" {...ask('APPROVE')}>
            {t('waiting.approve')}
          </OfficeButton>
        </>
      )}
      {mayCancel(call) && (!waits || call.mine) && (
        <OfficeButton look="bad" {...ask('CANCEL')}>
          {t('call.cancel')}
        </OfficeButton>
      )}
    </span>
  )
}

function PhoneRow({ call }: { readonly call: Call }) {
  const { moment } = useFormats()
  return (
    <>
      <span className="row">
        <b className="semi ell">{call.member.name}</b>
        <span className="t2 ell">
          <What call={call} />
        </span>
      </span>
      <Digits value={call.amount} className="semi" />
      <bdi className="n t3 f12">{moment(call.createdAt)}</bdi>
      <CallTag call={call} />
    </>
  )
}
