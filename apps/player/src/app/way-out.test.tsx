import { clearSession } from '@camellia/client/session'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
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
