import { useSession } from '@camellia/client/session'
import { useTexts } from '@camellia/i18n/texts'
import { Won } from '@camellia/ui/money'
import { ConfirmDialog, OfficeDialog } from '@camellia/ui/office-dialog'
import queueStyles from '../site/queue.module.css'
import { QueueBulkBar } from '../site/queue-bulk-bar'
import { ReasonForm } from '../site/reason-form'
import styles from './money.module.css'
import { stepOf, sumOf } from './money.rules'
import type { Bulk, QueueState } from './queue-state'
import { macroIn, useMacros, useReasonNote } from './use-macros'

/** What can be decided about all the requests that are chosen, with their sum. */
export function BulkBar({ state }: { readonly state: QueueState }) {
  const { t, number, won } = useTexts()
  const { cursor, fresh, setBulk } = state
  const rows = chosenIn(state)
  if (rows.length === 0) return null
  return (
    <QueueBulkBar
      says={t('money.chosen', { number: number(rows.length), amount: won(sumOf(rows)) })}
      enabled={fresh}
      onApprove={() => setBulk('APPROVE')}
      onRefuse={() => setBulk('REJECT')}
      onUnchoose={() => cursor.choose(new Set())}
    />
  )
}

function chosenIn({ queue, cursor }: QueueState) {
  return queue.view.rows.filter(({ id }) => cursor.chosen.has(id))
}

/** Several at once: whose, how much in all, and what will happen, before it does. */
export function BulkDialogs({
  bulk,
  state,
}: {
  readonly bulk: Bulk | undefined
  readonly state: QueueState
}) {
  const { t, number } = useTexts()
  const { code } = useSession('code')
  const { queue, cursor } = state
  const rows = chosenIn(state)
  const close = () => state.setBulk(undefined)
  const decide = (reason?: string, macro?: string) => {
    const ids = rows.map(({ id }) => id)
    const why = { ...(reason !== undefined && { reason }), ...macroIn(macro) }
    queue.decide({ ids, verdict: bulk ?? 'APPROVE', ...why })
    cursor.choose(new Set())
    close()
  }
  const macros = useMacros(queue.kind)
  const note = useReasonNote(queue.kind)
  if (bulk === undefined || rows.length === 0) return null
  const title = t(`money.bulk${bulk}`, { number: number(rows.length) })
  const sum = (
    <p className={styles.bulkSum}>
      {t('money.sum')} <Won amount={sumOf(rows)} className="semi" />
    </p>
  )
  const names = rows.map(({ member }) => member.name).join(' · ')
  if (bulk === 'REJECT') {
    return (
      <OfficeDialog title={title} onClose={close}>
        <div className={queueStyles.dialogForm}>
          <p className="t2">{names}</p>
          {sum}
          <ReasonForm {...{ macros, note }} busy={queue.busy} onSend={decide} onCancel={close} />
        </div>
      </OfficeDialog>
    )
  }
  const halves = rows.filter((row) => stepOf(row, code) === 'FIRST').length
  return (
    <ConfirmDialog
      title={title}
      action={t('waiting.approve')}
      cancel={t('word.cancel')}
      look="ok"
      onConfirm={() => decide()}
      onClose={close}
    >
      <p>{names}</p>
      {sum}
      {halves > 0 && <p className="tone-warn">{t('money.bulkTwo', { number: number(halves) })}</p>}
      <p className="t2">{t('waiting.bulkNote')}</p>
    </ConfirmDialog>
  )
}
