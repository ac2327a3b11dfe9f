import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openOffice } from './testing'

const idOf = (index: number) => `0197f0aa-1111-7222-8333-44445555666${index}`

const CHAT = {
  id: idOf(0),
  member: { id: 10, code: 'moon', name: '달' },
  status: 'WAITING',
  assigned: null,
  mine: false,
  unread: 1,
  last: { side: 'MEMBER', content: '계세요?', file: false, at: '2026-11-15T05:00:00.000Z' },
  createdAt: '2026-11-15T05:00:00.000Z',
  online: true,
}
const WHOLE = {
  ...CHAT,
  seenByMember: null,
  hasOlder: false,
  posts: [
    {
      id: idOf(1),
      side: 'MEMBER',
      content: '계세요?',
      file: null,
      createdAt: '2026-11-15T05:00:00.000Z',
      author: null,
    },
  ],
}
const CHATS = {
  '/chat/list': () => ({ items: [CHAT], hasMore: false, size: 100 }),
  '/chat/read': () => WHOLE,
}

const MONEY = {
  '/member/read': () => ({ id: 10, name: '달', balance: 12_345, point: 600, hold: 7_000 }),
  '/member/transfers': () => ({
    items: [
      {
        ...{ key: 'a', kind: 'DEPOSIT', account: 'CASH', amount: 50_000 },
        ...{ before: 0, after: 50_000, at: '2026-11-15T05:00:00.000Z' },
      },
    ],
    hasMore: false,
    size: 10,
  }),
  '/transaction/list': () => ({
    items: [
      { id: idOf(3), type: 'WITHDRAW', amount: 7_000, createdAt: '2026-11-15T05:10:00.000Z' },
    ],
    hasMore: false,
    size: 10,
  }),
}

test('beside a conversation stand the balance, what moved last and what is asked for', async () => {
  await openOffice(`/chats?id=${idOf(0)}`, { ...CHATS, ...MONEY })
  const beside = await screen.findByRole('complementary', { name: '잔액과 최근 입출금' })
  expect(await within(beside).findByText('12,345')).toBeTruthy()
  const open = await within(beside).findByRole('region', { name: '처리 중인 신청' })
  expect(open.textContent).toContain('7,000')
  const moved = within(beside).getByRole('region', { name: '최근 돈의 흐름' })
  await waitFor(() => expect(moved.textContent).toContain('50,000'))
})

test('who may not see members sees no money beside a conversation', async () => {
  const me = { code: 'care1', name: '상담', balance: 0, point: 0, roleType: 'USER' }
  const permissions = ['Faq.read', 'Faq.write'].map((right) => {
    const [subject, action] = right.split('.')
    return { subject, action }
  })
  const asked: string[] = []
  const spied = Object.fromEntries(
    Object.entries(MONEY).map(([path, answer]) => [path, () => asked.push(path) && answer()]),
  )
  await openOffice(`/chats?id=${idOf(0)}`, {
    ...CHATS,
    ...spied,
    '/auth/session': () => ({ userData: me, permissions, unread: 0 }),
  })
  expect((await screen.findAllByText('계세요?')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('complementary', { name: '잔액과 최근 입출금' })).toBeNull()
  expect(asked).toEqual([])
})
