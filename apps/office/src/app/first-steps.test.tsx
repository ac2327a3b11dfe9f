import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DASHBOARD, openOffice, TO_DO } from './testing'

type State = 'TODO' | 'WAITING' | 'DONE'
const steps = (states: Readonly<Record<string, State>>) =>
  Object.entries(states).map(([step, state]) => ({ step, state }))

const open = (states: Readonly<Record<string, State>>) =>
  openOffice('/dashboard', {
    '/report/dashboard': () => DASHBOARD,
    '/report/first-steps': () => steps(states),
    '/report/to-do': () => TO_DO,
    '/company-account/list': () => [],
  })

const card = () => screen.findByRole('region', { name: '첫걸음' })

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('what is left is a link to where it is done, and what is done is not', async () => {
  await open({ STAFF: 'DONE', ACCOUNT: 'TODO', NOTICE: 'TODO' })
  const shown = within(await card())
  expect(shown.getByText('1 / 3')).toBeTruthy()
  expect(shown.queryByRole('link', { name: /두 번째 담당자/ })).toBeNull()
  expect(shown.getByRole('link', { name: /첫 공지/ }).getAttribute('href')).toBe(
    '/notices?edit=new',
  )
  await userEvent.click(shown.getByRole('link', { name: /입금 계좌 등록/ }))
  expect(await screen.findByRole('dialog', { name: '계좌 추가' })).toBeTruthy()
})

test('an account that waits for a colleague says so', async () => {
  await open({ ACCOUNT: 'WAITING', NOTICE: 'TODO' })
  const link = within(await card()).getByRole('link', { name: /다른 사람의 승인/ })
  expect(link.getAttribute('href')).toBe('/company-accounts')
})

test('when all is done nothing is shown', async () => {
  await open({ ACCOUNT: 'DONE', NOTICE: 'DONE' })
  await screen.findByRole('heading', { name: 'GGR' })
  expect(screen.queryByRole('region', { name: '첫걸음' })).toBeNull()
})

test('whoever hides them never sees them again', async () => {
  await open({ NOTICE: 'TODO' })
  await userEvent.click(within(await card()).getByRole('button', { name: '다시 보지 않기' }))
  expect(screen.queryByRole('region', { name: '첫걸음' })).toBeNull()
  cleanup()
  await open({ NOTICE: 'TODO' })
  await screen.findByRole('heading', { name: 'GGR' })
  expect(screen.queryByRole('region', { name: '첫걸음' })).toBeNull()
})
