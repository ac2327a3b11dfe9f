import { useAction, useRefresh } from '@camellia/client/hooks'
import type { RtpVariant } from '@camellia/contract/game'
import {
  askRtp,
  decideRtp,
  listRtp,
  listRtpChanges,
  type RtpChange,
  type RtpTitle,
  readDrift,
} from '@camellia/contract/rtp'
import { useTexts } from '@camellia/i18n/texts'
import { ConfirmDialog } from '@camellia/ui/office-dialog'
import { Digits } from '@camellia/ui/office-digits'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { FormDialog, ReasonField } from '../site/form-dialog'
import { useApprovalRefusal } from '../site/use-approval-refusal'
import { useGameName } from '../site/use-game-name'
import styles from './rtp.module.css'
import { declaredOf, houseChange } from './rtp.rules'
import { FromTo } from './rtp-changes'

function useRefreshRtp(): () => void {
  const refresh = useRefresh()
  return () => {
    for (const shown of [listRtp, readDrift, listRtpChanges]) void refresh(shown)
  }
}

/** What would change for everybody, and why; it changes nothing before a second person says yes. */
export function AskDialog({
  title,
  to,
  onClose,
}: {
  readonly title: RtpTitle
  readonly to: RtpVariant
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const nameOf = useGameName()
  const refresh = useRefreshRtp()
  const [reason, setReason] = useState('')
  const { run, busy, refusal } = useAction(askRtp, {
    onDone: () => {
      refresh()
      toast('success', t('rtp.askDone'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('rtp.askTitle', { name: nameOf(title.game) })}
      action={t('rtp.ask')}
      busy={busy}
      ready={reason.trim() !== ''}
      refusal={refusal}
      onSubmit={() => run({ game: title.game, variant: to, reason: reason.trim() })}
      onClose={onClose}
    >
      <p className={styles.wish}>
        <FromTo from={title.variant ?? to} to={to} />
        <HouseShare title={title} from={title.variant ?? to} to={to} />
      </p>
      <p>{t('rtp.variantsNote')}</p>
      <ReasonField value={reason} onChange={setReason} autoFocus />
    </FormDialog>
  )
}

/** What the house may expect to keep, before the click. */
export function HouseShare({
  title,
  from,
  to,
}: {
  readonly title: RtpTitle
  readonly from: RtpVariant
  readonly to: RtpVariant
}) {
  const { t, percent } = useTexts()
  const share = (variant: RtpVariant) => percent(10_000 - declaredOf(title, variant))
  return (
    <span className="t2 f12">
      {t('rtp.house', { from: share(from), to: share(to) })}
      {' · '}
      {t('rtp.houseMoney')} <Digits value={houseChange(title, from, to)} signed />
    </span>
  )
}

/** The last look before the answer. */
export function DecideDialog({
  title,
  change,
  verdict,
  onClose,
}: {
  readonly title: RtpTitle
  readonly change: RtpChange
  readonly verdict: 'APPROVE' | 'REJECT'
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const nameOf = useGameName()
  const textOf = useApprovalRefusal()
  const refresh = useRefreshRtp()
  const { run, busy } = useAction(decideRtp, {
    onDone: () => {
      refresh()
      toast('success', t(`rtp.done${verdict}`))
      onClose()
    },
    onRefused: (refusal) => {
      refresh()
      toast('warning', textOf(refusal, t('rtp.own')))
      onClose()
    },
  })
  const approves = verdict === 'APPROVE'
  return (
    <ConfirmDialog
      title={t(`rtp.title${verdict}`, { name: nameOf(title.game) })}
      action={t(approves ? 'rtp.approve' : 'waiting.refuse')}
      cancel={t('word.cancel')}
      look={approves ? 'ok' : 'badSolid'}
      busy={busy}
      onConfirm={() => run({ id: change.id, verdict })}
      onClose={onClose}
    >
      <p className={styles.wish}>
        <FromTo from={change.from} to={change.to} />
        <HouseShare title={title} from={change.from} to={change.to} />
      </p>
      <p>{t(approves ? 'rtp.variantsNote' : 'rtp.rejectText')}</p>
    </ConfirmDialog>
  )
}
