import { clearSession } from '@camellia/client/session'
import { isListening, push } from '@camellia/client/testing-hub'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { closeDialog } from '../site/dialogs'
import { keepSession, openSite, Refused } from './testing'

const REQUEST = {
  id: '0192f0a0-0000-7000-8000-000000000001',
  type: 'DEPOSIT',
  amount: 60_000,
  status: 'PENDING',
  createdAt: '2026-11-14T01:02:03.000Z',
  startedAt: null,
  decidedAt: null,
  reason: '',
  cancelled: false,
  before: null,
  after: null,
}
const DEPOSIT = {
  limits: { min: 10_000, max: 3_000_000 },
  account: { bank: '가온은행', holder: '카멜리아', accountNumber: '110-482-991204' },
  depositor: '홍길동',
  open: null,
  usualMinutes: 3,
}
const WITHDRAW = {
  limits: { min: 10_000, max: 3_000_000 },
  account: { bank: '나루은행', holder: '홍길동', accountNumber: '****1204' },
  hasPassword: true,
  balance: 50_000,
  hold: 0,
  open: null,
  usualMinutes: null,
}
const NONE = { items: [], hasMore: false, size: 5 }

beforeEach(() => {
  clearSession()
  closeDialog()
  keepSession()
})

function asksOf(asked: readonly { path: string; input: unknown }[], path: string) {
  return asked.filter((one) => one.path === path).map(({ input }) => input)
}

test('a deposit is put together with the quick buttons and asked for once', async () => {
  const user = userEvent.setup()
  let open: object | null = null
  const { asked } = await openSite('/deposit', {
    '/deposit': () => ({ ...DEPOSIT, open }),
    '/deposit/request': () => {
      open = REQUEST
      return REQUEST
    },
    '/transaction/mine': () => NONE,
  })
  await user.click(await screen.findByRole('button', { name: '+10,000원' }))
  await user.click(screen.getByRole('button', { name: '+50,000원' }))
  expect(screen.getByLabelText<HTMLInputElement>('입금 금액').value).toBe('60,000')
  await user.dblClick(screen.getByRole('button', { name: '입금 신청하기' }))
  expect(await screen.findByText('60,000원 입금을 신청했습니다.')).toBeTruthy()
  expect(await screen.findByText('담당자 기다리는 중')).toBeTruthy()
  expect(screen.getByText('지금 보통 3분 걸립니다 (최근 50건 중앙값)')).toBeTruthy()
  expect(asksOf(asked, '/deposit/request')).toEqual([{ amount: 60_000 }])
})

test.each([
  { amount: '9999', says: '10,000원부터 신청할 수 있습니다.' },
  { amount: '3000001', says: '3,000,000원까지 신청할 수 있습니다.' },
])('a deposit of $amount says "$says" and asks nobody', async ({ amount, says }) => {
  const { asked } = await openSite('/deposit', {
    '/deposit': () => DEPOSIT,
    '/transaction/mine': () => NONE,
  })
  await userEvent.type(await screen.findByLabelText('입금 금액'), `${amount}{Enter}`)
  expect((await screen.findAllByText(says)).length).toBe(2)
  expect(asksOf(asked, '/deposit/request')).toEqual([])
})

