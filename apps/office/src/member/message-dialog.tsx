import { useAction } from '@camellia/client/hooks'
import { sendMessage } from '@camellia/contract/message'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { DialogActions, OfficeDialog } from '@camellia/ui/office-dialog'
import { toast } from '@camellia/ui/toast'
import { type FormEvent, useState } from 'react'
import styles from './people.module.css'
import { type Named, Receivers } from './receivers'

const TITLE_MAX = 100
const CONTENT_MAX = 2_000

/** A message to one or several: all of them get it or none. */
export function MessageDialog({
  to,
  onClose,
}: {
  readonly to: readonly Named[]
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [title, setTitle] = useState('')
  const [content, setContent] = useState('')
  const { run, busy } = useAction(sendMessage, {
    onDone: () => {
      toast('success', t('message.sent', { count: to.length }))
      onClose()
    },
    onRefused: ({ code }) => toast('warning', t(`code.${code}`)),
  })
  const ready = title.trim() !== '' && content.trim() !== ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (ready) run({ ids: to.map(({ id }) => id), title: title.trim(), content: content.trim() })
  }
  return (
    <OfficeDialog title={t('message.write')} width={520} onClose={onClose}>
      <form className={styles.form} onSubmit={send}>
        <Receivers to={to} />
        <label>
          <span>{t('message.title')}</span>
          <input
            data-autofocus
            maxLength={TITLE_MAX}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </label>
        <label>
          <span>{t('message.content')}</span>
          <textarea
            rows={6}
            maxLength={CONTENT_MAX}
            value={content}
            onChange={(event) => setContent(event.target.value)}
          />
        </label>
        <DialogActions>
          <OfficeButton onClick={onClose}>{t('word.cancel')}</OfficeButton>
          <OfficeButton type="submit" look="ink" busy={busy} disabled={!ready}>
            {t('message.send', { count: to.length })}
          </OfficeButton>
        </DialogActions>
      </form>
    </OfficeDialog>
  )
}
