import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Kbd } from '@camellia/ui/office-kbd'
import { Panel } from '@camellia/ui/office-panel'
import { type ReactNode, useRef } from 'react'
import { useKeys } from '../site/keys'
import styles from './difference.module.css'

const REASON_MAX = 200

/** What will be otherwise, why, and the one button that makes it so. */
export function SavePanel({
  tags,
  note,
  reason,
  optional = false,
  onReason,
  action,
  busy,
  enabled,
  onClear,
  onSave,
  onClose,
  children,
}: {
  readonly tags: ReactNode
  readonly note: string
  readonly reason: string
  /** It may be saved without a word. */
  readonly optional?: boolean
  readonly onReason: (reason: string) => void
  readonly action: string
  readonly busy: boolean
  readonly enabled: boolean
  readonly onClear: () => void
  readonly onSave: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const { t } = useTexts()
  const box = useRef<HTMLTextAreaElement>(null)
  const save = () => {
    if (!enabled || busy) return
    if (optional || reason.trim() !== '') onSave()
    else box.current?.focus()
  }
  useKeys([{ keys: ['Mod+S'], text: 'difference.key', run: save }])
  return (
    <div className={styles.narrower}>
      <Panel
        label={t('difference.title')}
        onClose={onClose}
        head={
          <>
            <h2 className={styles.title}>{t('difference.title')}</h2>
            {tags}
            <span className="fill" />
            <OfficeButton look="ghost" size="sm" onClick={onClear}>
              {t('difference.clear')}
            </OfficeButton>
          </>
        }
        foot={
          <>
            <p className={styles.note}>
              <OfficeIcon name="zap" size={14} />
              {note}
            </p>
            <div className={styles.buttons}>
              <OfficeButton size="lg" onClick={onClose}>
                {t('word.close')}
              </OfficeButton>
              <OfficeButton
                look="ink"
                size="lg"
                wide
                busy={busy}
                disabled={!enabled}
                onClick={save}
              >
                {action} <Kbd on>⌘S</Kbd>
              </OfficeButton>
            </div>
          </>
        }
      >
        <div className={styles.body}>{children}</div>
        <label className={styles.reason}>
          <span>
            {t('difference.reason')}{' '}
            <span className={optional ? 't3' : 'tone-bad'}>
              {t(optional ? 'word.optional' : 'difference.required')}
            </span>
          </span>
          <textarea
            ref={box}
            rows={2}
            maxLength={REASON_MAX}
            value={reason}
            onChange={(event) => onReason(event.target.value)}
          />
        </label>
      </Panel>
    </div>
  )
}
