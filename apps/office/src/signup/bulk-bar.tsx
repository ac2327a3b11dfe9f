import { useTexts } from '@camellia/i18n/texts'
import { ConfirmDialog, OfficeDialog } from '@camellia/ui/office-dialog'
import queueStyles from '../site/queue.module.css'
import { QueueBulkBar } from '../site/queue-bulk-bar'
import { RefuseForm } from './refuse-form'
import type { Cursor, Queue } from './use-queue'

export type Bulk = 'APPROVE' | 'REFUSE'

/** What can be decided about all the sign-ups that are chosen. */
export function BulkBar({
  cursor,
  onBulk,
  enabled,
}: {
  readonly cursor: Cursor
  readonly onBulk: (bulk: Bulk) => void
  readonly enabled: boolean
}) {
  const { t } = useTexts()
  const count = cursor.chosen.size
  if (count === 0) return null
  return (
    <QueueBulkBar
      says={t('waiting.chosen', { count })}
      enabled={enabled}
      onApprove={() => onBulk('APPROVE')}
      onRefuse={() => onBulk('REFUSE')}
      onUnchoose={() => cursor.choose(new Set())}
    />
  )
}

/** Several at once: who they are and what will happen, before it does. All of them or none. */
export function BulkDialogs({
  bulk,
  queue,
  cursor,
  onClose,
}: {
  readonly bulk: Bulk | undefined
  readonly queue: Queue
  readonly cursor: Cursor
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const ids = [...cursor.chosen]
  const names = queue.view.rows.filter(({ id }) => cursor.chosen.has(id)).map(({ name }) => name)
  const decide = (reason?: string) => {
    queue.decide({ ids, verdict: bulk ?? 'APPROVE', ...(reason !== undefined && { reason }) })
    cursor.choose(new Set())
    onClose()
  }
  if (bulk === undefined || ids.length === 0) return null
  const title = t(`waiting.bulk${bulk}`, { count: ids.length })
  if (bulk === 'REFUSE') {
    return (
      <OfficeDialog title={title} onClose={onClose}>
        <div className={queueStyles.dialogForm}>
          <p className="t2">{names.join(' · ')}</p>
          <RefuseForm busy={queue.busy} onRefuse={decide} onCancel={onClose} />
        </div>
      </OfficeDialog>
    )
  }
  return (
    <ConfirmDialog
      title={title}
      action={t('waiting.approve')}
      cancel={t('word.cancel')}
      onConfirm={() => decide()}
      onClose={onClose}
    >
      <p>{names.join(' · ')}</p>
      <p>{t('waiting.bulkNote')}</p>
    </ConfirmDialog>
  )
}
