import type { WaitingMember } from '@camellia/contract/member'
import { useTexts } from '@camellia/i18n/texts'
import { Avatar } from '@camellia/ui/office-avatar'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Cell } from '@camellia/ui/office-table'
import type { OfficeColumn } from '@camellia/ui/office-table-types'
import { Tag } from '@camellia/ui/office-tag'
import { AgeOf } from '../site/age'
import { useFormats } from '../site/formats'
import { useNow } from '../site/now'
import { type Decision, decisionIn, sameAddress, type WaitingView } from './waiting.rules'
import type { SignupState } from './waiting-search'

/** What one needs to see of a request before opening it. */
export function useWaitingColumns(
  state: SignupState,
  view: WaitingView,
): readonly OfficeColumn<WaitingMember>[] {
  const { t } = useTexts()
  const decided = (row: WaitingMember) => view.decided.get(row.id) ?? decisionIn(row, '')
  return [
    {
      key: 'at',
      header: (
        <Cell>
          {t('waiting.asked')}
          {state === 'WAITING' && <OfficeIcon name="newest" size={12} />}
        </Cell>
      ),
      width: '148px',
      cell: (row) => <AskedAt row={row} waits={!decided(row)} />,
    },
    {
      key: 'member',
      header: t('waiting.member'),
      cell: (row) => <WhoAsks row={row} rows={view.rows} />,
    },
    {
      key: 'bank',
      header: t('waiting.account'),
      width: '19%',
      cell: (row) => (
        <>
          {row.depositor} <span className="t3">{row.bank}</span>
        </>
      ),
    },
    { key: 'parent', header: t('waiting.parent'), width: '15%', cell: ({ parent }) => parent.name },
    {
      key: 'state',
      header: t(state === 'WAITING' ? 'waiting.state' : 'waiting.decidedBy'),
      width: '17%',
      cell: (row) => <StateCell decision={decided(row)} />,
    },
  ]
}

function AskedAt({ row, waits }: { readonly row: WaitingMember; readonly waits: boolean }) {
  const { stamp } = useFormats()
  const now = useNow(60_000)
  return (
    <Cell>
      <bdi className="n">{stamp(row.createdAt, now)}</bdi>
      {waits && <AgeOf since={row.createdAt} />}
    </Cell>
  )
}

function WhoAsks({
  row,
  rows,
}: {
  readonly row: WaitingMember
  readonly rows: readonly WaitingMember[]
}) {
  const { t } = useTexts()
  const same = row.status === 'NEW' ? sameAddress(rows, row) : 1
  return (
    <Cell>
      <span className="med" style={{ flex: 'none' }}>
        {row.name}
      </span>
      <span className="t3 f12 ell">{row.code}</span>
      {row.invitedBy && <Tag tone="brand">{t('waiting.invited')}</Tag>}
      {same > 1 && (
        <span className="tone-warn" title={t('check.sameAddress', { count: same })}>
          <OfficeIcon name="link" size={14} />
          <span className="srOnly">{t('check.sameAddress', { count: same })}</span>
        </span>
      )}
    </Cell>
  )
}

export function StateCell({ decision }: { readonly decision: Decision | undefined }) {
  const { t } = useTexts()
  if (!decision) return <span className="t3">{t('waiting.waits')}</span>
  const { verdict, by, mine } = decision
  return (
    <Cell>
      <Avatar name={by} />
      <span className={verdict === 'APPROVE' ? 'tone-ok med ell' : 'tone-bad med ell'}>
        {t(`waiting.was${verdict}`)} · {mine ? t('waiting.me') : by}
      </span>
    </Cell>
  )
}
