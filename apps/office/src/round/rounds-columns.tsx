import type { GameType } from '@camellia/contract/game'
import type { StaffRound } from '@camellia/contract/round'
import { useTexts } from '@camellia/i18n/texts'
import { Digits } from '@camellia/ui/office-digits'
import type { OfficeColumn } from '@camellia/ui/office-table-types'
import { Tag } from '@camellia/ui/office-tag'
import { Link } from '@tanstack/react-router'
import { useFormats } from '../site/formats'
import log from '../site/log.module.css'
import { useNow } from '../site/now'
import { useGameName } from '../site/use-game-name'
import { netOf, timesOf } from './round.rules'

/** Beside an open round there is room for less: the panel says the rest. */
const WIDE_ONLY = ['times', 'after']

export function useRoundColumns(
  only: GameType | undefined,
  narrow: boolean,
): readonly OfficeColumn<StaffRound>[] {
  const { t } = useTexts()
  const { stamp } = useFormats()
  const nameOf = useGameName()
  const now = useNow(60_000)
  const kind: OfficeColumn<StaffRound> = {
    key: 'type',
    header: t('card.kind'),
    width: '72px',
    cell: ({ gameType }) => <span className="t2">{t(`gameType.${gameType}`)}</span>,
  }
  const variant: OfficeColumn<StaffRound> = {
    key: 'variant',
    header: t('rounds.variant'),
    width: '62px',
    numeric: true,
    cell: (row) => <span className="n t2">{row.variant ?? '—'}</span>,
  }
  return [
    {
      key: 'at',
      header: t('logins.at'),
      width: '104px',
      cell: ({ createdAt }) => <bdi className="n t2">{stamp(createdAt, now)}</bdi>,
    },
    {
      key: 'member',
      header: t('waiting.member'),
      cell: ({ member }) => <MemberLink {...member} />,
    },
    {
      key: 'game',
      header: t('games.name'),
      cell: (row) => (
        <span className={log.who}>
          <bdi className="ell">{nameOf(row.game)}</bdi>
          <RoundTag row={row} />
        </span>
      ),
    },
    only ? variant : kind,
    ...moneyColumns(t).filter(({ key }) => !narrow || !WIDE_ONLY.includes(key)),
  ]
}

function moneyColumns(t: ReturnType<typeof useTexts>['t']): readonly OfficeColumn<StaffRound>[] {
  const numeric = true
  return [
    {
      key: 'stake',
      header: t('panel.stake'),
      width: '92px',
      numeric,
      cell: ({ stake }) => <Digits value={stake} className="t2" />,
    },
    {
      key: 'win',
      header: t('panel.win'),
      width: '106px',
      numeric,
      cell: ({ win }) => <Digits value={win} className={win > 0 ? 'semi' : 't3'} />,
    },
    {
      key: 'times',
      header: t('rounds.times'),
      width: '70px',
      numeric,
      cell: (row) => <Times row={row} />,
    },
    {
      key: 'net',
      header: t('rounds.net'),
      width: '106px',
      numeric,
      cell: (row) => <Digits value={netOf(row)} signed className="t2" />,
    },
    {
      key: 'after',
      header: t('money.after'),
      width: '112px',
      numeric,
      cell: ({ balanceAfter }) => <Digits value={balanceAfter} className="t2" />,
    },
  ]
}

export function Times({ row }: { readonly row: StaffRound }) {
  const { number } = useTexts()
  const times = timesOf(row)
  if (times === null) return <span className="t3">—</span>
  return (
    <bdi dir="ltr" className="n t2">
      ×{number(times)}
    </bdi>
  )
}

/** Only what is out of the ordinary: a gift, or a round that was not simply settled. */
export function RoundTag({ row }: { readonly row: StaffRound }) {
  const { t } = useTexts()
  if (row.status === 'CANCEL') return <Tag tone="bad">{t('rounds.cancelled')}</Tag>
  return row.gift ? <Tag tone="accent">{t('rounds.gift')}</Tag> : null
}

/** Opens the member; also for those who come with the Tab key. */
function MemberLink({ id, name, code }: StaffRound['member']) {
  return (
    <Link
      to="/members"
      search={{ id, tab: 'games' }}
      className={log.who}
      onClick={(event) => event.stopPropagation()}
    >
      <bdi className="med">{name}</bdi>
      <bdi className="t3 f12 ell">{code}</bdi>
    </Link>
  )
}

/** The same round in two lines. */
export function RoundPhoneRow({ row }: { readonly row: StaffRound }) {
  const { t } = useTexts()
  const { moment } = useFormats()
  const nameOf = useGameName()
  return (
    <>
      <span className="row">
        <b className="semi ell">{row.member.name}</b>
        <span className="t2 ell">{nameOf(row.game)}</span>
        <RoundTag row={row} />
      </span>
      <Digits value={netOf(row)} signed className="semi" />
      <bdi className="n t3 f12">{moment(row.createdAt)}</bdi>
      <span className="t3 f12">
        {t('panel.stake')} <Digits value={row.stake} />
      </span>
    </>
  )
}
