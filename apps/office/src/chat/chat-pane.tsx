import { call } from '@camellia/client/call'
import { useUpload } from '@camellia/client/use-upload'
import { CHAT_POST_MAX, seeAsStaff } from '@camellia/contract/chat'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Kbd } from '@camellia/ui/office-kbd'
import { useNarrow } from '@camellia/ui/office-media'
import { OfficeFailed } from '@camellia/ui/office-states'
import { Skeleton } from '@camellia/ui/skeleton'
import { type KeyboardEvent, useEffect } from 'react'
import { Composer } from '../site/composer'
import { useWords } from '../site/drafts'
import { useFresh } from '../site/live'
import { useMay } from '../site/may'
import { TalkPane } from '../site/talk'
import styles from '../site/talk.module.css'
import chatStyles from './chat.module.css'
import { lastOfMember, type WholeChat } from './chat.rules'
import { ChatHead } from './chat-head'
import { ChatMoney } from './chat-money'
import { ChatPosts } from './chat-posts'
import { useTalk, type Words } from './use-talk'
import { useSayTyping } from './use-typing'

/** One live conversation. */
export function ChatPane({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTexts()
  const may = useMay('Faq.write')
  const narrow = useNarrow()
  const money = useMay('Member.update') && !narrow
  const talk = useTalk(id)
  const { chat, posts, error } = talk
  const heard = may && chat && (chat.mine || chat.status === 'WAITING')
  useSeen(id, heard && chat.unread > 0 ? lastOfMember(posts) : undefined)
  return (
    <div className={chatStyles.beside}>
      <TalkPane
        label={chat?.member.name ?? ''}
        follow={posts.at(-1)?.id}
        head={<ChatHead chat={chat} onClose={onClose} />}
        foot={chat && may && <Foot chat={chat} say={talk.say} />}
      >
        {error && !chat && <OfficeFailed code={error.code} onRetry={talk.retry} />}
        {!error && !chat && <Skeleton height={140} />}
        {chat && talk.older.has && (
          <p className={styles.says} style={{ justifyContent: 'center' }}>
            <OfficeButton size="sm" busy={talk.older.busy} onClick={talk.older.load}>
              {t('chat.older')}
            </OfficeButton>
          </p>
        )}
        {chat && <ChatPosts chat={chat} posts={posts} onAgain={talk.again} />}
      </TalkPane>
      {money && chat && (
        <aside aria-label={t('chat.money')}>
          <ChatMoney id={chat.member.id} />
        </aside>
      )}
    </div>
  )
}

/** Looking at it is having seen it: the member is told, once per word. */
function useSeen(chat: string, post: string | undefined): void {
  useEffect(() => {
    if (!post || document.hidden) return
    call(seeAsStaff, { chat, post }).catch(() => {})
  }, [chat, post])
}

function Foot({ chat, say }: { readonly chat: WholeChat; readonly say: (words: Words) => void }) {
  const { t } = useTexts()
  if (chat.status === 'CLOSED') {
    return (
      <p className={styles.says}>
        <OfficeIcon name="check" size={14} />
        {t('chat.over')}
      </p>
    )
  }
  if (chat.assigned && !chat.mine) {
    return (
      <p className={styles.says}>
        <OfficeIcon name="lock" size={14} />
        {t('chat.heldBy', { name: chat.assigned.name })}
      </p>
    )
  }
  return <Talking chat={chat} say={say} />
}

/** Enter sends, Shift and Enter begins a line. */
function Talking({
  chat,
  say,
}: {
  readonly chat: WholeChat
  readonly say: (words: Words) => void
}) {
  const { t } = useTexts()
  const fresh = useFresh()
  const [text, setText] = useWords(chat.id)
  const upload = useUpload()
  const tell = useSayTyping(chat.id)
  const something = text.trim() !== '' || upload.file !== undefined
  const ready = something && !upload.busy && !upload.wrong && fresh
  const send = () => {
    if (!ready) return
    say({ content: text.trim(), file: upload.file ?? null })
    setText('')
    upload.drop()
  }
  const onKey = (event: KeyboardEvent) => {
    const sends = event.key === 'Enter' && !event.shiftKey
    if (sends) send()
    return sends
  }
  return (
    <Composer
      label={t(chat.status === 'WAITING' ? 'chat.sayFirst' : 'chat.say')}
      max={CHAT_POST_MAX}
      text={text}
      onText={(next) => {
        setText(next)
        tell()
      }}
      upload={upload}
      member={chat.member.id}
      onSend={onKey}
    >
      <OfficeButton look="ink" disabled={!ready} onClick={send}>
        <OfficeIcon name="send" size={14} />
        {t('chat.send')} <Kbd on>↵</Kbd>
      </OfficeButton>
    </Composer>
  )
}
