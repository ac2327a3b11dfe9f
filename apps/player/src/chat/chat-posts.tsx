import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Fragment, useEffect, useRef } from 'react'
import { Bubble, DayMark, Said } from '../site/bubble'
import { byDay } from '../site/days.rules'
import styles from './chat.module.css'
import { isAtTop, type ShownPost, seenMark } from './chat.rules'
import type { Chat } from './use-chat'
import { useTyping } from './use-typing'

/** What was said, by day, the newest at the bottom; what was before comes when one goes up. */
export function ChatPosts({ chat }: { readonly chat: Chat }) {
  const { t } = useTexts()
  const { posts, older, pending } = chat
  const area = useRef<HTMLElement>(null)
  const typing = useTyping(posts.findLast(({ mine }) => !mine)?.id)
  const mine = pending.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: my own word is always in view.
  useEffect(() => {
    if (area.current) area.current.scrollTop = 0
  }, [mine])
  const look = () => {
    if (area.current && older.has && isAtTop(area.current)) older.load()
  }
  return (
    <section
      ref={area}
      className={styles.posts}
      aria-label={t('chat.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it.
      tabIndex={0}
      onScroll={look}
    >
      <div className={styles.said} role="log">
        {older.has && posts.length > 0 && (
          <Button size="sm" look="ghost" busy={older.busy} onClick={older.load}>
            {t('chat.older')}
          </Button>
        )}
        {posts.length === 0 && !chat.inquiry && <Hello staffed={chat.staffed} />}
        <Days chat={chat} />
        {chat.ended && <p className={styles.ended}>{t('chat.ended')}</p>}
        {typing && chat.chat && (
          <p className={styles.typing}>
            <i aria-hidden="true" />
            {t('chat.typing')}
          </p>
        )}
      </div>
    </section>
  )
}

function Days({ chat }: { readonly chat: Chat }) {
  const { t, day } = useTexts()
  const { posts } = chat
  const seen = seenMark(posts, chat.chat?.seenByStaff ?? null)
  return (
    <Said>
      {byDay(posts).map((said) => (
        <Fragment key={said.day}>
          <DayMark>{day(`${said.day}T12:00:00+09:00`)}</DayMark>
          {said.posts.map((post) => (
            <Bubble
              key={post.id}
              mine={post.mine}
              who={post.mine ? undefined : t('chat.staff')}
              at={post.createdAt}
              text={post.content}
              file={post.file}
              pale={post.state !== 'SENT'}
              note={<Note post={post} seen={post.id === seen} onAgain={chat.again} />}
            />
          ))}
        </Fragment>
      ))}
    </Said>
  )
}

function Hello({ staffed }: { readonly staffed: boolean }) {
  const { t } = useTexts()
  return (
    <div className={styles.hello}>
      <b>{t('chat.hello')}</b>
      <p>{t(staffed ? 'chat.helloText' : 'chat.awayText')}</p>
    </div>
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
      <span className={styles.failed}>
        {t('chat.notSent')}
        <button type="button" onClick={() => onAgain(post.id)}>
          {t('word.retry')}
        </button>
      </span>
    )
  }
  if (post.state === 'SENDING') return <span>{t('chat.sending')}</span>
  return seen ? <span>{t('chat.seen')}</span> : null
}
