import type { Upload } from '@camellia/client/use-upload'
import type { InquiryCategory } from '@camellia/contract/inquiry'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { AttachmentButton, AttachmentChip, sizeText } from '@camellia/ui/attachment'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import styles from './composer.module.css'
import { ReadyAnswers } from './ready-answers'

/** Where a key goes that wants to write. */
export const COMPOSER = 'composer'

export function focusComposer(): void {
  document.getElementById(COMPOSER)?.focus()
}

/** Words to a member: ready-made answers with `/`, a file, and the buttons of whoever uses it. */
export function Composer({
  label,
  max,
  text,
  onText,
  upload,
  member,
  category,
  onSend,
  children,
}: {
  readonly label: string
  readonly max: number
  readonly text: string
  readonly onText: (text: string) => void
  readonly upload: Upload
  readonly member: MemberId
  readonly category?: InquiryCategory
  /** A key asked to send; says whether it was one that does. */
  readonly onSend: (event: KeyboardEvent) => boolean
  readonly children: ReactNode
}) {
  const { t } = useTexts()
  const [choosing, setChoosing] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') box.current?.blur()
    else if (event.key === '/' && text === '') setChoosing(true)
    else if (!onSend(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onPaste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files
    if (!file) return
    event.preventDefault()
    upload.choose(file)
  }
  return (
    <div className={styles.composer}>
      <textarea
        ref={box}
        id={COMPOSER}
        dir="auto"
        rows={Math.min(9, Math.max(3, text.split('\n').length))}
        maxLength={max}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <Chosen upload={upload} />
      <div className={styles.bar}>
        <AttachmentButton label={t('talk.attach')} className={styles.attach} onFile={upload.choose}>
          <OfficeIcon name="attach" />
        </AttachmentButton>
        <ReadyAnswers
          open={choosing}
          onChange={setChoosing}
          member={member}
          {...(category && { category })}
          onText={(filled) => {
            onText((text === '' ? filled : `${text}\n${filled}`).slice(0, max))
            // The popover gives the focus back to its button first.
            requestAnimationFrame(() => box.current?.focus())
          }}
        />
        <span className="fill" />
        {children}
      </div>
    </div>
  )
}

function Chosen({ upload }: { readonly upload: Upload }) {
  const { t } = useTexts()
  const { chosen, busy, wrong, drop } = upload
  if (!chosen) return null
  const note = () => {
    if (wrong) return t(wrong === 'LIMIT_REACHED' ? 'talk.fileLimit' : fileText(wrong))
    return busy ? t('talk.sending') : sizeText(chosen.size)
  }
  return (
    <AttachmentChip
      name={chosen.name}
      note={note()}
      busy={busy}
      wrong={wrong !== undefined}
      drop={t('talk.dropFile')}
      onDrop={drop}
    />
  )
}

function fileText(code: NonNullable<Upload['wrong']>) {
  if (code === 'INVALID_FILE_TYPE') return 'talk.fileType'
  return code === 'PAYLOAD_TOO_LARGE' ? 'talk.fileSize' : (`code.${code}` as const)
}
