import { useEndpoint } from '@camellia/client/hooks'
import type { OutputOf } from '@camellia/contract/endpoint'
import { moveMember, previewMove } from '@camellia/contract/member-move'
import type { MemberPanel } from '@camellia/contract/member-panel'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useState } from 'react'
import { FormDialog, ReasonField } from '../site/form-dialog'
import { LineOf } from '../site/line-of'
import styles from './edit.module.css'
import { percentText } from './edit.rules'
import { useEdit } from './edit-dialog'
import { PartnerField, type PickedPartner } from './edit-partner'

type Preview = OutputOf<typeof previewMove>

/** Where to, what changes for both lines, the brief's warning, and why. */
export function MoveDialog({
  member,
  onClose,
}: {
  readonly member: MemberPanel
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [to, setTo] = useState<PickedPartner>()
  const [reason, setReason] = useState('')
  const { data, isFetching, error } = usePreview(member.id, to?.id)
  const { run, busy, refusal } = useEdit(moveMember, { done: t('edit.moved'), onDone: onClose })
  const fits = to !== undefined && data !== undefined && data.problems.length === 0
  return (
    <FormDialog
      title={t('edit.moveTitle', { name: member.name })}
      action={t('edit.move')}
      look="badSolid"
      width={560}
      busy={busy}
      ready={fits && !isFetching && reason.trim() !== ''}
      refusal={refusal ?? error}
      onSubmit={() => to && run({ id: member.id, parentId: to.id, reason: reason.trim() })}
      onClose={onClose}
    >
      <PartnerField label={t('edit.moveTo')} value={to} onChange={setTo} autoFocus />
      {to && data && <Lines preview={data} />}
      <p className={styles.warning}>
        <OfficeIcon name="warning" size={14} />
        {t('edit.moveWarning')}
      </p>
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  )
}

function usePreview(id: MemberId, parentId: MemberId | undefined) {
  const enabled = parentId !== undefined
  const { data, isFetching, error, isPlaceholderData } = useEndpoint(
    previewMove,
    { id, parentId: parentId ?? id },
    { enabled },
  )
  return { data: enabled && !isPlaceholderData ? data : undefined, isFetching, error }
}

function Lines({ preview }: { readonly preview: Preview }) {
  const { t, number, won } = useTexts()
  const { moved, from, to, depth, problems, rates } = preview
  return (
    <div className={styles.move} aria-live="polite">
      <div className={styles.lines}>
        <LineCard title={t('edit.moveFrom')} side={from} />
        <OfficeIcon name="next" size={16} className="t3" />
        <LineCard title={t('edit.moveInto')} side={to} />
      </div>
      <ul className={styles.moved}>
        <li>
          {t('edit.movedPeople', {
            partners: number(moved.partners),
            staff: number(moved.staff),
            players: number(moved.players),
          })}
        </li>
        <li>{t('edit.movedMoney', { balance: won(moved.balance), stake: won(moved.stake) })}</li>
        <li>{t('edit.movedDepth', { depth: number(depth) })}</li>
      </ul>
      {problems.map((problem) => (
        <p key={problem} className={styles.wrong} role="alert">
          <OfficeIcon name="alert" size={14} />
          {t(`edit.problem.${problem}`)}
        </p>
      ))}
      {rates.map(({ kind, type, own, most }) => (
        <p key={`${kind} ${type}`} className="t3 f12">
          {t(`gameType.${type}`)} {t(`edit.${kind}`)}{' '}
          <bdi dir="ltr">
            {percentText(own)} % &gt; {percentText(most)} %
          </bdi>
        </p>
      ))}
    </div>
  )
}

function LineCard({ title, side }: { readonly title: string; readonly side: Preview['from'] }) {
  const { t, number } = useTexts()
  return (
    <div className={styles.lineCard}>
      <span className="t3 f12">{title}</span>
      <LineOf line={side.line} />
      <bdi dir="ltr" className="n semi">
        {number(side.membersNow)} → {number(side.membersThen)}
      </bdi>
      <span className="t3 f12">{t('edit.membersBelow')}</span>
    </div>
  )
}
