import { clearSession } from '@camellia/client/session'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { closeDialog } from '../site/dialogs'
import { keepSession, openSite, Refused } from './testing'

beforeEach(() => {
  clearSession()
  closeDialog()
  keepSession()
})

const slot = {
  ...{ variant: '96', volatility: 3, hit: 3_500, even: 1_700, maxWin: 1_000, maxWinBought: null },
  ...{ mechanics: ['LINES'], themes: [] },
}
const crimson = {
  code: 'crimson-fortune',
  vendor: 'HOUSE',
  type: 'SLOT',
  names: { ko: '진홍의 행운', en: 'Crimson Fortune' },
  ...{ rtp: 9_600, minBet: 200, maxBet: 100_000, open: true, isNew: false, slot },
}
const tiger = {
  ...crimson,
  code: 'tiger-moon',
  names: { ko: '호랑이 달', en: 'Tiger Moon' },
  slot: { ...slot, mechanics: ['WAYS'] },
}
const lists = {
  '/game/list': () => [crimson, tiger],
  '/game/vendors': () => [
    { code: 'HOUSE', name: 'Camellia Originals', gameType: 'SLOT', games: 2, maintenance: false },
  ],
}

test('the grid shows what its address asks for, and a choice is written into the address', async () => {
  await openSite('/slot-games?mechanics=LINES', lists)
  expect(await screen.findByRole('link', { name: /Crimson Fortune/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Tiger Moon/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /웨이즈/ }))
  expect(await screen.findByText('조건에 맞는 게임이 없습니다.')).toBeTruthy()
  expect(window.location.search).toContain('LINES%2CWAYS')
})

test('a title is found by its Korean initials and by how it plays', async () => {
  await openSite('/slot-games', lists)
  const box = await screen.findByRole('searchbox', { name: '게임 검색' })
  await userEvent.type(box, 'ㅎㄹㅇ')
  expect(await screen.findByText('1개 게임')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Tiger Moon/ })).toBeTruthy()
  await userEvent.clear(box)
  await userEvent.type(box, '라인')
  expect(await screen.findByRole('link', { name: /Crimson Fortune/ })).toBeTruthy()
})

test('a heart keeps a title', async () => {
  const { asked } = await openSite('/slot-games', lists)
  await userEvent.click(await screen.findByRole('button', { name: '진홍의 행운 즐겨찾기' }))
  expect(asked.find(({ path }) => path === '/game/favourite')?.input).toEqual({
    game: 'crimson-fortune',
    on: true,
  })
})

const gift = {
  ...{ id: '01a1dd29-a2ac-7fd8-8564-f00000000003', kind: 'PRIZE', game: null, bet: null },
  ...{ spins: null, spinsLeft: null, amount: 3_000, memo: '생일 축하' },
  expiresAt: '2026-11-18T00:00:00.000Z',
}

test('a prize of the house is taken, and a gift is declined only after a question', async () => {
  const { asked } = await openSite('/slot', { ...lists, '/gift/mine': () => [gift] })
  const answers = () =>
    asked.filter(({ path }) => path === '/gift/answer').map(({ input }) => input)
  const card = await screen.findByRole('region', { name: '운영자 증정' })
  await userEvent.click(within(card).getByRole('button', { name: '거절' }))
  const dialog = await screen.findByRole('dialog', { name: '증정을 거절할까요?' })
  expect(answers()).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: '취소' }))
  await userEvent.click(within(card).getByRole('button', { name: '받기' }))
  expect(await screen.findByText('3,000원을 받았습니다.')).toBeTruthy()
  expect(answers()).toEqual([{ id: gift.id, answer: 'TAKE' }])
})

test.each(['/slot', '/slot-games'])(
  '%s says that the catalogue did not come, and asks again',
  async (path) => {
    let down = true
    const list = () => (down ? new Refused('INTERNAL_ERROR') : [crimson, tiger])
    await openSite(path, { ...lists, '/game/list': list })
    const alert = await within(await screen.findByRole('main')).findByRole('alert')
    expect(screen.queryByText('조건에 맞는 게임이 없습니다.')).toBeNull()
    down = false
    await userEvent.click(within(alert).getByRole('button'))
    expect((await screen.findAllByRole('link', { name: /Tiger Moon/ })).length).toBeGreaterThan(0)
  },
)
