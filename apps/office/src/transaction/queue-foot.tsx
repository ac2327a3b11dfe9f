import { useSession } from '@camellia/client/session'
import type { StaffTransaction } from '@camellia/contract/transaction-queue'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { Kbd } from '@camellia/ui/office-kbd'
import { useFormats } from '../site/formats'
import queueStyles from '../site/queue.module.css'
import { PanelSays } from '../site/queue-panel'
import { ReasonForm } from '../site/reason-form'
import { type Decision, handOf, stepOf } from './money.rules'
import type { QueueState } from './queue-state'
import { useMacros, useReasonNote } from './use-macros'

interface FootProps {
  readonly row: StaffTransaction
  readonly decision: Decision | undefined
  readonly state: QueueState
}

/** Reject at the start, approve over the rest with the amount; rejecting swaps only the foot. */
export function QueueFoot({ row, decision, state }: FootProps) {
  const { t } = useTexts()
  const { code } = useSession('code')
  if (decision) return <Decided row={row} decision={decision} state={state} />
  if (state.rejecting === row.id) return <Rejecting row={row} state={state} />
  if (handOf(row, code) === 'OTHERS') {
    const name = row.claimedBy?.name ?? t('money.above')
    return (
      <PanelSays icon="lock" cursor={state.cursor}>
        {t('money.lockedBy', { name })}
      </PanelSays>
    )
  }
  return <Deciding row={row} state={state} />
}

function Deciding({ row, state }: Omit<FootProps, 'decision'>) {
  const { t, number } = useTexts()
  const { code } = useSession('code')
  const { queue, fresh, setRejecting } = state
  const step = stepOf(row, code)
  return (
    <>
      {step === 'GIVEN' && <p className={queueStyles.effect}>{t('money.given')}</p>}
      {step === 'FIRST' && <p className={queueStyles.effect}>{t('money.firstEffect')}</p>}
      <div className={queueStyles.decide}>
        <OfficeButton look="bad" size="lg" disabled={!fresh} onClick={() => setRejecting(row.id)}>
          {t('waiting.refuse')} <Kbd>R</Kbd>
        </OfficeButton>
        {step === 'GIVEN' ? (
          <OfficeButton size="lg" wide onClick={() => state.cursor.toWaiting()}>
            {t('keys.next')} <Kbd>J</Kbd>
          </OfficeButton>
        ) : (
          <OfficeButton
            look="ok"
            size="lg"
            wide
            busy={queue.busy}
            disabled={!fresh}
            onClick={() => queue.decide({ ids: [row.id], verdict: 'APPROVE' })}
          >
            {t(`money.do.${step}`, { amount: number(row.amount), type: t(`txn.type.${row.type}`) })}{' '}
            <Kbd on>A</Kbd>
          </OfficeButton>
        )}
      </div>
    </>
  )
}

function Rejecting({ row, state }: Omit<FootProps, 'decision'>) {
  const { t, won } = useTexts()
  const { queue, setRejecting } = state
  const macros = useMacros(queue.kind)
  const note = useReasonNote(queue.kind)
  return (
    <ReasonForm
      macros={macros}
      note={note}
      effect={
        row.type === 'WITHDRAW'
          ? t('money.returns', { amount: won(row.amount) })
          : t('money.movesNothing')
      }
      busy={queue.busy}
      onSend={(reason) => {
        setRejecting(undefined)
        queue.decide({ ids: [row.id], verdict: 'REJECT', reason })
      }}
      onCancel={() => setRejecting(undefined)}
    />
  )
}

/** It is done; when someone else was first, it says who, when, and whether money moved. */
function Decided({ row, decision, state }: FootProps & { readonly decision: Decision }) {
  const { t } = useTexts()
  const { clock } = useFormats()
  const { verdict, by, at, mine, cancelled } = decision
  const late = state.queue.conflicts.has(row.id) && !mine
  const name = mine ? t('waiting.me') : (by ?? t('money.above'))
  const says = () => {
    if (cancelled) return t('money.cancelled')
    return late
      ? t(`money.first${verdict}`, { name, at: clock(at) })
      : t(`money.did${verdict}`, { name })
  }
  return (
    <PanelSays icon={late ? 'conflict' : 'check'} late={late} cursor={state.cursor}>
      {says()}
    </PanelSays>
  )
}
