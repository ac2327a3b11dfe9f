import type { Gift } from '@camellia/contract/gift'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { Digits } from '@camellia/ui/office-digits'
import { usePhone } from '@camellia/ui/office-media'
import { OfficeTable, RowList } from '@camellia/ui/office-table'
import type { OfficeColumn } from '@camellia/ui/office-table-types'
import { useFormats } from '../site/formats'
import { useFresh } from '../site/live'
import { useNow } from '../site/now'
import styles from './gift.module.css'
import { mayCancel } from './gift.rules'
import type { GiftAsking } from './gift-dialogs'
import { GiftTag, Progress, What, Why } from './gift-words'

/** Beside an open gift there is room for less: the panel says the rest. */
const WIDE_ONLY = ['won', 'by', 'progress', 'act']

export type Ask = (asking: GiftAsking) => void

/** Gifts as a table, or two lines each on a phone. */
export function GiftRows({
  caption,
  rows,
  open,
  log = false,
  onOpen,
  onAsk,
}: {
  readonly caption: string
  readonly rows: readonly Gift[] | undefined
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
    rowKey: ({ id }: Gift) => id,
    open,
    stale: !fresh,
    onRow: ({ id }: Gift) => onOpen(id),
  }
  if (phone && rows) {
    return (
      <RowList<Gift> label={caption} {...shared}>
        {(gift) => <PhoneRow gift={gift} />}
      </RowList>
    )
  }
  return (
    <OfficeTable<Gift>
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
): readonly OfficeColumn<Gift>[] {
  const { t } = useTexts()
  const { stamp } = useFormats()
  const now = useNow(60_000)
  return [
    {
      key: 'at',
      header: t('gift.made'),
      width: '124px',
      cell: ({ createdAt }) => <bdi className="n t2">{stamp(createdAt, now)}</bdi>,
    },
    {
      key: 'member',
      header: t('gift.to'),
      cell: ({ id, member }) => (
        <button type="button" className={styles.who} onClick={() => onOpen(id)}>
          <bdi className="med">{member.name}</bdi>
          <bdi className="t3 f12 ell">{member.code}</bdi>
        </button>
      ),
    },
    {
      key: 'what',
      header: t('gift.what'),
      width: '22%',
      cell: (gift) => <What gift={gift} />,
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
      header: t('gift.progress'),
      width: '120px',
      cell: (gift) => <Progress gift={gift} />,
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
      header: t('gift.madeBy'),
      width: '110px',
      cell: ({ madeBy }) => <span className="t2">{madeBy?.name ?? t('money.above')}</span>,
    },
    log ? stateColumn(t) : actionColumn(onAsk),
  ]
}

function stateColumn(t: ReturnType<typeof useTexts>['t']): OfficeColumn<Gift> {
  return {
    key: 'state',
    header: t('waiting.state'),
    width: '19%',
    cell: (gift) => (
      <span className={styles.state}>
        <GiftTag gift={gift} />
        <span className="t3 f12 ell">
          <Why reason={gift.reason} />
        </span>
      </span>
    ),
  }
}

function actionColumn(onAsk: Ask): OfficeColumn<Gift> {
  return {
    key: 'act',
    header: '',
    width: '150px',
    numeric: true,
    cell: (gift) => <GiftActions gift={gift} onAsk={onAsk} />,
  }
}

/** Only what this person may do with it now. */
export function GiftActions({
  gift,
  onAsk,
  large = false,
}: {
  readonly gift: Gift
  readonly onAsk: Ask
  readonly large?: boolean
}) {
  const { t } = useTexts()
  const fresh = useFresh()
  const ask = (what: GiftAsking['what']) => ({
    size: large ? ('lg' as const) : ('sm' as const),
    disabled: !fresh,
    onClick: (event: { readonly stopPropagation: () => void }) => {
      event.stopPropagation()
      onAsk({ gift, what })
    },
  })
  const waits = gift.status === 'PENDING'
  return (
    <span className={styles.actions}>
      {waits && !gift.mine && (
        <>
          <OfficeButton look="bad" {...ask('REJECT')}>
            {t('waiting.refuse')}
          </OfficeButton>
          <OfficeButton look="ok" {...ask('APPROVE')}>
            {t('waiting.approve')}
          </OfficeButton>
        </>
      )}
      {mayCancel(gift) && (!waits || gift.mine) && (
        <OfficeButton look="bad" {...ask('CANCEL')}>
          {t('gift.cancel')}
        </OfficeButton>
      )}
    </span>
  )
}

function PhoneRow({ gift }: { readonly gift: Gift }) {
  const { moment } = useFormats()
  return (
    <>
      <span className="row">
        <b className="semi ell">{gift.member.name}</b>
        <span className="t2 ell">
          <What gift={gift} />
        </span>
      </span>
      <Digits value={gift.amount} className="semi" />
      <bdi className="n t3 f12">{moment(gift.createdAt)}</bdi>
      <GiftTag gift={gift} />
    </>
  )
}
