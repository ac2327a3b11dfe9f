import type { ConnectedMember } from '@camellia/contract/presence'
import { useTexts } from '@camellia/i18n/texts'
import { Cell } from '@camellia/ui/office-table'
import type { OfficeColumn } from '@camellia/ui/office-table-types'
import { useFormats } from '../site/formats'
import { LineOf } from '../site/line-of'
import { useNow } from '../site/now'
import { GameName } from './game-name'
import { nameOf } from './panel-logins'
import { Amount, Who } from './people-columns'

/** What each one does at this moment. */
export function useConnectedColumns(narrow: boolean): readonly OfficeColumn<ConnectedMember>[] {
  const { t } = useTexts()
  const all: readonly (OfficeColumn<ConnectedMember> & { readonly wide?: true })[] = [
    { key: 'member', header: t('people.member'), cell: (row) => <Who row={row} /> },
    {
      key: 'line',
      header: t('card.line'),
      width: '15%',
      wide: true,
      cell: ({ line }) => <LineOf line={line.slice(-2)} />,
    },
    {
      key: 'game',
      header: t('connected.game'),
      width: '13%',
      cell: ({ lastRound, site }) =>
        lastRound ? (
          <GameName code={lastRound.game} />
        ) : (
          <span className="t3">{t(`connected.${site}`)}</span>
        ),
    },
    {
      key: 'stake',
      header: t('connected.stake'),
      width: '128px',
      numeric: true,
      cell: (row) => <LastStake row={row} />,
    },
    {
      key: 'balance',
      header: t('people.balance'),
      width: '116px',
      numeric: true,
      cell: ({ balance }) => <Amount value={balance} strong />,
    },
    {
      key: 'since',
      header: t('connected.since'),
      width: '96px',
      wide: true,
      cell: (row) => <Since at={row.since} />,
    },
    {
      key: 'address',
      header: t('panel.address'),
      width: '120px',
      wide: true,
      cell: ({ address }) => <bdi className="n t2">{address}</bdi>,
    },
    {
      key: 'device',
      header: t('connected.device'),
      width: '13%',
      wide: true,
      cell: ({ device }) => <span className="t2">{nameOf(device)}</span>,
    },
  ]
  return all.filter(({ wide }) => !narrow || !wide)
}

function LastStake({ row: { lastRound } }: { readonly row: ConnectedMember }) {
  const { ago } = useTexts()
  useNow(10_000)
  if (lastRound === null) return <span className="t3">—</span>
  return (
    <Cell>
      <bdi className="t3 f12 ell fill">{ago(lastRound.at)}</bdi>
      <Amount value={lastRound.stake} />
    </Cell>
  )
}

export function Since({ at }: { readonly at: string }) {
  const { age } = useFormats()
  const now = useNow(1_000)
  return <bdi className="n t2">{age(now - Date.parse(at))}</bdi>
}
