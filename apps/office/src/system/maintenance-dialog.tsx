import { useTexts } from '@camellia/i18n/texts'
import { ConfirmDialog } from '@camellia/ui/office-dialog'
import { useState } from 'react'
import styles from './system.module.css'

const MESSAGE_MAX = 500

/** Closing asks for the words that players will read; opening only for a click. */
export function MaintenanceDialog({
  on,
  message,
  busy,
  onConfirm,
  onClose,
}: {
  readonly on: boolean
  readonly message: string
  readonly busy: boolean
  readonly onConfirm: (message: string) => void
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [text, setText] = useState(() => message || t('maintenance.usual'))
  return (
    <ConfirmDialog
      title={t(on ? 'maintenance.openTitle' : 'maintenance.closeTitle')}
      action={t(on ? 'maintenance.open' : 'maintenance.close')}
      cancel={t('word.cancel')}
      look={on ? 'ink' : 'badSolid'}
      busy={busy}
      onConfirm={() => text.trim() && onConfirm(text.trim())}
      onClose={onClose}
    >
      <p>{t(on ? 'maintenance.openText' : 'maintenance.closeText')}</p>
      {!on && (
        <label className={styles.message}>
          <span>{t('maintenance.message')}</span>
          <textarea
            rows={3}
            maxLength={MESSAGE_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
      )}
    </ConfirmDialog>
  )
}
