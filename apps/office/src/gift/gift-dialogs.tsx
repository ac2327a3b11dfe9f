import { useAction, useRefresh } from '@camellia/client/hooks'
import {
  cancelGift,
  decideGift,
  type Gift,
  listGivenGifts,
  readGiftBudget,
} from '@camellia/contract/gift'
import { useTexts } from '@camellia/i18n/texts'
import { ConfirmDialog } from '@camellia/ui/office-dialog'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { FormDialog, ReasonField } from '../site/form-dialog'
import { useApprovalRefusal } from '../site/use-approval-refusal'
import { What } from './gift-words'

export interface GiftAsking {
  readonly gift: Gift
  readonly what: 'APPROVE' | 'REJECT' | 'CANCEL'
}

interface DialogProps {
  readonly gift: Gift
  readonly onClose: () => void
}

/** What will happen to a gift, before it does. */
export function GiftDialog({
  asking: { gift, what },
  onClose,
}: {
  readonly asking: GiftAsking
  readonly onClose: () => void
}) {
  if (what === 'APPROVE') return <ApproveDialog gift={gift} onClose={onClose} />
  return <EndDialog what={what} gift={gift} onClose={onClose} />
}

function useRefreshGifts(): () => void {
  const refresh = useRefresh()
  return () => {
    void refresh(listGivenGifts)
    void refresh(readGiftBudget)
  }
}

function ApproveDialog({ gift, onClose }: DialogProps) {
  const { t, won } = useTexts()
  const textOf = useApprovalRefusal()
  const refresh = useRefreshGifts()
  const { run, busy } = useAction(decideGift, {
    onDone: () => {
      refresh()
      toast('success', t('gift.approved'))
      onClose()
    },
    onRefused: (refusal) => {
      refresh()
      toast('warning', textOf(refusal, t('gift.own')))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('gift.approveTitle', { name: gift.member.name, amount: won(gift.amount) })}
      action={t('waiting.approve')}
      cancel={t('word.cancel')}
      look="ok"
      busy={busy}
      onConfirm={() => run({ id: gift.id, verdict: 'APPROVE' })}
      onClose={onClose}
    >
      <p>
        <What gift={gift} />
      </p>
      <q>{gift.memo}</q>
      <p>{t('gift.approveText')}</p>
    </ConfirmDialog>
  )
}

/** Refused by a second person, or taken back before its first round. */
function EndDialog({ what, gift, onClose }: DialogProps & { readonly what: 'REJECT' | 'CANCEL' }) {
  const { t, won } = useTexts()
  const refresh = useRefreshGifts()
  const [reason, setReason] = useState('')
  const after = {
    onDone: () => {
      refresh()
      toast('success', t(`gift.done${what}`))
      onClose()
    },
    onRefused: refresh,
  }
  const reject = useAction(decideGift, after)
  const cancel = useAction(cancelGift, after)
  const { busy, refusal } = what === 'REJECT' ? reject : cancel
  const { id } = gift
  return (
    <FormDialog
      title={t(`gift.title${what}`, { name: gift.member.name })}
      action={t(what === 'REJECT' ? 'waiting.refuse' : 'gift.cancel')}
      look="badSolid"
      busy={busy}
      ready={reason.trim() !== ''}
      refusal={refusal}
      explain={{ CONFLICT: t('gift.late') }}
      onSubmit={() =>
        what === 'REJECT'
          ? reject.run({ id, verdict: 'REJECT', reason: reason.trim() })
          : cancel.run({ id, reason: reason.trim() })
      }
      onClose={onClose}
    >
      <p>
        <What gift={gift} />
      </p>
      <p>{t('gift.returns', { amount: won(gift.amount) })}</p>
      <ReasonField value={reason} onChange={setReason} autoFocus />
    </FormDialog>
  )
}
