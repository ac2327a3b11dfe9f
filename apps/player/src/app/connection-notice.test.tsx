import { clearSession } from '@camellia/client/session'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { keepSession, openSite } from './testing'

const OUTAGE = /서버 응답이 늦어지고 있습니다/

beforeEach(() => clearSession())

test('a member whose network is gone is told so, until it is back', async () => {
  keepSession()
  await openSite('/message')
  await screen.findByRole('banner')
  expect(screen.queryByText(OUTAGE)).toBeNull()
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(await screen.findByText(OUTAGE)).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByText(OUTAGE)).toBeNull())
})
