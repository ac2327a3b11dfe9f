import { clearSession } from '@camellia/client/session'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { keepSession, openSite } from './testing'

beforeEach(() => clearSession())

const EVENT = {
  id: '01a1dd29-a2ac-7fd8-8564-f00000000009',
  ...{ title: '11월 이벤트', category: 'EVENT', pinned: false, at: '2026-11-10T00:00:00.000Z' },
}
const NOTICE = { ...EVENT, id: EVENT.id.replace(/9$/, '8'), title: '점검', category: 'NOTICE' }

test('the home page tells of promotions and notices, each in its own place', async () => {
  keepSession()
  await openSite('/home', {
    '/notice/list': (input) => {
      const { category } = input as { category?: string }
      const items = category === 'EVENT' ? [EVENT] : [NOTICE]
      return { items, total: 1, page: 1, size: 3 }
    },
  })
  const heading = await screen.findByRole('heading', { name: '프로모션' })
  const section = heading.closest('section') ?? document.body
  const card = await within(section).findByRole('link', { name: /11월 이벤트/ })
  expect(card.getAttribute('href')).toBe(`/notice?id=${EVENT.id}`)
  expect(within(section).queryByText('점검')).toBeNull()
})

test('without promotions, winners or a ranking the home page invents none', async () => {
  keepSession()
  await openSite('/home', {
    '/notice/list': () => ({ items: [], total: 0, page: 1, size: 3 }),
  })
  expect(await screen.findByRole('heading', { name: '추천 게임' })).toBeTruthy()
  for (const name of ['프로모션', '방금 당첨', '지금 인기 있는 게임']) {
    expect(screen.queryByRole('heading', { name })).toBeNull()
  }
  expect(screen.queryByText('24시간 환수율')).toBeNull()
})
