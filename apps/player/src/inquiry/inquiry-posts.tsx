import type { InquiryPost, MyWholeInquiry } from '@camellia/contract/inquiry'
import { type TextKey, useTexts } from '@camellia/i18n/texts'
import { Fragment, useEffect, useRef } from 'react'
import { Bubble, DayMark, Said } from '../site/bubble'
import { byDay } from '../site/days.rules'
import styles from './inquiry.module.css'

const WHO: Readonly<Record<InquiryPost['side'], TextKey | undefined>> = {
  MEMBER: undefined,
  STAFF: 'inquiry.staff',
  MACRO: 'inquiry.macro',
}

export function InquiryPosts({ inquiry }: { readonly inquiry: MyWholeInquiry }) {
  const { t, day } = useTexts()
  const { posts, channel } = inquiry
  // Asked in one tap: the words are the same for everyone and were never typed.
  const wordsOf = ({ content, file }: InquiryPost) =>
    content === '' && !file && channel === 'FAST_DEPOSIT' ? t('inquiry.fastAsked') : content
  const end = useRef<HTMLDivElement>(null)
  const count = useRef(posts.length)
  useEffect(() => {
    if (posts.length > count.current) end.current?.scrollIntoView({ block: 'nearest' })
    count.current = posts.length
  }, [posts.length])
  return (
    <div className={styles.posts} aria-live="polite">
      <Said>
        {byDay(posts).map((said) => (
          <Fragment key={said.day}>
            <DayMark>{day(`${said.day}T12:00:00+09:00`)}</DayMark>
            {said.posts.map((post) => {
              const who = WHO[post.side]
              return (
                <Bubble
                  key={post.id}
                  mine={post.side === 'MEMBER'}
                  who={who && t(who)}
                  at={post.createdAt}
                  text={wordsOf(post)}
                  file={post.file}
                />
              )
            })}
          </Fragment>
        ))}
      </Said>
      <div ref={end} />
    </div>
  )
}
