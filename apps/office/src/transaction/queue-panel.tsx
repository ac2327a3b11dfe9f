import { useEndpoint } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import type { StaffTransaction } from '@camellia/contract/transaction-queue'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { Kbd } from '@camellia/ui/office-kbd'
import { Panel } from '@camellia/ui/office-panel'
import { OfficeFailed } from '@camellia/ui/office-states'
import { Tag } from '@camellia/ui/office-tag'
import { PanelMoves } from '../site/queue-panel'
import { type Decision, decisionIn, handOf, mayClaim, shortId, stepOf } from './money.rules'
import { MONEY } from './money-kind'
import { QueueFacts } from './queue-facts'
import { QueueFoot } from './queue-foot'
import type { QueueState } from './queue-state'

/** Everything about one request, and at its foot the decision. */
export function QueuePanel({ id, state }: { readonly id: string; readonly state: QueueState }) {
  const { t } = useTexts()
  const { code } = useSession('code')
  const { cursor, queue, setRejecting } = state
  const { error, refetch } = useEndpoint(MONEY[queue.kind].read, { id })
  const row = state.rowOf(id)
  const decision = row && (queue.view.decided.get(id) ?? decisionIn(row, code))
  const close = () => {
    setRejecting(undefined)
    cursor.close()
  }
  const name = row
    ? t('money.panel', { name: row.member.name, type: t(`txn.type.${row.type}`) })
    : ''
  return (
    <Panel
      label={name}
      onClose={close}
      head={
        <>
          <bdi className="mono t2" title={id}>
            {shortId(id)}
          </bdi>
          {row && <StateTag row={row} decision={decision} />}
          <span className="fill" />
          {row && !decision && <Hands row={row} state={state} />}
          <PanelMoves cursor={cursor} onClose={close} />
        </>
      }
      foot={row && <QueueFoot row={row} decision={decision} state={state} />}
    >
      {row && <QueueFacts row={row} decision={decision} detail={state.detail} />}
      {!row && error && <OfficeFailed code={error.code} onRetry={() => void refetch()} />}
    </Panel>
  )
}

function StateTag({
  row,
  decision,
}: {
  readonly row: StaffTransaction
  readonly decision: Decision | undefined
}) {
  const { t } = useTexts()
  const { code } = useSession('code')
  if (decision?.cancelled) return <Tag>{t('money.cancelled')}</Tag>
  if (decision) {
    const { verdict } = decision
    return <Tag tone={verdict === 'APPROVE' ? 'ok' : 'bad'}>{t(`money.was${verdict}`)}</Tag>
  }
  if (row.sentAt !== null) return <Tag tone="ok">{t('payout.isSent')}</Tag>
  const step = stepOf(row, code)
  if (step === 'ONLY') {
    const free = handOf(row, code) === 'FREE'
    return <Tag tone={free ? 'warn' : 'plain'}>{t(free ? 'money.free' : 'money.inWork')}</Tag>
  }
  return <Tag tone="warn">{t(step === 'FIRST' ? 'money.firstWaits' : 'money.secondWaits')}</Tag>
}

/** Taking it up, or letting it go. */
function Hands({ row, state }: { readonly row: StaffTransaction; readonly state: QueueState }) {
  const { t } = useTexts()
  const { code } = useSession('code')
  const { queue, fresh } = state
  const hand = handOf(row, code)
  const mine = hand === 'MINE'
  if (hand === 'OTHERS') {
    return (
      <OfficeButton size="sm" disabled={!fresh} onClick={() => queue.claim(row.id, true, true)}>
        {t('claim.over')}
      </OfficeButton>
    )
  }
  if (!mine && !mayClaim(row, queue.view, code)) return null
  return (
    <OfficeButton
      size="sm"
      look={mine ? 'ghost' : 'plain'}
      disabled={!fresh}
      onClick={() => queue.claim(row.id, !mine)}
    >
      {t(mine ? 'money.release' : 'money.claim')} <Kbd>{mine ? 'U' : 'C'}</Kbd>
    </OfficeButton>
  )
}
