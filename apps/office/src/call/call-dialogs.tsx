import { useAction, useRefresh } from '@camellia/client/hooks'
import {
  type Call,
  cancelCall,
  decideCall,
  listCalls,
  readCallBudget,
} from '@camellia/contract/call'
import { useTexts } from '@camellia/i18n/texts'
import { ConfirmDialog } from '@camellia/ui/office-dialog'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { FormDialog, ReasonField } from '../site/form-dialog'
import { useApprovalRefusal } from '../site/use-approval-refusal'
import { What } from './call-words'

export interface CallAsking {
  readonly call: Call
  readonly what: 'APPROVE' | 'REJECT' | 'CANCEL'
}

interface DialogProps {
  readonly call: Call
  readonly onClose: () => void
}

/** What will happen to a gift, before it does. */
export function CallDialog({
  asking: { call, what },
  onClose,
}: {
  readonly asking: CallAsking
  readonly onClose: () => void
}) {
  if (what === 'APPROVE') return <ApproveDialog call={call} onClose={onClose} />
  return <EndDialog what={what} call={call} onClose={onClose} />
}

function useRefreshCalls(): () => void {
  const refresh = useRefresh()
  return () => {
    void refresh(listCalls)
    void refresh(readCallBudget)
  }
}

function ApproveDialog({ call, onClose }: DialogProps) {
  const { t, won } = useTexts()
  const textOf = useApprovalRefusal()
  const refresh = useRefreshCalls()
  const { run, busy } = useAction(decideCall, {
    onDone: () => {
      refresh()
      toast('success', t('call.approved'))
      onClose()
    },
    onRefused: (refusal) => {
      refresh()
      toast('warning', textOf(refusal, t('call.own')))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('call.approveTitle', { name: call.member.name, amount: won(call.amount) })}
      action={t('waiting.approve')}
      cancel={t('word.cancel')}
      look="ok"
      busy={busy}
      onConfirm={() => run({ id: call.id, verdict: 'APPROVE' })}
      onClose={onClose}
    >
      <p>
        <What call={call} />
      </p>
      <q>{call.memo}</q>
      <p>{t('call.approveText')}</p>
    </ConfirmDialog>
  )
}

/** Refused by a second person, or taken back before its first round. */
function EndDialog({ what, call, onClose }: DialogProps & { readonly what: 'REJECT' | 'CANCEL' }) {
  const { t, won } = useTexts()
  const refresh = useRefreshCalls()
  const [reason, setReason] = useState('')
  const after = {
    onDone: () => {
      refresh()
      toast('success', t(`call.done${what}`))
      onClose()
    },
    onRefused: refresh,
  }
  const reject = useAction(decideCall, after)
  const cancel = useAction(cancelCall, after)
  const { busy, refusal } = what === 'REJECT' ? reject : cancel
  const { id } = call
  return (
    <FormDialog
      title={t(`call.title${what}`, { name: call.member.name })}
      action={t(what === 'REJECT' ? 'waiting.refuse' : 'call.cancel')}
      look="badSolid"
      busy={busy}
      ready={reason.trim() !== ''}
      refusal={refusal}
      explain={{ CONFLICT: t('call.late') }}
      onSubmit={() =>
        what === 'REJECT'
          ? reject.run({ id, verdict: 'REJECT', reason: reason.trim() })
          : cancel.run({ id, reason: reason.trim() })
      }
      onClose={onClose}
    >
      <p>
        <What call={call} />
      </p>
      <p>{t('call.returns', { amount: won(call.amount) })}</p>
      <ReasonField value={reason} onChange={setReason} autoFocus />
    </FormDialog>
  )
}
