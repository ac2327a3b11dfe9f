import { clearSession } from '@camellia/client/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { closeDialog } from '../site/dialogs'
import { openSite } from './testing'

beforeEach(() => {
  clearSession()
  closeDialog()
})

test.each(['/slot', '/slot-games', '/mini'])('a guest may look at %s', async (path) => {
  await openSite(path)
  expect(await screen.findByText('계정 없이 해보세요')).toBeTruthy()
  expect(window.location.pathname).toBe(path)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a guest is let into a game for fun by its tile, and to the sign-up from there', async () => {
  const ball = { ball: 7, result: 'ODD' }
  const { asked } = await openSite('/mini', {
    '/play/demo': () => ({ win: 1_950, cost: 1_000, variant: null, outcome: ball }),
  })
  const main = await screen.findByRole('main')
  await userEvent.click(await within(main).findByRole('link', { name: /^홀짝.*Odd\/Even/ }))
  await waitFor(() => expect(window.location.search).toContain('demo=1'))
  expect(await screen.findByText('1,000,000원')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /^홀/ }))
  await userEvent.click(screen.getByRole('button', { name: /홀에 1,000원/ }))
  expect(await screen.findByText('1,000,950원', {}, { timeout: 3_000 })).toBeTruthy()
  expect(asked.find(({ path }) => path === '/play/bet')).toBeUndefined()
  const card = screen.getByRole('region', { name: '연습하기' })
  await userEvent.click(within(card).getByRole('button', { name: '가입하고 플레이' }))
  expect(await screen.findByRole('dialog', { name: /회원가입/ })).toBeTruthy()
})

test('a game for money still asks a guest to log in', async () => {
  await openSite('/game?code=odd-even')
  expect(await screen.findByRole('dialog', { name: '로그인' })).toBeTruthy()
  expect(window.location.pathname).toBe('/home')
})
