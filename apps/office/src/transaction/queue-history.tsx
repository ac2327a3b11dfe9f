import type { StaffTransaction } from '@camellia/contract/transaction-queue'
import { useTexts } from '@camellia/i18n/texts'
import { PanelSection } from '@camellia/ui/office-panel'
import type { ReactNode } from 'react'
import { useFormats } from '../site/formats'
import queueStyles from '../site/queue.module.css'
import type { Decision } from './money.rules'

/** What happened to the request, the newest first. */
export function QueueHistory({
  row,
  decision,
}: {
  readonly row: StaffTransaction
  readonly decision: Decision | undefined
}) {
  const { t } = useTexts()
  const { claimedBy, startedAt, approved, approvedBy, createdAt } = row
  const { minute } = useFormats()
  const above = t('money.above')
  return (
    <PanelSection title={t('waiting.history')}>
      <ul className={queueStyles.timeline}>
        {decision && <DecidedEntry decision={decision} />}
        {row.sentAt && (
          <Entry tone="good" at={row.sentAt}>
            {t('payout.sentBy', { name: row.sentBy?.name ?? above })}
          </Entry>
        )}
        {approved && row.needsTwo && (
          <Entry tone="good" at={claimedBy ? undefined : startedAt}>
            {t('money.firstBy', { name: approvedBy?.name ?? above })}
          </Entry>
        )}
        {row.claimed && startedAt && (
          <Entry tone="mine" at={startedAt}>
            {t('money.claimedBy', { name: claimedBy?.name ?? above })}
            {row.claimedUntil && (
              <span className="t3"> · {t('claim.until', { time: minute(row.claimedUntil) })}</span>
            )}
          </Entry>
        )}
        <Entry at={createdAt}>{t('money.asked')}</Entry>
      </ul>
    </PanelSection>
  )
}

function DecidedEntry({ decision }: { readonly decision: Decision }) {
  const { t } = useTexts()
  const { verdict, by, at, reason, cancelled } = decision
  const name = by ?? t('money.above')
  return (
    <Entry tone={verdict === 'APPROVE' ? 'good' : 'bad'} at={at}>
      {cancelled ? t('money.cancelled') : t(`money.did${verdict}`, { name })}
      {reason && <q className={queueStyles.quote}>{reason}</q>}
    </Entry>
  )
}

function Entry({
  tone,
  at,
  children,
}: {
  readonly tone?: 'good' | 'bad' | 'mine'
  readonly at: string | null | undefined
  readonly children: ReactNode
}) {
  const { moment } = useFormats()
  return (
    <li data-tone={tone}>
      <bdi className="n t3">{at ? moment(at) : '—'}</bdi>
      <span>{children}</span>
    </li>
  )
}
