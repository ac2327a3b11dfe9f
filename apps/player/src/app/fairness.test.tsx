import { clearSession } from '@camellia/client/session'
import { VECTORS } from '@camellia/engines/titles/vectors'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { closeDialog } from '../site/dialogs'
import { keepSession, openSite, Refused, ROUND as round } from './testing'

const active = { id: round.seedId, commit: 'c', clientSeed: 's', nonce: 1, serverSeed: null }

const NEXT = { id: '01a1dd29-a2ac-7fd8-8564-f0000000000a', commit: 'the next commit' }

function answersWith(items: readonly object[]) {
  return {
    '/round/list': () => ({ items, hasMore: false, size: 50 }),
    '/round/read': () => ({ round, serverSeed: null }),
    '/fairness/seed': () => ({ active, next: NEXT, revealed: [] }),
    '/fairness/revealed': () => ({ items: [], hasMore: false, size: 20 }),
    '/fairness/history': () => [],
  }
}

const BAD_SEED = '서버 시드는 16진수 64자입니다.'
const NEXT_FIELD = { name: /내 다음 시드/ }
const check = () => screen.findByRole('button', { name: '검증하기' })
const seedField = () => screen.queryByRole('textbox', { name: '서버 시드' })
const byHand = () => screen.queryByRole('button', { name: '시드를 직접 보거나 입력하기' })

beforeEach(() => {
  clearSession()
  localStorage.clear()
  closeDialog()
})

