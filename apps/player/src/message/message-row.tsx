import { useAction, useRefresh } from '@camellia/client/hooks'
import type { OutputOf } from '@camellia/contract/endpoint'
import { listMessages, readMessages, removeMessages } from '@camellia/contract/message'
import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { useRefusalToast } from '../site/use-refusal'
import styles from './message.module.css'

export type Message = OutputOf<typeof listMessages>['items'][number]

/** One message; opening it marks it as read. */
export function MessageRow({ message }: { readonly message: Message }) {
  const { t, time } = useTexts()
  const { read, remove } = useMessageActions()
  const [open, setOpen] = useState(false)
  const unread = message.status === 0
  const toggle = () => {
    setOpen(!open)
    if (unread) read.run({ ids: [message.id] })
  }
  return (
    <li className={styles.row} data-unread={unread}>
      <button type="button" className={styles.head} aria-expanded={open} onClick={toggle}>
        <Icon name={unread ? 'mail' : 'mailOpen'} />
        <span className={styles.title}>
          <b>{message.title}</b>
          <small>
            <bdi>{message.sender}</bdi> ·{' '}
            <time dateTime={message.createdAt}>{time(message.createdAt)}</time>
          </small>
        </span>
        {unread && <span className={styles.pill}>{t('message.unread')}</span>}
      </button>
      {open && (
        <div className={styles.body}>
          <p dir="auto">{message.content}</p>
          <Remove busy={remove.busy} onSure={() => remove.run({ ids: [message.id] })} />
        </div>
      )}
    </li>
  )
}

/** Asked once more: what is removed does not come back. */
function Remove({ busy, onSure }: { readonly busy: boolean; readonly onSure: () => void }) {
  const { t } = useTexts()
  const [asking, setAsking] = useState(false)
  if (!asking) {
    return (
      <Button size="sm" onClick={() => setAsking(true)}>
        <Icon name="trash" size={16} />
        {t('message.remove')}
      </Button>
    )
  }
  return (
    <div className={styles.sure} role="alert">
      <span>{t('message.removeSure')}</span>
      <Button size="sm" onClick={() => setAsking(false)}>
        {t('word.cancel')}
      </Button>
      <Button size="sm" look="danger" busy={busy} onClick={onSure}>
        {t('message.remove')}
      </Button>
    </div>
  )
}

function useMessageActions() {
  const { t } = useTexts()
  const refresh = useRefresh()
  const onRefused = useRefusalToast()
  const read = useAction(readMessages, { onDone: () => void refresh(listMessages), onRefused })
  const remove = useAction(removeMessages, {
    onDone: () => {
      toast('success', t('message.removed'))
      void refresh(listMessages)
    },
    onRefused,
  })
  return { read, remove }
}
