import type { ChatPost } from '@camellia/contract/chat'
import { expect, test } from 'vitest'
import { isAtTop, seenMark, shownPosts, unseenPost } from './chat.rules'

function post(id: string, side: ChatPost['side'], createdAt = '2026-11-14T10:00:00.000Z') {
  return { id, side, content: id, file: null, createdAt }
}

const pending = (id: string, failed = false) => ({ ...post(id, 'MEMBER'), failed })

test('a word that has arrived is shown once, and one that has not comes last', () => {
  const shown = shownPosts(
    [post('a', 'MEMBER')],
    [post('a', 'MEMBER'), post('b', 'STAFF')],
    [pending('a'), pending('c'), pending('d', true)],
  )
  expect(shown.map(({ id, state }) => [id, state])).toEqual([
    ['a', 'SENT'],
    ['b', 'SENT'],
    ['c', 'SENDING'],
    ['d', 'FAILED'],
  ])
})

test('"seen" stands at the last of my words that the support has come past', () => {
  const shown = shownPosts([], [post('a', 'MEMBER'), post('b', 'STAFF'), post('c', 'MEMBER')], [])
  expect(seenMark(shown, 'b')).toBe('a')
  expect(seenMark(shown, 'c')).toBe('c')
  expect(seenMark(shown, null)).toBeUndefined()
})

test.each([
  { seen: 'a', unseen: 'c', because: 'the support has spoken since' },
  { seen: 'c', unseen: undefined, because: 'that was the last of it' },
  { seen: 'd', unseen: undefined, because: 'I have spoken since' },
  { seen: null, unseen: 'c', because: 'nothing was seen yet' },
])('having seen $seen, $unseen is new: $because', ({ seen, unseen }) => {
  const posts = [post('a', 'MEMBER'), post('b', 'STAFF'), post('c', 'STAFF'), post('d', 'MEMBER')]
  expect(unseenPost(posts, seen)).toBe(unseen)
})

test('older words are asked for at the upper end alone', () => {
  expect(isAtTop({ scrollTop: -580, scrollHeight: 1_000, clientHeight: 400 })).toBe(true)
  expect(isAtTop({ scrollTop: 0, scrollHeight: 1_000, clientHeight: 400 })).toBe(false)
})
