import { clearSession } from '@camellia/client/session'
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeConnection } from './connection'
import { keepSession, openSite, Refused } from './testing'

const SLOW = /서버 응답이 늦어지고 있습니다/
const OFFLINE = /인터넷에 연결되어 있지 않습니다/

beforeEach(() => clearSession())
afterEach(() => {
  changeConnection({ offline: false, outage: false })
  onlineManager.setOnline(true)
})

test('a member whose network is gone is told so, and not that the server is slow', async () => {
  keepSession()
  await openSite('/message')
  await screen.findByRole('banner')
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(await screen.findByText(OFFLINE)).toBeTruthy()
  expect(screen.queryByText(SLOW)).toBeNull()
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByText(OFFLINE)).toBeNull())
})

test('with the network back what is on show is asked for again at once', async () => {
  keepSession()
  const { asked } = await openSite('/message')
  await screen.findByRole('banner')
  act(() => void window.dispatchEvent(new Event('offline')))
  await screen.findByText(OFFLINE)
  const before = asked.filter(({ path }) => path === '/message/list').length
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() =>
    expect(asked.filter(({ path }) => path === '/message/list').length).toBeGreaterThan(before),
  )
})

test('whoever is told can try again, and an answer ends it', async () => {
  keepSession()
  let answers = false
  await openSite('/message', {
    '/site': () => (answers ? { mode: 'play', banner: {} } : new Refused('NETWORK_ERROR')),
  })
  await screen.findByRole('banner')
  act(() => void window.dispatchEvent(new Event('offline')))
  const again = await screen.findByRole('button', { name: '다시 시도' })
  await userEvent.click(again)
  expect(screen.getByText(OFFLINE)).toBeTruthy()
  answers = true
  await userEvent.click(again)
  await waitFor(() => expect(screen.queryByText(OFFLINE)).toBeNull())
})
