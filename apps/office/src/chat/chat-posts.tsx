import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { Bubble } from '../site/bubble'
import { useFormats } from '../site/formats'
import styles from '../site/talk.module.css'
import { byDay, type ShownPost, seenMark, type WholeChat } from './chat.rules'
import { useTyping } from './use-typing'

/** What was said, by day; whether the member has seen it, and whether they are writing. */
export function ChatPosts({
  chat,
  posts,
  onAgain,
}: {
  readonly chat: WholeChat
  readonly posts: readonly ShownPost[]
  readonly onAgain: (id: string) => void
}) {
  const { t, day } = useTexts()
  const { minute } = useFormats()
  const typing = useTyping(chat.id)
  const seen = seenMark(posts, chat.seenByMember)
  return (
    <>
      {byDay(posts).map((said) => (
        <ul key={said.day} className={styles.said} style={{ marginBlockEnd: 14 }}>
          <li className={styles.day}>{day(`${said.day}T12:00:00+09:00`)}</li>
          {said.posts.map((post) => (
            <Bubble
              key={post.id}
              ours={post.ours}
              who={post.who && <bdi className="med">{post.who}</bdi>}
              at={minute(post.createdAt)}
              text={post.content}
              file={post.file}
              pale={post.state !== 'SENT'}
              note={<Note post={post} seen={post.id === seen} onAgain={onAgain} />}
            />
          ))}
        </ul>
      ))}
      <p className="f12 tone-ok" role="status" style={{ minBlockSize: 20 }}>
        {typing && t('chat.isTyping', { name: chat.member.name })}
      </p>
    </>
  )
}

function Note({
  post,
  seen,
  onAgain,
}: {
  readonly post: ShownPost
  readonly seen: boolean
  readonly onAgain: (id: string) => void
}) {
  const { t } = useTexts()
  if (post.state === 'FAILED') {
    return (
      <span className="row tone-bad">
        {t('chat.notSent')}
        <OfficeButton size="sm" onClick={() => onAgain(post.id)}>
          {t('word.retry')}
        </OfficeButton>
      </span>
    )
  }
  if (post.state === 'SENDING') return t('chat.sending')
  return seen ? t('chat.seen') : null
}
