import type { TransactionDetail } from '@camellia/contract/transaction-detail'
import { useTexts } from '@camellia/i18n/texts'
import { PanelSection } from '@camellia/ui/office-panel'
import { useFormats } from '../site/formats'
import queueStyles from '../site/queue.module.css'

interface Stage {
  readonly tone?: 'good' | 'bad' | 'mine'
  readonly at: string
  readonly says: string
}

/** Asked for, claimed, agreed to, sent, decided: each with who and when, the newest first. */
export function TransactionStages({ detail }: { readonly detail: TransactionDetail }) {
  const { t } = useTexts()
  const { moment } = useFormats()
  const stages = useStages(detail)
  const { macro, reason } = detail.transaction
  const why = macro ? t(`moneyReason.${macro}.text`) : reason
  return (
    <PanelSection title={t('txnPanel.stages')}>
      <ul className={queueStyles.timeline}>
        {stages.map(({ tone, at, says }) => (
          <li key={`${at} ${says}`} data-tone={tone}>
            <bdi className="n t3">{moment(at)}</bdi>
            <span>{says}</span>
          </li>
        ))}
      </ul>
      {why && <q className={queueStyles.quote}>{why}</q>}
    </PanelSection>
  )
}

function useStages({ transaction, createdBy, approvedAt }: TransactionDetail): readonly Stage[] {
  const { t } = useTexts()
  const { claimed, claimedBy, startedAt, approvedBy, sentAt, sentBy, createdAt } = transaction
  const { decidedAt, processor, status, cancelled, needsTwo } = transaction
  const named = (person: { readonly name: string } | null) => person?.name ?? t('money.above')
  const verdict = status === 'FINISHED' ? 'APPROVE' : 'REJECT'
  const tone = status === 'FINISHED' ? 'good' : 'bad'
  const done = cancelled
    ? t('money.cancelled')
    : t(`money.did${verdict}`, { name: named(processor) })
  const stages: readonly (Stage | false | null)[] = [
    decidedAt !== null && { tone, at: decidedAt, says: done },
    sentAt !== null && {
      tone: 'good',
      at: sentAt,
      says: t('payout.sentBy', { name: named(sentBy) }),
    },
    approvedAt !== null &&
      needsTwo && {
        tone: 'good',
        at: approvedAt,
        says: t('money.firstBy', { name: named(approvedBy) }),
      },
    claimed &&
      startedAt !== null && {
        tone: 'mine',
        at: startedAt,
        says: t('money.claimedBy', { name: named(claimedBy) }),
      },
    { at: createdAt, says: `${t('money.asked')} · ${named(createdBy)}` },
  ]
  return stages.filter((stage) => stage !== false && stage !== null)
}