test('who has played chooses a round, and the seeds can be looked at', async () => {
  keepSession()
  await openSite('/fairness', answersWith([round]))
  await check()
  expect(seedField()).toBeNull()
  await userEvent.click(byHand() as HTMLElement)
  expect(seedField()).not.toBeNull()
  expect(byHand()?.getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(byHand() as HTMLElement)
  expect(seedField()).toBeNull()
})

test('a check without anything to check opens the seeds and says what is missing', async () => {
  keepSession()
  await openSite('/fairness', answersWith([round]))
  await userEvent.click(await check())
  expect(seedField()).not.toBeNull()
  expect(await screen.findByText(BAD_SEED)).toBeTruthy()
  await userEvent.click(seedField() as HTMLElement)
  await userEvent.paste('a'.repeat(64))
  expect(seedField(), 'stays while it is filled in').not.toBeNull()
  await userEvent.clear(seedField() as HTMLElement)
  await userEvent.click(byHand() as HTMLElement)
  expect(seedField()).toBeNull()
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', BAD_SEED)
})

test('a round whose seed is still in use says so, with the seeds folded', async () => {
  keepSession()
  await openSite(`/fairness?round=${round.id}`, answersWith([round]))
  expect(await screen.findByText(/아직 사용 중입니다/)).toBeTruthy()
  await userEvent.click(await check())
  expect(seedField()).toBeNull()
})

test('visitors and whoever has not played yet type the seeds in', async () => {
  await openSite('/fairness', answersWith([]))
  await check()
  expect(seedField()).not.toBeNull()
  expect(byHand()).toBeNull()
})

test('the next commit is shown before a seed is chosen for it, and only that pair is begun', async () => {
  keepSession()
  const begun = { ...active, id: NEXT.id, commit: NEXT.commit, clientSeed: 'mine', nonce: 0 }
  const { asked } = await openSite('/fairness', {
    ...answersWith([]),
    '/fairness/rotation': () => ({ active: begun, next: NEXT, revealed: active }),
  })
  expect(await screen.findByText(NEXT.commit)).toBeTruthy()
  const field = screen.getByRole('textbox', NEXT_FIELD)
  await userEvent.clear(field)
  await userEvent.type(field, 'mine')
  await userEvent.click(screen.getByRole('button', { name: '시드 교체하고 공개' }))
  const rotation = () => asked.find(({ path }) => path === '/fairness/rotation')?.input
  await expect.poll(rotation).toEqual({ next: NEXT.id, clientSeed: 'mine' })
})

test('the seed that is offered is a new one for every announced pair, never the one in use', async () => {
  keepSession()
  const later = { id: '01a1dd29-a2ac-7fd8-8564-f0000000000b', commit: 'the one after' }
  const sent: string[] = []
  let seeds = { active, next: NEXT, revealed: [] as object[] }
  await openSite('/fairness', {
    ...answersWith([]),
    '/fairness/seed': () => seeds,
    '/fairness/rotation': (input) => {
      const { clientSeed } = input as { clientSeed: string }
      sent.push(clientSeed)
      seeds = { active: { ...active, ...NEXT, clientSeed }, next: later, revealed: [] }
      return { ...seeds, revealed: active }
    },
  })
  const offered = () => (screen.getByRole('textbox', NEXT_FIELD) as HTMLInputElement).value
  expect(await screen.findByText(NEXT.commit)).toBeTruthy()
  expect(offered()).toMatch(/^[0-9a-f]{32}$/)
  await userEvent.click(screen.getByRole('button', { name: '시드 교체하고 공개' }))
  expect(await screen.findByText(later.commit)).toBeTruthy()
  expect(offered()).toMatch(/^[0-9a-f]{32}$/)
  expect(sent).not.toContain(offered())
})

test('a seed that was used before is refused with its reason, and a fresh one is offered', async () => {
  keepSession()
  await openSite('/fairness', {
    ...answersWith([]),
    '/fairness/rotation': () => new Refused('CLIENT_SEED_USED'),
  })
  const field = (await screen.findByRole('textbox', NEXT_FIELD)) as HTMLInputElement
  await userEvent.clear(field)
  await userEvent.type(field, 'mine')
  await userEvent.click(screen.getByRole('button', { name: '시드 교체하고 공개' }))
  expect(await screen.findByText(/전에 사용한 시드입니다/)).toBeTruthy()
  expect(field.value).toMatch(/^[0-9a-f]{32}$/)
})

test('a server that begins another pair than it announced is told, with both commits', async () => {
  keepSession()
  const begun = { ...active, id: NEXT.id, commit: 'some other commit' }
  await openSite('/fairness', {
    ...answersWith([]),
    '/fairness/rotation': () => ({ active: begun, next: NEXT, revealed: active }),
  })
  await userEvent.click(await screen.findByRole('button', { name: '시드 교체하고 공개' }))
  const told = await screen.findByRole('alert')
  expect(told.textContent).toContain('예고한 것과 다른 시드 쌍')
  expect(told.textContent).toContain(`예고된 지문${NEXT.commit}`)
  expect(told.textContent).toContain(`시작된 지문${begun.commit}`)
})

test('a slot is not opened on another pair than the one that was announced, and it is told', async () => {
  keepSession()
  const begun = { ...active, id: NEXT.id, commit: 'some other commit' }
  const opened = { variant: '96', open: true, minBet: 1_000, maxBet: 1_000, seeded: false }
  await openSite('/game?code=crimson-fortune', {
    '/play/session': () => ({ ...opened, unfinished: null, gifts: [] }),
    '/fairness/next': () => ({ active: null, next: NEXT, revealed: [] }),
    '/fairness/rotation': () => ({ active: begun, next: NEXT, revealed: null }),
  })
  const told = await screen.findByText(/예고한 것과 다른 시드 쌍/)
  expect(told.textContent).toMatch(/the next commit.*some other commit/)
})

test('older seeds than the newest twenty are there to be verified', async () => {
  keepSession()
  const pairOf = (n: number) => ({
    ...{ id: `01a1dd29-a2ac-7fd8-8564-f0000000001${n}`, clientSeed: `seed-${n}`, nonce: n },
    ...{ commit: 'c'.repeat(64), serverSeed: 'd'.repeat(64) },
  })
  await openSite('/fairness', {
    ...answersWith([]),
    '/fairness/revealed': (input) => {
      const { before } = input as { before?: string }
      return before === pairOf(2).id
        ? { items: [pairOf(1)], hasMore: false, size: 20 }
        : { items: [pairOf(3), pairOf(2)], hasMore: true, size: 20 }
    },
  })
  const shown = () => (screen.getByLabelText('공개된 시드') as HTMLInputElement).value
  await userEvent.click(await screen.findByRole('button', { name: '이전 기록' }))
  await expect.poll(shown).toMatch(/seed-1 .*라운드 1개/)
  await userEvent.click(screen.getByRole('button', { name: '최신으로' }))
  await expect.poll(shown).toMatch(/seed-3 .*라운드 3개/)
})

test('the table of titles says what a hit and a top win are, and how many pay the bet', async () => {
  const names = { ko: '진홍의 행운', en: 'Crimson Fortune' }
  const figures = { volatility: 3, hit: 3_556, even: 2_126, maxWin: 714.1, maxWinBought: null }
  await openSite('/fairness', {
    ...answersWith([]),
    '/game/list': () => [
      {
        ...{ code: 'crimson-fortune', vendor: 'camellia', type: 'SLOT', names, rtp: 9_600 },
        ...{ minBet: 100, maxBet: 100_000, open: true, isNew: false },
        slot: { variant: '96', ...figures, mechanics: ['LINES'], themes: [] },
      },
    ],
  })
  const table = await screen.findByRole('table')
  expect(table.textContent).toMatch(/35.56%본전 이상 21.26%/)
  await userEvent.click(within(table).getByRole('button', { name: /최대 당첨/ }))
  expect(await screen.findByText(/10억 라운드에 한 번 이상/)).toBeTruthy()
  await userEvent.click(within(table).getByRole('button', { name: /당첨 빈도/ }))
  expect(await screen.findByText(/베팅액보다 적은 당첨도/)).toBeTruthy()
})

test('how rounds are computed can be read, and every file it takes is linked', async () => {
  await openSite('/fairness/how', {})
  expect(await screen.findByRole('heading', { name: '2. The stream' })).not.toBeNull()
  const files = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(
    files.filter((path) => /^\/published\/definitions\/[0-9a-f]{64}\.json$/.test(path)),
  ).toHaveLength(6)
  expect(
    files.filter((path) => /^\/published\/books\/[0-9a-f]{64}\.book$/.test(path)),
  ).toHaveLength(3)
})

test('the page on how rounds are computed links the example rounds that are published', async () => {
  await openSite('/fairness/how', answersWith([]))
  const link = await screen.findByRole('link', { name: '검증용 예시 라운드' })
  expect(link.getAttribute('href')).toBe(`/published/vectors/${VECTORS.sha256}.json`)
})
