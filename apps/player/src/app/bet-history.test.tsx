import { clearSession } from '@camellia/client/session'
import { ENGINES } from '@camellia/engines/games'
import { drawFrom, seedFromHex } from '@camellia/engines/stream'
import { won } from '@camellia/kernel/won'
import { screen, waitFor, within } from '@testing-library/react'
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
  const verify = await within(panel).findByRole('link', { name: '검증하러 가기' })
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

test('what was given back of a stake has a column of its own', async () => {
  const back = { ...round, status: 'CANCEL', win: 0, cancelStake: 1_000, balanceAfter: 50_000 }
  await openSite('/bet-history', {
    ...answers,
    '/round/list': () => ({ items: [back, { ...round, id: round.seedId }], hasMore: false }),
    '/round/read': () => ({ round: back, serverSeed: null }),
  })
  const table = await screen.findByRole('table')
  const heads = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
  const rows = within(table).getAllByRole('row').slice(1)
  const cells = rows.map((row) => within(row).getAllByRole('cell')[heads.indexOf('취소')])
  expect(cells.map((cell) => cell?.textContent)).toEqual(['1,000원', '0원'])
})

const SLOT = {
  ...round,
  game: 'crimson-fortune',
  ...{ choice: {}, stream: 1, clientSeed: 'lucky-client-seed', nonce: 42 },
  commit: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
}
const SERVER_SEED = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0')).join('')

function playedSlot() {
  const { clientSeed, nonce, game } = SLOT
  const seeds = { serverSeed: seedFromHex(SERVER_SEED), clientSeed, nonce, game }
  const draw = drawFrom({ ...seeds, stream: 1 })
  const played = ENGINES[game]?.play({ stake: won(1_000), choice: {}, draw, variant: '96' })
  return { ...SLOT, outcome: played?.outcome, win: played?.win, drawn: null }
}

test('a round of a slot shows its symbols, plays again and is checked, all in its panel', async () => {
  const slot = playedSlot()
  await openSite(`/bet-history?id=${slot.id}`, {
    ...answers,
    '/round/list': () => ({ items: [slot], hasMore: false, size: 10 }),
    '/round/read': () => ({ round: slot, serverSeed: SERVER_SEED }),
  })
  const panel = within(await screen.findByRole('complementary', { name: '라운드 상세' }))
  const board = await panel.findByRole('img', { name: '릴이 처음 멈춘 모습' })
  expect(board.querySelectorAll('[data-symbol]')).toHaveLength(15)
  expect(board.textContent).toBe('')
  await waitFor(() => expect(board.querySelectorAll('[style*="width"]')).toHaveLength(15))
  expect(await panel.findByText('일치')).toBeTruthy()
  await userEvent.click(panel.getByRole('button', { name: '다시 보기' }))
  expect(await panel.findByRole('slider', { name: '다시 보기' })).toBeTruthy()
  expect(window.location.pathname).toBe('/bet-history')
})

test('a round that does not hold is said to', async () => {
  const forged = { ...playedSlot(), win: 999_000 }
  await openSite(`/bet-history?id=${forged.id}`, {
    ...answers,
    '/round/read': () => ({ round: forged, serverSeed: SERVER_SEED }),
  })
  expect(await screen.findByText('불일치')).toBeTruthy()
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
