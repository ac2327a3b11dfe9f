import { clearSession, currentSession } from '@camellia/client/session'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { closeDialog, openDialog } from '../site/dialogs'
import { MEMBER_PATHS } from '../site/guarded'
import { keepSession, openSite, ROUND } from './testing'

/** No other number of these pages is as large. */
const OLD = 987_654_321

beforeEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  clearSession()
  closeDialog()
})

const NEVER = () => new Promise(() => {})

const LIMITS = { min: 10_000, max: 1_000_000 }
const ACCOUNT = { bank: '가온은행', holder: '동백', accountNumber: '110-***-1234' }

/** Every screen can be drawn, but nobody has said yet how much money there is. */
const answers = {
  '/user/profile': NEVER,
  '/auth/session': NEVER,
  '/round/list': () => ({ items: [ROUND], hasMore: false, size: 10 }),
  '/round/totals': () => ({ rounds: 1, stake: 1_000, win: 1_950 }),
  '/deposit': () => ({
    ...{ limits: LIMITS, account: ACCOUNT, depositor: '동백', open: null, usualMinutes: 3 },
  }),
  '/withdraw': () => ({
    ...{ limits: LIMITS, account: ACCOUNT, hasPassword: true, balance: 30_000, hold: 0 },
    ...{ open: null, usualMinutes: 3 },
  }),
  '/fairness/next': NEVER,
  '/fairness/seed': NEVER,
  '/transaction/mine': () => ({ items: [], hasMore: false, size: 5 }),
}

function tooLarge(): readonly string[] {
  const money = document.body.textContent?.match(/\d{1,3}(,\d{3}){2,}/g) ?? []
  return money.filter((text) => Number(text.replaceAll(',', '')) > OLD / 10)
}

const PAGES = [
  '/home',
  '/slot',
  '/slot-games',
  '/mini',
  '/fairness',
  ...MEMBER_PATHS,
  '/game?code=odd-even',
]

test.each(PAGES)('%s shows no number that was computed from an old balance', async (path) => {
  keepSession({ balance: OLD, point: OLD, version: 7 })
  await openSite(path, answers)
  await screen.findByRole('banner')
  await act(async () => {})
  expect(tooLarge()).toEqual([])
  expect(screen.getByTestId('balance').textContent).toContain('–')
})

test('the points of an old store are not offered for conversion', async () => {
  keepSession({ balance: OLD, point: OLD })
  await openSite('/home', answers)
  act(() => openDialog({ kind: 'convert' }))
  await screen.findByRole('dialog')
  expect(tooLarge()).toEqual([])
})

test('what the server says is shown, and a tab keeps its own money when another one writes', async () => {
  keepSession({ balance: OLD })
  await openSite('/home')
  await waitFor(() => expect(screen.getByTestId('balance').textContent).toContain('50,000원'))
  expect(localStorage.getItem('session')).not.toContain('50000')
  act(() => keepSession({ balance: OLD, name: '매화' }))
  expect(currentSession()).toMatchObject({ name: '매화', balance: 50_000 })
})
