import { clearSession } from '@camellia/client/session'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { closeDialog } from '../site/dialogs'
import { keepSession, openSite, Refused } from './testing'

beforeEach(() => {
  clearSession()
  closeDialog()
})

async function logIn() {
  const user = userEvent.setup()
  const dialog = await screen.findByRole('dialog', { name: '로그인' })
  await user.type(within(dialog).getByLabelText('아이디'), 'player1')
  await user.type(within(dialog).getByLabelText('비밀번호'), 'Camellia1!{Enter}')
}

test('a visitor who opens the message box is asked to log in and then sees it', async () => {
  await openSite('/message')
  await logIn()
  expect(await screen.findByRole('heading', { level: 1, name: '쪽지함' })).toBeTruthy()
  expect(window.location.pathname).toBe('/message')
})

test('a plain login goes to the root', async () => {
  await openSite('/fairness')
  await userEvent.click(
    within(await screen.findByRole('banner')).getByRole('button', { name: '로그인' }),
  )
  await logIn()
  expect(await screen.findByText('한겨울에도 피는 꽃,', { exact: false })).toBeTruthy()
  expect(window.location.pathname).toBe('/home')
})

test('the side menu only warns a visitor', async () => {
  await openSite('/home')
  const menu = await screen.findByRole('navigation', { name: '주 메뉴' })
  await userEvent.click(within(menu).getByRole('link', { name: /쪽지함/ }))
  expect(await screen.findByText('로그인이 필요합니다.')).toBeTruthy()
  expect(window.location.pathname).toBe('/home')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a member has no business on the sign-up page', async () => {
  keepSession()
  await openSite('/signup')
  expect(await screen.findByRole('navigation', { name: '주 메뉴' })).toBeTruthy()
  expect(window.location.pathname).toBe('/home')
})

test('a path of the brief that is not built yet is not found', async () => {
  await openSite('/casino')
  expect(await screen.findByRole('heading', { name: '페이지를 찾을 수 없습니다' })).toBeTruthy()
})

test('a wrong password is said beside the field and as a toast', async () => {
  await openSite('/message', { '/auth/login': () => new Refused('INVALID_PASSWORD') })
  await logIn()
  const words = '아이디 또는 비밀번호가 올바르지 않습니다.'
  expect((await screen.findAllByText(words)).length).toBe(2)
  expect(screen.getByRole('dialog', { name: '로그인' })).toBeTruthy()
})

test('maintenance closes the site with the checkup page', async () => {
  await openSite('/home', { '/game/vendors': () => new Refused('MAINTENANCE') })
  expect(await screen.findByRole('heading', { name: '점검 중입니다' })).toBeTruthy()
})
