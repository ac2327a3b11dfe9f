import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createOfficeRouter } from './router'
import { openOffice, queueOf } from './testing'

test('every screen of the office stands below its header', () => {
  const routes = Object.values(createOfficeRouter().routesByPath)
  const bare = routes.filter(({ parentRoute }) => parentRoute?.id !== '/shell')
  expect(bare.map(({ fullPath }) => fullPath).sort()).toEqual(['/login', '/set-up'])
  expect(routes.length).toBeGreaterThan(20)
})

test('staff find the way out in the header, and it leads out', async () => {
  const called: string[] = []
  await openOffice('/members/waiting', {
    '/member/signup/list': queueOf('달').list,
    '/auth/logout': () => {
      called.push('/auth/logout')
      return null
    },
  })
  const header = within(await screen.findByRole('banner'))
  await userEvent.click(header.getByRole('button', { name: /본사/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: '로그아웃' }))
  expect(await screen.findByLabelText('아이디')).toBeTruthy()
  expect(called).toEqual(['/auth/logout'])
  expect(localStorage.getItem('session')).toBeNull()
})

test('a log-out in another tab closes the screen of this one at once', async () => {
  await openOffice('/members/waiting', { '/member/signup/list': queueOf('달').list })
  await screen.findByText('달')
  act(() => {
    localStorage.removeItem('session')
    window.dispatchEvent(new StorageEvent('storage', { key: 'session' }))
  })
  expect(screen.queryByText('달')).toBeNull()
  expect(await screen.findByLabelText('아이디')).toBeTruthy()
})
