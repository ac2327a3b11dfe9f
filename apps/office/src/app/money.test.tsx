import { push } from '@camellia/client/testing-hub'
import type { StaffTransaction } from '@camellia/contract/transaction-queue'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openOffice, Refused } from './testing'

const ME = { id: 1, code: 'admin', name: '본사' }
const OTHER = { id: 2, code: 'staff1', name: '김서연' }

/** Requests that live as long as a test, and the calls that were made about them. */
function depositsOf(...names: readonly string[]) {
  const rows = names.map(request)
  const called: unknown[] = []
  const change = (name: string, to: Partial<StaffTransaction> | object) => {
    const at = rows.findIndex(({ member }) => member.name === name)
    rows[at] = { ...(rows[at] ?? request(name, at)), ...to } as StaffTransaction
  }
  const byId = (id: string) => rows.find((row) => row.id === id)?.member.name ?? ''
  return {
    called,
    change,
    byId,
    add: (name: string) => rows.push(request(name, rows.length)),
    answers: {
      '/deposit/queue': ({ state }: { readonly state: string }) => {
        const open = ['WAITING', 'MINE', 'SECOND'].includes(state)
        const status = open ? 'PENDING' : state
        const items = rows.filter((row) => row.status === status)
        const amount = items.reduce((sum, row) => sum + row.amount, 0)
        return { items, total: items.length, amount, medianSeconds: 90, page: 1, size: 25 }
      },
      '/deposit/read': ({ id }: { readonly id: string }) => ({
        transaction: rows.find((row) => row.id === id),
        line: [{ code: 'store1', name: '매장' }],
        balance: 5_000,
        hold: 0,
        month: { deposits: 0, withdrawals: 0, stake: 0, win: 0 },
        recent: [],
        linked: 0,
        linkedPeople: [],
        open: [],
        company: null,
        holder: '홍길동',
        sameName: true,
        takesTwo: false,
        accountChanged: null,
        joinedAt: '2026-11-01T05:00:00.000Z',
      }),
      '/deposit/claim': ({ id, take }: { readonly id: string; readonly take: boolean }) => {
        called.push({ take })
        const at = '2026-11-15T05:01:00.000Z'
        const until = '2026-11-15T05:16:00.000Z'
        const held = { claimedBy: ME, claimed: true, claimedUntil: until, startedAt: at }
        const free = { claimedBy: null, claimed: false, claimedUntil: null, startedAt: null }
        change(byId(id), take ? held : free)
        return null
      },
    },
  }
}

function request(name: string, index: number): StaffTransaction {
  return {
    id: `0197f0aa-1111-7222-8333-44445555666${index}`,
    type: 'DEPOSIT',
    amount: (index + 1) * 100_000,
    status: 'PENDING',
    createdAt: '2026-11-15T05:00:00.000Z',
    startedAt: null,
    decidedAt: null,
    reason: '',
    cancelled: false,
    before: null,
    after: null,
    member: { id: index + 10, code: `code${index}`, name },
    parent: { id: 5, code: 'store1', name: '매장' },
    memo: '',
    needsTwo: false,
    claimedBy: null,
    claimed: false,
    claimedUntil: null,
    sentAt: null,
    sentBy: null,
    companyAccount: null,
    macro: null,
    approvedBy: null,
    approved: false,
    processor: null,
    bank: '가온은행',
    depositor: '홍길동',
    accountNumber: null,
    address: null,
  } as unknown as StaffTransaction
}

type Deposits = ReturnType<typeof depositsOf>

async function openDeposits(deposits: Deposits, decide: (input: never) => unknown = () => null) {
  await openOffice('/deposit', { ...deposits.answers, '/deposit/decision': decide })
}

const rowNames = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('row')
    .slice(1)
    .flatMap((row) => /달|별|해/.exec(row.textContent ?? '')?.[0] ?? [])

test('C takes a request up and U lets it go', async () => {
  const deposits = depositsOf('달')
  await openDeposits(deposits)
  await screen.findByText('달')
  await userEvent.keyboard('{ArrowDown}c')
  expect(await screen.findByText('나')).toBeTruthy()
  await userEvent.keyboard('u')
  expect(await screen.findByRole('button', { name: /맡기/ })).toBeTruthy()
  expect(deposits.called).toEqual([{ take: true }, { take: false }])
})

test('the foot repeats the amount, A approves it, and its row stays', async () => {
  const deposits = depositsOf('달', '별')
  await openDeposits(deposits, ({ ids: [id] }: { ids: string[] }) => {
    const at = '2026-11-15T05:10:00Z'
    deposits.change(deposits.byId(id ?? ''), { status: 'FINISHED', processor: ME, decidedAt: at })
    return { waiting: [] }
  })
  await userEvent.click(await screen.findByText('별'))
  expect(await screen.findByRole('button', { name: /승인 · 200,000 입금/ })).toBeTruthy()
  await userEvent.keyboard('a')
  expect(await screen.findByText('승인 · 나')).toBeTruthy()
  expect(rowNames()).toEqual(['달', '별'])
})

