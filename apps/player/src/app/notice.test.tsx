import { clearSession } from '@camellia/client/session'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { closeDialog } from '../site/dialogs'
import { keepSession, openSite, Refused } from './testing'

const ID = '0192f0a0-0000-7000-8000-000000000001'
const NOTICE = {
  id: ID,
  title: '정기 점검 안내',
  category: 'MAINTENANCE',
  pinned: true,
  at: '2026-11-14T01:02:03.000Z',
}
const LIST = { items: [NOTICE], total: 1, page: 1, size: 10 }
const POPUPS = ['하나', '둘', '셋', '넷', '다섯'].map((title, at) => ({
  id: ID.replace(/1$/, String(at)),
  title,
  content: `<p>${title}</p>`,
}))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearSession()
  closeDialog()
  keepSession()
})

test('a notice is opened from the list, and its text is rich but harmless', async () => {
  await openSite('/notice', {
    '/notice/list': () => LIST,
    '/notice/read': () => ({
      ...NOTICE,
      content: '<p>새벽 <b>3시</b><img src=x onerror="alert(1)"></p>',
    }),
  })
  const main = within(await screen.findByRole('main'))
  await userEvent.click(await main.findByRole('link', { name: /정기 점검 안내/ }))
  expect(await main.findByRole('heading', { level: 1, name: '정기 점검 안내' })).toBeTruthy()
  expect((await main.findByText('3시')).tagName).toBe('B')
  expect(document.querySelector('[onerror]')).toBeNull()
  expect(window.location.search).toBe(`?id=${ID}`)
})

test('a category is kept in the address and asked of the server', async () => {
  const { asked } = await openSite('/notice', { '/notice/list': () => LIST })
  await userEvent.click(await screen.findByRole('button', { name: '이벤트' }))
  await vi.waitFor(() =>
    expect(asked.filter(({ path }) => path === '/notice/list').at(-1)?.input).toEqual({
      page: 1,
      size: 10,
      category: 'EVENT',
    }),
  )
  expect(window.location.search).toBe('?category=EVENT')
})

test('a notice that was taken down says so', async () => {
  await openSite(`/notice?id=${ID}`, { '/notice/read': () => new Refused('NOT_FOUND') })
  expect(await screen.findByText('더 이상 볼 수 없는 공지입니다.')).toBeTruthy()
})

test('four popups stand there at once, a closed one makes room for the next', async () => {
  await openSite('/refer-friend', { '/notice/popup': () => POPUPS })
  const area = within(await screen.findByRole('region', { name: '공지' }))
  await area.findByRole('article', { name: '넷' })
  expect(area.queryByRole('article', { name: '다섯' })).toBeNull()
  const first = within(area.getByRole('article', { name: '하나' }))
  expect(first.getByRole('link', { name: '자세히 보기' }).getAttribute('href')).toBe(
    `/notice?id=${POPUPS[0]?.id}`,
  )
  await userEvent.click(first.getByRole('button', { name: '24시간 동안 보지 않기' }))
  expect(await area.findByRole('article', { name: '다섯' })).toBeTruthy()
  expect(area.queryByRole('article', { name: '하나' })).toBeNull()
})

test('the latest notices stand on the first page of a member', async () => {
  await openSite('/home', { '/notice/list': () => LIST })
  const main = within(await screen.findByRole('main'))
  expect(await main.findByRole('link', { name: /정기 점검 안내/ })).toBeTruthy()
})

test('popups belong to the first page of a visit, and stay away from every other one', async () => {
  await openSite('/refer-friend', { '/notice/popup': () => POPUPS })
  expect(await screen.findByRole('region', { name: '공지' })).toBeTruthy()
  const menu = within(screen.getByRole('navigation', { name: '주 메뉴' }))
  await userEvent.click(menu.getByRole('link', { name: /쪽지함/ }))
  await screen.findByRole('heading', { level: 1, name: '쪽지함' })
  expect(screen.queryByRole('region', { name: '공지' })).toBeNull()
  await userEvent.click(menu.getByRole('link', { name: /친구 초대/ }))
  await screen.findByRole('heading', { level: 1, name: /친구/ })
  expect(screen.queryByRole('region', { name: '공지' })).toBeNull()
})
