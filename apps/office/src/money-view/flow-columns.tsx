import type { Entry } from '@camellia/contract/money-view'
import { useTexts } from '@camellia/i18n/texts'
import { Digits } from '@camellia/ui/office-digits'
import { OfficeIcon } from '@camellia/ui/office-icons'
import type { OfficeColumn } from '@camellia/ui/office-table-types'
import { toast } from '@camellia/ui/toast'
import { Link } from '@tanstack/react-router'
import { useFormats } from '../site/formats'
import { useNow } from '../site/now'
import { useGameName } from '../site/use-game-name'
import { AccountMark } from './flow-balances'
import styles from './money-view.module.css'
import { useNames } from './use-names'

export function useEntryColumns(): readonly OfficeColumn<Entry>[] {
  const { t } = useTexts()
  const { stamp } = useFormats()
  const now = useNow(60_000)
  const names = useNames()
  const gameName = useGameName()
  return [
    {
      key: 'at',
      header: t('flow.at'),
      width: '128px',
      cell: ({ at }) => <bdi className="n t2">{stamp(at, now)}</bdi>,
    },
    {
      key: 'account',
      header: t('flow.account'),
      width: '112px',
      cell: ({ account }) => <AccountMark account={account} />,
    },
    {
      key: 'kind',
      header: t('flow.kind'),
      width: '132px',
      cell: ({ kind }) => <span className="med">{names.kind(kind)}</span>,
    },
    { key: 'other', header: t('flow.other'), cell: (row) => <Other row={row} /> },
    {
      key: 'game',
      header: t('flow.game'),
      width: '12%',
      cell: ({ game }) => <span className={game ? 't2' : 't3'}>{gameName(game)}</span>,
    },
    {
      key: 'change',
      header: t('flow.change'),
      width: '124px',
      numeric: true,
      cell: (row) => <Change row={row} />,
    },
    ...(['before', 'after'] as const).map((key) => ({
      key,
      header: t(`flow.${key}`),
      width: '116px',
      numeric: true,
      cell: (row: Entry) => <Digits value={row[key]} className={key === 'after' ? 'med' : 't3'} />,
    })),
    {
      key: 'cause',
      header: t('flow.cause'),
      width: '124px',
      cell: ({ cause }) => <Cause cause={cause} />,
    },
  ]
}

function Change({ row: { change } }: { readonly row: Entry }) {
  return <Digits value={change} signed className={change < 0 ? styles.out : styles.in} />
}

/** The other end: a member one may look at leads there. */
function Other({ row: { other, otherMember } }: { readonly row: Entry }) {
  const names = useNames()
  const place = names.place(other)
  if (!otherMember) return <span className="t2 ell">{place}</span>
  return (
    <span className="row">
      <Link
        to="/money/$member"
        params={{ member: String(otherMember.id) }}
        className={styles.member}
      >
        <bdi>{otherMember.code}</bdi>
      </Link>
      <span className="t3 ell">{place}</span>
    </span>
  )
}

/** The number of the round or transaction, short to read and whole to copy. */
function Cause({ cause }: { readonly cause: string }) {
  const { t } = useTexts()
  const copy = async () => {
    await navigator.clipboard?.writeText(cause)
    toast('success', t('word.copied'))
  }
  return (
    <button
      type="button"
      className={styles.cause}
      title={cause}
      aria-label={`${t('flow.copyCause')} ${cause}`}
      onClick={() => void copy()}
    >
      <bdi className="mono">{cause.slice(-8)}</bdi>
      <OfficeIcon name="copy" size={12} />
    </button>
  )
}

/** The same entry in two lines. */
export function EntryPhoneRow({ row }: { readonly row: Entry }) {
  const { moment } = useFormats()
  const names = useNames()
  const gameName = useGameName()
  return (
    <>
      <span className="row">
        <b className="semi">{names.kind(row.kind)}</b>
        <span className="t2 ell">
          {row.game ? gameName(row.game) : (row.otherMember?.code ?? names.place(row.other))}
        </span>
      </span>
      <Change row={row} />
      <span className="row t3 f12">
        <bdi className="n">{moment(row.at)}</bdi>
        <AccountMark account={row.account} />
      </span>
      <Digits value={row.after} className="t3 f12" />
    </>
  )
}
