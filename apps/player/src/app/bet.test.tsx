import { clearSession } from '@camellia/client/session'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { closeDialog } from '../site/dialogs'
import { keepSession, openSite, Refused } from './testing'

beforeEach(() => {
  localStorage.clear()
  clearSession()
  closeDialog()
  keepSession()
})

const round = {
  id: '01a1dd29-a2ac-7fd8-8564-f00000000001',
  game: 'odd-even',
  stake: 1_000,
  win: 1_950,
  status: 'FINISHED',
  choice: { pick: 'ODD' },
  outcome: { ball: 7, result: 'ODD' },
  seedId: '01a1dd29-a2ac-7fd8-8564-f00000000002',
  commit: 'c',
  clientSeed: 's',
  nonce: 1,
  balanceBefore: 50_000,
  balanceAfter: 50_950,
  createdAt: '2026-11-15T02:00:00.000Z',
}

async function bet() {
  await userEvent.click(await screen.findByRole('radio', { name: /홀/ }))
  await userEvent.click(screen.getByRole('button', { name: '홀에 1,000원 베팅' }))
}

test('a won bet shows the ball, the win and the new balance', async () => {
  let balance = 50_000
  const { asked } = await openSite('/game?code=odd-even', {
    '/play/bet': () => {
      balance = 50_950
      return { round, balance, version: 1 }
    },
    // On a slow machine the page asks again before the ball lies there.
    '/user/profile': () => ({ code: 'player1', name: '동백', balance, point: 3_000 }),
  })
  await bet()
  expect(await screen.findByText('+1,950원')).toBeTruthy()
  const header = screen.getByRole('banner')
  expect(await within(header).findByText('50,950원')).toBeTruthy()
  expect(asked.find(({ path }) => path === '/play/bet')?.input).toEqual({
    game: 'odd-even',
    stake: 1_000,
    choice: { pick: 'ODD' },
  })
})

test('a refused bet says why and that no money moved', async () => {
  await openSite('/game?code=odd-even', { '/play/bet': () => new Refused('INFLUCIANT_BALANCE') })
  await bet()
  expect(await screen.findByText('잔액이 부족합니다. 돈은 움직이지 않았습니다.')).toBeTruthy()
})

test('the arrows choose and Enter bets', async () => {
  const { asked } = await openSite('/game?code=odd-even', {
    '/play/bet': () => ({ round, balance: 50_950, version: 1 }),
  })
  await screen.findByRole('radio', { name: /홀/ })
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await screen.findByText('+1,950원')
  expect(asked.find(({ path }) => path === '/play/bet')?.input).toMatchObject({
    choice: { pick: 'EVEN' },
  })
})

test('the stake that was chosen is there after a reload, whatever the balance is by then', async () => {
  await openSite('/game?code=odd-even')
  const field = () => screen.findByRole('textbox', { name: '베팅 금액' })
  expect(await field()).toHaveProperty('value', '1,000')
  await userEvent.clear(await field())
  await userEvent.type(await field(), '3000')
  cleanup()
  keepSession({ balance: 90_000_000 })
  await openSite('/game?code=odd-even')
  expect(await field()).toHaveProperty('value', '3,000')
})