test('of a large request one person is only the first, and A does not approve it twice', async () => {
  const deposits = depositsOf('달')
  deposits.change('달', { needsTwo: true })
  const decided: unknown[] = []
  await openDeposits(deposits, (input: { ids: string[] }) => {
    decided.push(input)
    deposits.change('달', { approved: true, approvedBy: ME })
    return { waiting: input.ids }
  })
  await userEvent.click(await screen.findByText('달'))
  expect(await screen.findByRole('button', { name: /1차 승인 · 100,000 입금/ })).toBeTruthy()
  await userEvent.keyboard('a')
  expect(await screen.findByText(/다른 담당자가 2차 승인을 하면 돈이 움직입니다/)).toBeTruthy()
  await userEvent.keyboard('a')
  expect(decided).toHaveLength(1)
})

test('what someone else has in hand is locked', async () => {
  const deposits = depositsOf('달')
  deposits.change('달', { claimedBy: OTHER, startedAt: '2026-11-15T05:01:00.000Z' })
  await openDeposits(deposits)
  await userEvent.click(await screen.findByText('달'))
  expect(await screen.findByText(/김서연 님이 맡고 있습니다/)).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: '달 선택' })).toBeNull()
})

test('who decides second is told who was first and that the money moved once', async () => {
  const deposits = depositsOf('달')
  await openDeposits(deposits, () => {
    const at = '2026-11-15T05:31:58Z'
    deposits.change('달', { status: 'FINISHED', processor: OTHER, decidedAt: at })
    return new Refused('CONFLICT')
  })
  await userEvent.click(await screen.findByText('달'))
  await userEvent.keyboard('a')
  expect(
    await screen.findByText('김서연 님이 14:31:58에 먼저 승인했습니다. 돈은 한 번만 움직였습니다.'),
  ).toBeTruthy()
})

test('a rejection needs words: a digit picks them, and A does not approve meanwhile', async () => {
  const decided: unknown[] = []
  await openDeposits(depositsOf('달'), (input: unknown) => {
    decided.push(input)
    return { waiting: [] }
  })
  await userEvent.click(await screen.findByText('달'))
  await userEvent.keyboard('r')
  await screen.findByRole('textbox', { name: '거절 사유' })
  await userEvent.keyboard('5a{Control>}{Enter}{/Control}')
  expect(decided).toMatchObject([{ verdict: 'REJECT', reason: '같은 요청이 이미 처리되었습니다.' }])
})

test('several are approved together after their sum was shown', async () => {
  const decided: { ids: string[] }[] = []
  await openDeposits(depositsOf('달', '별'), (input: { ids: string[] }) => {
    decided.push(input)
    return { waiting: [] }
  })
  await screen.findByText('별')
  await userEvent.click(screen.getByRole('checkbox', { name: '대기 중인 신청 모두 선택' }))
  expect(await screen.findByText('2건 선택 · 300,000원')).toBeTruthy()
  await userEvent.keyboard('a')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('300,000원')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: '승인' }))
  expect(decided[0]?.ids).toHaveLength(2)
})

test('a new request waits in the bar until N shows it', async () => {
  const deposits = depositsOf('달')
  await openDeposits(deposits)
  await screen.findByText('달')
  deposits.add('해')
  await act(async () => push('QUEUE', { queue: 'DEPOSIT' }))
  expect(await screen.findByText('새 요청 1건')).toBeTruthy()
  expect(rowNames()).toEqual(['달'])
  await userEvent.keyboard('n')
  expect(await screen.findByRole('complementary', { name: '해 입금 요청' })).toBeTruthy()
})

test('movements of money are narrowed by days, kind and member, each without the others', async () => {
  const asked: unknown[] = []
  await openOffice('/transactions?member=7', {
    '/member/read': () => new Refused('NOT_FOUND'),
    '/transaction/list': (input: unknown) => {
      asked.push(input)
      return { items: [], hasMore: false, size: 25 }
    },
    '/transaction/totals': () => [],
  })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '종류' }), 'DEPOSIT')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ types: ['DEPOSIT'], member: 7 }))
  await userEvent.click(screen.getByRole('button', { name: '회원 필터 빼기' }))
  await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('member'))
  await userEvent.click(screen.getByRole('button', { name: '오늘' }))
  await waitFor(() => expect(asked.at(-1)).toHaveProperty('from'))
  expect(asked.at(-1)).toMatchObject({ types: ['DEPOSIT'] })
  expect(screen.getByRole('button', { name: 'CSV' })).toBeTruthy()
})

test('a request I hold is in work, not free', async () => {
  const deposits = depositsOf('달')
  await openDeposits(deposits)
  await userEvent.click(await screen.findByText('달'))
  const panel = within(await screen.findByRole('complementary', { name: /달/ }))
  expect(panel.getByText('대기')).toBeTruthy()
  await userEvent.keyboard('c')
  expect(await panel.findByText('처리 중')).toBeTruthy()
  expect(panel.queryByText('대기')).toBeNull()
})

test('other open requests are named instead of denied', async () => {
  const deposits = depositsOf('달')
  const at = '2026-11-15T05:00:00.000Z'
  const id = '0197f0aa-1111-7222-8333-444455556669'
  const open = [{ id, type: 'WITHDRAW', amount: 30_000, createdAt: at }]
  const { '/deposit/read': read } = deposits.answers
  await openOffice('/deposit', {
    ...deposits.answers,
    '/deposit/read': (input: { readonly id: string }) => ({ ...read(input), open }),
  })
  await userEvent.click(await screen.findByText('달'))
  expect(await screen.findByText(/진행 중인 다른 요청 1건/)).toBeTruthy()
  expect(screen.queryByText('진행 중 요청은 이것뿐')).toBeNull()
})
