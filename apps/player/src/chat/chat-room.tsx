import { CHAT_POST_MAX } from '@camellia/contract/chat'
import { useTexts } from '@camellia/i18n/texts'
import { Skeleton } from '@camellia/ui/skeleton'
import { ErrorState } from '@camellia/ui/states'
import { useEffect, useRef, useState } from 'react'
import { Composer } from '../site/composer'
import { usePhone } from '../site/use-phone'
import { Became } from './became'
import styles from './chat.module.css'
import { ChatHead } from './chat-head'
import { ChatPosts } from './chat-posts'
import { LeaveBar } from './leave-bar'
import type { Chat } from './use-chat'
import { useSayTyping } from './use-typing'

/** Head, words, and where one writes. */
export function ChatRoom({
  chat,
  onLeave,
  onClose,
}: {
  readonly chat: Chat
  /** The page changes to somewhere one wants to see. */
  readonly onLeave: () => void
  readonly onClose?: () => void
}) {
  const [leaving, setLeaving] = useState(false)
  return (
    <div className={styles.room}>
      <ChatHead chat={chat} {...(onClose && { onClose })} onEnd={() => setLeaving(true)} />
      <Body chat={chat} />
      <div className={styles.foot}>
        {chat.inquiry && <Became inquiry={chat.inquiry} onGo={onLeave} />}
        {!chat.inquiry && leaving && chat.chat && (
          <LeaveBar leave={chat.leave} onStay={() => setLeaving(false)} />
        )}
        {!chat.inquiry && !(leaving && chat.chat) && <Writing chat={chat} />}
      </div>
    </div>
  )
}

function Body({ chat }: { readonly chat: Chat }) {
  const { loading, refusal, retry } = chat
  if (refusal) return <ErrorState code={refusal.code} onRetry={retry} />
  if (loading) {
    return (
      <div className={styles.waiting} aria-busy="true">
        <Skeleton height={44} width="60%" round={18} />
        <Skeleton height={64} width="70%" round={18} />
      </div>
    )
  }
  return <ChatPosts chat={chat} />
}

function Writing({ chat }: { readonly chat: Chat }) {
  const { t } = useTexts()
  const phone = usePhone()
  const box = useRef<HTMLTextAreaElement>(null)
  const sayTyping = useSayTyping(chat.chat !== undefined)
  const { draft, wrong } = chat
  useEffect(() => {
    // On a phone the keyboard would cover what was said.
    if (!phone) box.current?.focus()
  }, [phone])
  const send = () => {
    const { id, text, upload } = draft
    chat.say({ id, content: text.trim(), file: upload.file ?? null })
    draft.clear()
    box.current?.focus()
  }
  return (
    <>
      {wrong && (
        <p className={styles.wrong} role="alert">
          {t(wrong === 'LIMIT_REACHED' ? 'chat.tooFast' : `code.${wrong}`)}
        </p>
      )}
      <Composer
        label={t('chat.write')}
        max={CHAT_POST_MAX}
        draft={draft}
        fileAlone
        box={box}
        onType={sayTyping}
        onSend={send}
      />
    </>
  )
}
