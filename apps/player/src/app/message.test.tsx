import { clearSession, currentSession, updateSession } from '@camellia/client/session'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { closeDialog } from '../site/dialogs'
import { keepSession, openSite } from './testing'

const MESSAGE = {
  id: '0192f0a0-0000-7000-8000-000000000001',
  sender: '운영팀',
  title: '환영합니다',
  content: '첫 쪽지입니다.',
  status: 0,
  createdAt: '2026-11-14T01:02:03.000Z',
  readAt: null,
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearSession()
  closeDialog()
  keepSession()
})

function boxOf(items: readonly object[], page = 1) {
  return { items, total: items.length, page, size: 10, unread: 0 }
}

test('a message is removed only when asked twice', async () => {
  const user = userEvent.setup()
  let items: readonly object[] = [MESSAGE]
  const { asked } = await openSite('/message', {
    '/message/list': () => boxOf(items),
    '/message/removal': () => {
      items = []
      return null
    },
  })
  await user.click(await screen.findByRole('button', { name: /환영합니다/ }))
  await user.click(await screen.findByRole('button', { name: '삭제' }))
  await screen.findByText('이 쪽지를 삭제할까요? 되돌릴 수 없습니다.')
  expect(asked.some(({ path }) => path === '/message/removal')).toBe(false)
  await user.click(screen.getByRole('button', { name: '삭제' }))
  expect(await screen.findByText('쪽지를 삭제했습니다.')).toBeTruthy()
})

test('a page that is empty by now gives way to the last one that is not', async () => {
  await openSite('/message?page=4', {
    '/message/list': (input) => {
      const { page } = input as { page: number }
      return { ...boxOf(page === 1 ? [MESSAGE] : [], page), total: 1 }
    },
  })
  expect(await screen.findByRole('button', { name: /환영합니다/ })).toBeTruthy()
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('page')).toBe('1'))
})

const TWO_UNREAD = {
  '/message/list': () => ({ ...boxOf([MESSAGE]), unread: 2 }),
  '/auth/session': () => ({
    userData: { code: 'player1', name: '동백', roleType: 'MEMBER' },
    permissions: [],
    unread: 2,
  }),
}

test('an unread message is told wherever one is but in the box', async () => {
  await openSite('/refer-friend', TWO_UNREAD)
  expect(await screen.findByRole('dialog', { name: '새 쪽지가 있습니다' })).toBeTruthy()
})

test('a page loaded anew tells only what came since', async () => {
  const user = userEvent.setup()
  await openSite('/refer-friend', TWO_UNREAD)
  await user.click(await screen.findByRole('button', { name: '나중에 보기' }))
  cleanup()
  await openSite('/refer-friend', TWO_UNREAD)
  await screen.findByRole('main')
  await waitFor(() => expect(currentSession().unread).toBe(2))
  expect(screen.queryByRole('dialog', { name: '새 쪽지가 있습니다' })).toBeNull()
  act(() => updateSession({ unread: 3 }))
  expect(await screen.findByRole('dialog', { name: '새 쪽지가 있습니다' })).toBeTruthy()
})

test('what was not read can be found alone, and the address says so', async () => {
  const user = userEvent.setup()
  const { asked } = await openSite('/message', TWO_UNREAD)
  await user.click(await screen.findByRole('button', { name: '읽지 않음' }))
  await waitFor(() => expect(window.location.search).toContain('unread=1'))
  const inputs = asked.filter(({ path }) => path === '/message/list').map(({ input }) => input)
  expect(inputs).toContainEqual({ searchkey: '', page: 1, size: 10, unread: true })
})
