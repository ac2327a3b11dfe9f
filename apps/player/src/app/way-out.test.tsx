import { clearSession } from '@camellia/client/session'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { MEMBER_PATHS } from '../site/guarded'
import { createPlayerRouter } from './router'
import { keepSession, openSite } from './testing'

beforeEach(() => clearSession())

/** The rest is for visitors, says that the site is closed, or leads on; a slot leads back. */
const BARE = [
  ...['/', '/checkup', '/forgot-password', '/game', '/not-authorized'],
  ...['/pages/misc/not-authorized', '/signup'],
]

test('every page for members stands below the header', () => {
  const routes = Object.values(createPlayerRouter().routesByPath)
  const bare = routes.filter(({ parentRoute }) => parentRoute?.id !== '/default')
  expect(bare.map(({ fullPath }) => fullPath).sort()).toEqual(BARE)
  expect(routes.length - bare.length).toBeGreaterThan(15)
})

test('a member finds the way out in the header, and it leads out', async () => {
  keepSession()
  const { asked } = await openSite('/message')
  const header = within(await screen.findByRole('banner'))
  await userEvent.click(header.getByRole('button', { name: '로그아웃' }))
  expect(await header.findByRole('button', { name: '로그인' })).toBeTruthy()
  expect(asked.map(({ path }) => path)).toContain('/auth/logout')
  expect(localStorage.getItem('session')).toBeNull()
})

const DETAILS = {
  ...{ bank: '가온은행', accountNumber: '110-***-1234', depositor: '김동백' },
  ...{ phone: '010-****-5678', email: null, withdrawPassword: true },
}

const EMPTY = { bank: null, accountNumber: null, depositor: null, phone: null }

/** What the other tabs of a browser are told when one of them logs out. */
function logOutElsewhere(): void {
  localStorage.removeItem('session')
  localStorage.removeItem('userAbilityRules')
  window.dispatchEvent(new StorageEvent('storage', { key: 'session' }))
}

test('a log-out in another tab closes a private page at once, and forgets what it showed', async () => {
  keepSession()
  await openSite('/profile', { '/user/details': () => DETAILS })
  await screen.findByText('010-****-5678')
  act(logOutElsewhere)
  expect(document.body.textContent).not.toMatch(/010-|가온은행|김동백|player1/)
  await waitFor(() => expect(window.location.pathname).toBe('/home'))
  await screen.findByRole('banner')
  expect(document.body.textContent).not.toMatch(/010-|가온은행|김동백|player1/)
})

test('another account that logs in in another tab finds nothing of the one before', async () => {
  keepSession()
  const answers = [DETAILS, { ...DETAILS, ...EMPTY }]
  await openSite('/profile', { '/user/details': () => answers.shift() ?? EMPTY })
  await screen.findByText('010-****-5678')
  act(() => keepSession({ accessToken: 'other', code: 'player2', name: '매화' }))
  await waitFor(() => expect(document.body.textContent).not.toMatch(/010-|가온은행|김동백/))
  expect(window.location.pathname).toBe('/home')
})

test('a page that asks for the login is one that a log-out closes', () => {
  const guarded = Object.values(createPlayerRouter().routesByPath).filter(
    ({ options }) => options.beforeLoad?.name === 'requireLogin',
  )
  const paths = guarded.map(({ fullPath }) => fullPath)
  expect([...paths, '/game'].sort()).toEqual([...MEMBER_PATHS].sort())
})
