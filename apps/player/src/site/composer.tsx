import { useTexts } from '@camellia/i18n/texts'
import { AttachmentButton } from '@camellia/ui/attachment'
import { Icon } from '@camellia/ui/icons'
import type { ClipboardEvent, KeyboardEvent, Ref } from 'react'
import { ChosenFile } from './chosen-file'
import styles from './composer.module.css'
import type { Draft } from './use-draft'
import { usePhone } from './use-phone'

/** A line that grows, a file, and a button to send both. */
export function Composer({
  label,
  max,
  draft,
  busy = false,
  fileAlone = false,
  box,
  onType,
  onSend,
}: {
  readonly label: string
  readonly max: number
  readonly draft: Draft
  readonly busy?: boolean
  /** A file without words may go too. */
  readonly fileAlone?: boolean
  readonly box?: Ref<HTMLTextAreaElement>
  readonly onType?: () => void
  readonly onSend: () => void
}) {
  const { t } = useTexts()
  const phone = usePhone()
  const { text, setText, upload } = draft
  const says = text.trim() !== '' || (fileAlone && upload.file !== undefined)
  const ready = says && !busy && !upload.busy && !upload.wrong
  const onKeyDown = (event: KeyboardEvent) => {
    // A finger has a button to send with, and a key for the next line.
    if (event.key !== 'Enter' || event.shiftKey || phone || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (ready) onSend()
  }
  const onPaste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files
    if (!file) return
    event.preventDefault()
    upload.choose(file)
  }
  return (
    <div className={styles.composer}>
      <ChosenFile upload={upload} />
      <div className={styles.line}>
        <AttachmentButton label={t('file.attach')} className={styles.tool} onFile={upload.choose}>
          <Icon name="attach" />
        </AttachmentButton>
        <textarea
          ref={box}
          className={styles.box}
          dir="auto"
          rows={Math.min(5, text.split('\n').length)}
          maxLength={max}
          aria-label={label}
          placeholder={label}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            onType?.()
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <button
          type="button"
          className={styles.send}
          aria-label={t('talk.send')}
          title={t('talk.send')}
          disabled={!ready}
          aria-busy={busy || undefined}
          onClick={onSend}
        >
          <Icon name="send" />
        </button>
      </div>
    </div>
  )
}
