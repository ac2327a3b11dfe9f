import { clearSession } from '@camellia/client/session'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { closeDialog } from '../site/dialogs'
import { keepSession, openSite, ROUND as round } from './testing'

beforeEach(() => {
  clearSession()
  closeDialog()
  keepSession()
})

const answers = {
  '/round/list': () => ({ items: [round], hasMore: false, size: 10 }),
  '/round/totals': () => ({ rounds: 1, stake: 1_000, win: 1_950 }),
  '/round/read': () => ({ round, serverSeed: null }),
}

test('a round opens with its money, its number and the way to check it', async () => {
  await openSite('/bet-history', answers)
  await userEvent.click(await screen.findByRole('button', { name: '홀짝' }))
  const panel = await screen.findByRole('complementary', { name: '라운드 상세' })
  expect(await within(panel).findByText('50,950원')).toBeTruthy()
  expect(within(panel).getByText(round.id)).toBeTruthy()
  const verify = within(panel).getByRole('link', { name: '검증하러 가기' })
  expect(verify.getAttribute('href')).toBe(`/fairness?round=${round.id}`)
  expect(window.location.search).toBe(`?id=${round.id}`)
})

test('a bet that waits is shown without a result, in the list and in its detail', async () => {
  const open = { ...round, status: 'PENDING', win: 0, event: round.id, drawn: null, outcome: {} }
  await openSite('/bet-history', {
    ...answers,
    '/round/list': () => ({ items: [open], hasMore: false, size: 10 }),
    '/round/totals': () => ({ rounds: 0, stake: 0, win: 0 }),
    '/round/read': () => ({ round: open, serverSeed: null }),
  })
  await userEvent.click(await screen.findByRole('button', { name: '홀짝' }))
  const panel = await screen.findByRole('complementary', { name: '라운드 상세' })
  expect(await within(panel).findByText(round.id)).toBeTruthy()
  expect(screen.getAllByText('접수').length).toBeGreaterThan(1)
  expect(document.body.textContent).not.toContain('-1,000원')
  expect(within(panel).getAllByText('–')).toHaveLength(2)
})

test('filters are asked of the server and stand in the address', async () => {
  const { asked } = await openSite('/bet-history?type=SLOT', answers)
  await screen.findByText('1회')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '결과' }), '증정')
  await screen.findByText('1회')
  const totals = asked.filter(({ path }) => path === '/round/totals').at(-1)
  expect(totals?.input).toEqual({ types: ['SLOT'], result: 'GIFT' })
  expect(window.location.search).toBe('?type=SLOT&result=GIFT')
})

test('visitors are asked to log in for a game, but not for a game for fun', async () => {
  clearSession()
  localStorage.clear()
  await openSite('/game?code=odd-even')
  expect(await screen.findByRole('dialog', { name: '로그인' })).toBeTruthy()
  closeDialog()
})
