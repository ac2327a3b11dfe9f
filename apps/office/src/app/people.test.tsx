import type { MemberRow } from '@camellia/contract/member-list'
import type { MemberPanel } from '@camellia/contract/member-panel'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openOffice, Refused } from './testing'

const none = { CASINO: 0, SLOT: 0, MINI: 0, HOLDEM: 0, SPORTS: 0, LOTTERY: 0 }
const rates = { rolling: none, losing: none, lossFee: 0 }

function row(id: number, name: string) {
  return {
    id,
    name,
    code: `code${id}`,
    kind: 'MEMBER',
    status: 'NORMAL',
    roleName: '회원',
    parent: { code: 'store1', name: '매장' },
    balance: id * 1_000,
    point: 0,
    lastSeenAt: null,
    online: false,
    lastGame: null,
    createdAt: '2026-11-15T05:00:00.000Z',
    rates,
    phone: '',
    bank: '',
    depositor: '',
    accountNumber: '',
    memoCount: 0,
    tags: [],
    stake30: 0,
    win30: 0,
  } as unknown as MemberRow
}

function panel(id: number, name: string) {
  const { parent: _, ...shown } = row(id, name)
  return {
    ...shown,
    firstName: '',
    lastName: '',
    birthday: null,
    email: null,
    role: { id: 1, name: '회원' },
    overrides: 0,
    waitsUntil: null,
    parent: null,
    line: [],
    invitedBy: null,
    friends: 0,
    hold: 0,
    rateVersion: 1,
    rateSince: null,
    address: '',
    decidedBy: null,
    decidedAt: null,
    reason: null,
    lastRound: null,
    sessionResult: null,
    days: [{ day: '2026-11-15', balance: 1_000, stake: 0, win: 0 }],
  } as unknown as MemberPanel
}

const NAMES = ['달', '별', '해']
const node = { id: 9, code: 'admin', name: '본사', kind: 'PARTNER', status: 'NORMAL' }
const branch = { ...node, roleName: '본사', members: 3, hasBranches: false }

async function openList(
  path: string,
  more: Readonly<Record<string, (input: never) => unknown>> = {},
) {
  const asked: unknown[] = []
  await openOffice(path, {
    '/member/list': (input: never) => {
      asked.push(input)
      const items = NAMES.map((name, index) => row(index + 1, name))
      return { items, hasMore: true, page: 1, size: 50 }
    },
    '/member/totals': () => ({ count: 412, balance: 184_220_300, point: 5 }),
    '/member/branch': () => ({ line: [node], node: branch, branches: [], hasMore: false }),
    '/member/read': ({ id }: { id: number }) => panel(id, NAMES[id - 1] ?? ''),
    '/game/list': () => [],
    ...more,
  })
  await screen.findByText('달')
  return asked
}

test('the totals are of the whole result, and a head orders the rows', async () => {
  const asked = await openList('/members?status=BLOCKED')
  await screen.findByRole('button', { name: '상태 필터 빼기' })
  const grid = screen.getByRole('grid')
  expect(await within(grid).findByText('184,220,300')).toBeTruthy()
  await userEvent.click(within(grid).getByRole('button', { name: '잔액' }))
  const header = await within(grid).findByRole('columnheader', { name: '잔액' })
  expect(header.getAttribute('aria-sort')).toBe('descending')
  await vi.waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      kinds: ['MEMBER'],
      statuses: ['BLOCKED'],
      below: 'ALL',
      sort: 'balance',
      direction: 'DESC',
      page: 1,
    }),
  )
})

test('the arrows and Enter open a member beside the list, and Escape closes it', async () => {
  await openList('/members')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(await screen.findByRole('complementary', { name: '별 정보' })).toBeTruthy()
  await userEvent.keyboard('{ArrowDown}')
  expect(await screen.findByRole('complementary', { name: '해 정보' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('complementary', { name: '해 정보' })).toBeNull()
})

test('several are chosen by keyboard and logged out with a text to read', async () => {
  const ended: unknown[] = []
  await openList('/members', { '/member/logout': (input: never) => ended.push(input) })
  await userEvent.keyboard('{ArrowDown} {Shift>}{ArrowDown}{/Shift}')
  expect(await screen.findByText('2명 선택')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '강제 로그아웃' }))
  await userEvent.click(await screen.findByRole('button', { name: '2명 접속 끊기' }))
  await vi.waitFor(() => expect(ended).toHaveLength(2))
  expect(ended).toMatchObject([{ id: 1 }, { id: 2 }])
})

test('where a screen is about one person, those who were here last are offered', async () => {
  const asked: unknown[] = []
  await openOffice('/money', {
    '/member/list': (input: never) => {
      asked.push(input)
      return { items: [row(7, '겨울동백')], hasMore: false, page: 1, size: 10 }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /겨울동백/ }))
  await vi.waitFor(() => expect(window.location.pathname).toBe('/money/7'))
  expect(asked[0]).toMatchObject({ kinds: ['MEMBER'], sort: 'lastSeenAt', direction: 'DESC' })
})

test('the money of a member is found by the id people write, and no number is invented', async () => {
  await openOffice('/money/player1', {
    '/member/search': () => [
      { id: 8, code: 'player18' },
      { id: 7, code: 'player1' },
    ],
    '/money/entries': ({ member }: { readonly member: number }) =>
      member === 7
        ? {
            items: [],
            hasMore: false,
            size: 50,
            balances: { CASH: 4_321, POINT: 0, HOLD: 0, PROMO: 0 },
          }
        : new Refused('MEMBER_NOT_FOUND'),
  })
  expect(await screen.findByText('4,321')).toBeTruthy()
  expect(document.body.textContent).not.toContain('NaN')
})

test('people who do not come are said to be missing, and asked for again', async () => {
  let asked = 0
  await openOffice('/money', {
    '/member/list': () => {
      asked += 1
      return asked === 1
        ? new Refused('INTERNAL_ERROR')
        : { items: [row(7, '겨울동백')], hasMore: false, page: 1, size: 10 }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }))
  expect(await screen.findByRole('button', { name: /겨울동백/ })).toBeTruthy()
})
