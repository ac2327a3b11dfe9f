import { clearSession } from '@camellia/client/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { closeChat } from '../site/chat-open'
import { closeDialog } from '../site/dialogs'
import { keepSession, openSite, Refused } from './testing'

const ID = '0192f0a0-0000-7000-8000-000000000001'
const AT = '2026-11-14T01:02:03.000Z'

interface Said {
  readonly id: string
  readonly side: 'MEMBER' | 'STAFF'
  readonly content: string
}

function chatOf(posts: readonly Said[], seenByMe: string | null = null) {
  const said = posts.map((post) => ({ ...post, file: null, createdAt: AT }))
  const seen = { seenByMe, seenByStaff: null }
  return {
    chat: { id: ID, status: 'TALKING', ...seen, posts: said, hasOlder: false },
    staffed: true,
  }
}

// Compiled here and not while a test waits for it.
beforeAll(async () => {
  await import('../chat/chat-corner')
}, 60_000)

beforeEach(() => {
  localStorage.clear()
  clearSession()
  closeDialog()
  closeChat()
  keepSession()
})

async function openRoom() {
  await userEvent.click(await screen.findByRole('button', { name: /^채팅 열기/ }))
  return within(await screen.findByRole('dialog', { name: '실시간 채팅' }))
}

test('a word stands there at once and is sent once, under a name of its own', async () => {
  const user = userEvent.setup()
  const said: Said[] = []
  const { asked } = await openSite('/refer-friend', {
    '/chat/mine': () => (said.length > 0 ? chatOf(said) : { chat: null, staffed: true }),
    '/chat/say': (input) => {
      const { id, content } = input as { id: string; content: string }
      said.push({ id, side: 'MEMBER', content })
      return { chat: ID, inquiry: null }
    },
  })
  const room = await openRoom()
  await user.type(await room.findByLabelText('메시지 쓰기'), '안녕하세요 <i>{Enter}')
  expect(await room.findByText('안녕하세요 <i>')).toBeTruthy()
  await waitFor(() => expect(room.queryByText('보내는 중')).toBeNull())
  expect(room.getAllByText('안녕하세요 <i>')).toHaveLength(1)
  expect(asked.filter(({ path }) => path === '/chat/say')).toHaveLength(1)
})

test('with nobody there the words become an inquiry, and the way to it is shown', async () => {
  const user = userEvent.setup()
  await openSite('/refer-friend', {
    '/chat/mine': () => ({ chat: null, staffed: false }),
    '/chat/say': () => ({ chat: null, inquiry: ID }),
  })
  const room = await openRoom()
  expect(await room.findByText('지금은 상담사가 없습니다')).toBeTruthy()
  await user.type(room.getByLabelText('메시지 쓰기'), '계신가요{Enter}')
  expect(await room.findByText('문의로 접수했습니다')).toBeTruthy()
  expect(room.getByRole('link', { name: '문의 보기' }).getAttribute('href')).toBe(
    `/help-center?view=mine&id=${ID}`,
  )
})

test('what did not arrive can be sent again under the same name', async () => {
  const user = userEvent.setup()
  let broken = true
  const { asked } = await openSite('/refer-friend', {
    '/chat/mine': () => ({ chat: null, staffed: true }),
    '/chat/say': () => (broken ? new Refused('LIMIT_REACHED') : { chat: ID, inquiry: null }),
  })
  const room = await openRoom()
  await user.type(await room.findByLabelText('메시지 쓰기'), '여보세요{Enter}')
  const again = await room.findByRole('button', { name: '다시 시도' })
  broken = false
  await user.click(again)
  await waitFor(() => expect(asked.filter(({ path }) => path === '/chat/say')).toHaveLength(2))
  const [first, second] = asked.filter(({ path }) => path === '/chat/say')
  expect(second?.input).toEqual(first?.input)
})

test('a reply not yet seen marks the button, and looking at it tells the support', async () => {
  const posts: Said[] = [
    { id: 'a', side: 'MEMBER', content: '질문' },
    { id: 'b', side: 'STAFF', content: '답' },
  ]
  const { asked } = await openSite('/refer-friend', { '/chat/mine': () => chatOf(posts, 'a') })
  await screen.findByRole('button', { name: '채팅 열기, 새 답장이 있습니다' })
  expect(asked.some(({ path }) => path === '/chat/seen')).toBe(false)
  const room = await openRoom()
  expect(await room.findByText('답')).toBeTruthy()
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/chat/seen')?.input).toEqual({ post: 'b' }),
  )
})

test('a conversation is ended only when asked twice', async () => {
  const user = userEvent.setup()
  const posts: Said[] = [{ id: 'a', side: 'MEMBER', content: '질문' }]
  const { asked } = await openSite('/refer-friend', { '/chat/mine': () => chatOf(posts, 'a') })
  const room = await openRoom()
  await user.click(await room.findByRole('button', { name: '상담 끝내기' }))
  expect(asked.some(({ path }) => path === '/chat/leave')).toBe(false)
  const sure = within(room.getByRole('alert'))
  await user.click(sure.getByRole('button', { name: '상담 끝내기' }))
  await waitFor(() => expect(asked.some(({ path }) => path === '/chat/leave')).toBe(true))
})

test('no visitor sees the chat, nor does who plays', async () => {
  clearSession()
  await openSite('/refer-friend')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: '채팅 열기' })).toBeNull()
})