test('an open deposit is taken back only after a second question', async () => {
  const user = userEvent.setup()
  let open: object | null = REQUEST
  const { asked } = await openSite('/deposit', {
    '/deposit': () => ({ ...DEPOSIT, open }),
    '/deposit/cancel': () => {
      open = null
      return null
    },
    '/transaction/mine': () => NONE,
  })
  await user.click(await screen.findByRole('button', { name: '신청 취소' }))
  expect(asksOf(asked, '/deposit/cancel')).toEqual([])
  const dialog = await screen.findByRole('dialog', { name: '입금 신청을 취소할까요?' })
  await user.click(within(dialog).getByRole('button', { name: '신청 취소' }))
  expect(await screen.findByText('입금 신청을 취소했습니다.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: '입금 신청하기' })).toBeTruthy()
  expect(asksOf(asked, '/deposit/cancel')).toEqual([{ id: REQUEST.id }])
})

test('a withdrawal is sent only after its numbers were confirmed', async () => {
  const user = userEvent.setup()
  const { asked } = await openSite('/withdraw', {
    '/withdraw': () => WITHDRAW,
    '/transaction/mine': () => NONE,
  })
  await user.type(await screen.findByLabelText('출금 금액'), '20000')
  await user.type(screen.getByLabelText('출금 비밀번호'), '1234{Enter}')
  const dialog = await screen.findByRole('dialog', { name: SURE })
  expect(asksOf(asked, '/withdraw/request')).toEqual([])
  const words = dialog.textContent ?? ''
  expect(words).toContain('출금 금액20,000원')
  expect(words).toContain('수수료없음')
  expect(words).toContain('30,000원')
  expect(words).toContain(WITHDRAW.account.accountNumber)
  await user.click(within(dialog).getByRole('button', { name: '돌아가기' }))
  expect(asksOf(asked, '/withdraw/request')).toEqual([])
  await confirmWithdraw(user)
  expect(asksOf(asked, '/withdraw/request')).toEqual([{ amount: 20_000, withdrawPassword: '1234' }])
})

const SURE = '이대로 출금을 신청할까요?'

async function confirmWithdraw(user: ReturnType<typeof userEvent.setup>) {
  if (!screen.queryByRole('dialog')) {
    await user.click(screen.getByRole('button', { name: '출금 신청하기' }))
  }
  const dialog = await screen.findByRole('dialog', { name: SURE })
  await user.click(within(dialog).getByRole('button', { name: '출금 신청하기' }))
}

test('a wrong withdrawal password is said beside its field, and the amount stays', async () => {
  const user = userEvent.setup()
  await openSite('/withdraw', {
    '/withdraw': () => WITHDRAW,
    '/withdraw/request': () => new Refused('INVALID_PASSWORD'),
    '/transaction/mine': () => NONE,
  })
  await user.click(await screen.findByRole('button', { name: '최대' }))
  await user.type(screen.getByLabelText('출금 비밀번호'), '1234{Enter}')
  await confirmWithdraw(user)
  expect((await screen.findAllByText('출금 비밀번호가 올바르지 않습니다.')).length).toBe(2)
  expect(screen.getByLabelText<HTMLInputElement>('출금 금액').value).toBe('50,000')
  expect(screen.getByLabelText<HTMLInputElement>('출금 비밀번호').value).toBe('')
})

test.each([
  { missing: { account: null }, says: '등록된 계좌가 없습니다' },
  { missing: { hasPassword: false }, says: '출금 비밀번호가 없습니다' },
])('who cannot withdraw yet is told "$says" and shown the way', async ({ missing, says }) => {
  await openSite('/withdraw', {
    '/withdraw': () => ({ ...WITHDRAW, ...missing }),
    '/transaction/mine': () => NONE,
  })
  expect(await screen.findByText(says)).toBeTruthy()
  expect(screen.getByRole('link', { name: '마이페이지로 가기' }).getAttribute('href')).toBe(
    '/profile',
  )
  expect(screen.queryByRole('button', { name: '출금 신청하기' })).toBeNull()
})

test('filters of the transactions are in the address and in the question', async () => {
  const user = userEvent.setup()
  const { asked } = await openSite('/transactions?type=DEPOSIT', {
    '/transaction/mine': () => ({
      items: [{ ...REQUEST, status: 'REJECTED', reason: '이름이 다릅니다' }],
      hasMore: true,
      size: 20,
    }),
  })
  const table = await screen.findByRole('table')
  expect(await within(table).findByText('이름이 다릅니다')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('상태'), '반려')
  await waitFor(() => expect(window.location.search).toBe('?type=DEPOSIT&status=REJECTED'))
  await user.click(screen.getByRole('button', { name: '이전 기록' }))
  await waitFor(() => expect(window.location.search).toContain(`before=${REQUEST.id}`))
  expect(asksOf(asked, '/transaction/mine').at(-1)).toEqual({
    size: 20,
    types: ['DEPOSIT'],
    status: 'REJECTED',
    before: REQUEST.id,
  })
})

test('transactions that do not load offer to try again', async () => {
  await openSite('/transactions', { '/transaction/mine': () => new Refused('INTERNAL_ERROR') })
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeTruthy()
})

/** The deposit page with the hub on the line, and how often it asked from then on. */
async function openDepositLive(): Promise<() => number> {
  const { asked } = await openSite('/deposit', {
    '/deposit': () => DEPOSIT,
    '/transaction/mine': () => NONE,
  })
  await screen.findByRole('button', { name: '+10,000원' })
  await waitFor(() => expect(isListening('BALANCE')).toBe(true))
  const before = asksOf(asked, '/deposit').length
  return () => asksOf(asked, '/deposit').length - before
}

test('the hub’s greeting makes nobody ask again for what is known, later news do', async () => {
  const asks = await openDepositLive()
  push('BALANCE', { balance: 50_000, point: 3_000, version: 4 })
  push('BALANCE', { balance: 50_000, point: 3_000, version: 4 })
  await waitFor(() => expect(asks()).toBe(1))
})

test('a greeting with other money than the page knows makes it ask again', async () => {
  const asks = await openDepositLive()
  push('BALANCE', { balance: 60_000, point: 3_000, version: 5 })
  await waitFor(() => expect(asks()).toBe(1))
})
