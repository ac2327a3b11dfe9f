import { clearSession } from '@camellia/client/session'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { closeDialog } from '../site/dialogs'
import { titleOf } from './page-title'
import { createPlayerRouter } from './router'
import { keepSession, openSite } from './testing'

beforeEach(() => {
  clearSession()
  localStorage.clear()
  closeDialog()
})

test('every address has a title of its own', () => {
  const paths = Object.values(createPlayerRouter().routesByPath).map(({ fullPath }) => fullPath)
  expect(paths.filter((path) => titleOf(path) === 'page.notFound')).toEqual([])
  expect(titleOf('/casino')).toBe('page.notFound')
})

test.each([
  ['/signup', '회원가입 · Camellia'],
  ['/forgot-password', '비밀번호 찾기 · Camellia'],
  ['/checkup', '점검 중입니다 · Camellia'],
  ['/not-authorized', '접근 권한이 없습니다 · Camellia'],
  ['/casino', '페이지를 찾을 수 없습니다 · Camellia'],
])('the page %s is titled %s', async (path, title) => {
  await openSite(path)
  await waitFor(() => expect(document.title).toBe(title))
})

test('a game and a notice are titled by their own names', async () => {
  keepSession()
  await openSite('/game?code=odd-even')
  await screen.findByRole('heading', { level: 1, name: '홀짝' })
  expect(document.title).toBe('홀짝 · Camellia')
})

test('a span of days stays in the address as it was written', async () => {
  keepSession()
  await openSite('/transactions?when=3', {
    '/transaction/mine': () => ({ items: [], hasMore: false, size: 20 }),
  })
  expect(await screen.findByRole('button', { name: '오늘' })).toBeTruthy()
  expect(window.location.search).toBe('?when=3')
})
