import { useSession } from '@camellia/client/session'
import type { StaffTransaction } from '@camellia/contract/transaction-queue'
import { type TextKey, useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { Kbd } from '@camellia/ui/office-kbd'
import { useFormats } from '../site/formats'
import queueStyles from '../site/queue.module.css'
import { PanelSays } from '../site/queue-panel'
import { ReasonForm } from '../site/reason-form'
import { type Decision, handOf, nextOf, stepOf } from './money.rules'
import type { QueueState } from './queue-state'
import { macroIn, useMacros, useReasonNote, useUnsentMacros } from './use-macros'

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
  const { t } = useTexts()
  const { fresh, setRejecting } = state
  const effect = useEffectOf(row, state)
  return (
    <>
      {effect && <p className={queueStyles.effect}>{t(effect)}</p>}
      <div className={queueStyles.decide}>
        <OfficeButton look="bad" size="lg" disabled={!fresh} onClick={() => setRejecting(row.id)}>
          {t(row.sentAt === null ? 'waiting.refuse' : 'payout.unsend')} <Kbd>R</Kbd>
        </OfficeButton>
        <NextButton row={row} state={state} />
      </div>
    </>
  )
}

/** What the step that comes next does, or what has to come before it. */
function useEffectOf(row: StaffTransaction, state: QueueState): TextKey | undefined {
  const { code } = useSession('code')
  const takesTwo = state.detail?.takesTwo ?? false
  const next = nextOf(row, code, takesTwo)
  if (next === 'GIVEN') return 'money.given'
  if (next === 'CLAIM') return 'payout.claimFirst'
  if (next === 'SEND') return 'payout.sendFirst'
  if (stepOf(row, code) !== 'FIRST' && !takesTwo) return undefined
  return row.type === 'WITHDRAW' ? 'payout.twoFirst' : 'money.firstEffect'
}

/** The one step that comes next: claim, send, approve, or on to the next request. */
function NextButton({ row, state }: Omit<FootProps, 'decision'>) {
  const { t, number } = useTexts()
  const { code } = useSession('code')
  const { queue, fresh, detail } = state
  const takesTwo = detail?.takesTwo ?? false
  const next = nextOf(row, code, takesTwo)
  const amount = number(row.amount)
  if (next === 'GIVEN') {
    return (
      <OfficeButton size="lg" wide onClick={() => state.cursor.toWaiting()}>
        {t('keys.next')} <Kbd>J</Kbd>
      </OfficeButton>
    )
  }
  const step = stepOf(row, code)
  const shown = takesTwo && step === 'ONLY' ? 'FIRST' : step
  const type = t(`txn.type.${row.type}`)
  const [says, key, run] = {
    CLAIM: [t('money.claim'), 'C', () => queue.claim(row.id, true)],
    SEND: [t('payout.send', { amount }), 'S', () => queue.send([row.id])],
    APPROVE: [
      shown === 'GIVEN' ? '' : t(`money.do.${shown}`, { amount, type }),
      'A',
      () => queue.decide({ ids: [row.id], verdict: 'APPROVE' }),
    ],
  }[next] as [string, string, () => void]
  return (
    <OfficeButton
      look={next === 'APPROVE' ? 'ok' : 'ink'}
      size="lg"
      wide
      busy={queue.busy}
      disabled={!fresh || !detail}
      onClick={run}
    >
      {says} <Kbd on>{key}</Kbd>
    </OfficeButton>
  )
}

function Rejecting({ row, state }: Omit<FootProps, 'decision'>) {
  const { t, won } = useTexts()
  const { queue, setRejecting } = state
  const macros = useMacros(queue.kind)
  const unsent = useUnsentMacros()
  const note = useReasonNote(queue.kind)
  const sent = row.sentAt !== null
  const effect =
    row.type === 'WITHDRAW'
      ? t('money.returns', { amount: won(row.amount) })
      : t('money.movesNothing')
  return (
    <ReasonForm
      macros={sent ? unsent : macros}
      note={sent ? t('payout.unsendNote') : note}
      effect={sent ? t('payout.unsendEffect') : effect}
      busy={queue.busy}
      onSend={(reason, macro) => {
        setRejecting(undefined)
        if (sent) queue.unsend(row.id, reason)
        else queue.decide({ ids: [row.id], verdict: 'REJECT', reason, ...macroIn(macro) })
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
