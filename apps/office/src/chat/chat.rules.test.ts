import type { QueuedChat } from '@camellia/contract/chat'
import { expect, test } from 'vitest'
import {
  byDay,
  inOrder,
  isTyping,
  lastOfMember,
  type PendingPost,
  type SaidPost,
  seenMark,
  shownPosts,
} from './chat.rules'
import { changedChats, chatSearch, inputOf } from './chat-search'

const ID = '0197f0aa-1111-7222-8333-444455556666'
const said = (id: string, side: 'MEMBER' | 'STAFF', createdAt = '2026-11-15T05:00:00.000Z') =>
  ({ id, side, content: id, file: null, createdAt, author: null }) as SaidPost
const pending = (id: string, failed = false): PendingPost => ({
  id,
  content: id,
  file: null,
  createdAt: '2026-11-15T05:01:00.000Z',
  failed,
})

test('what was said here is shown at once, and once', () => {
  const posts = shownPosts(
    [said('a', 'MEMBER')],
    [said('a', 'MEMBER'), said('b', 'STAFF')],
    [pending('b'), pending('c'), pending('d', true)],
  )
  expect(posts.map(({ id, state }) => `${id} ${state}`)).toEqual([
    'a SENT',
    'b SENT',
    'c SENDING',
    'd FAILED',
  ])
})

test('days are days of Seoul', () => {
  const posts = shownPosts(
    [],
    [
      said('a', 'MEMBER', '2026-11-14T14:59:00.000Z'),
      said('b', 'STAFF', '2026-11-14T15:01:00.000Z'),
    ],
    [],
  )
  expect(byDay(posts).map(({ day }) => day)).toEqual(['2026-11-14', '2026-11-15'])
})

test('the mark stands at the last of our words that was seen', () => {
  const posts = shownPosts([], [said('a', 'STAFF'), said('b', 'MEMBER'), said('c', 'STAFF')], [])
  expect(seenMark(posts, 'b')).toBe('a')
  expect(seenMark(posts, 'c')).toBe('c')
  expect(seenMark(posts, null)).toBeUndefined()
  expect(lastOfMember(posts)).toBe('b')
})

test('who waits stands first, the longest first', () => {
  const chat = (id: string, status: QueuedChat['status'], at: string) =>
    ({ id, status, createdAt: at, last: { at } }) as QueuedChat
  const order = inOrder([
    chat('talk', 'TALKING', '2026-11-15T05:09:00.000Z'),
    chat('late', 'WAITING', '2026-11-15T05:05:00.000Z'),
    chat('fresh talk', 'TALKING', '2026-11-15T05:10:00.000Z'),
    chat('early', 'WAITING', '2026-11-15T05:01:00.000Z'),
  ])
  expect(order.map(({ id }) => id)).toEqual(['early', 'late', 'fresh talk', 'talk'])
})

test('typing shows for four seconds', () => {
  expect(isTyping(1_000, 4_999)).toBe(true)
  expect(isTyping(1_000, 5_000)).toBe(false)
  expect(isTyping(undefined, 0)).toBe(false)
})

test.each([
  { raw: {}, kept: {} },
  { raw: { closed: 'true', mine: true, id: ID }, kept: { closed: true, mine: true, id: ID } },
  { raw: { closed: 'no', id: 'x', member: 0 }, kept: {} },
])('the address $raw means $kept', ({ raw, kept }) => {
  expect(chatSearch(raw)).toEqual(kept)
})

test('opening one stays, another filter closes it', () => {
  expect(changedChats({ closed: true }, { id: ID })).toEqual({ closed: true, id: ID })
  expect(changedChats({ id: ID }, { closed: true })).toEqual({ closed: true })
  expect(inputOf({})).toEqual({ closed: false, size: 100 })
})
