import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { DASHBOARD, openOffice, SHELL, TO_DO } from './testing'

afterEach(cleanup)

test('while the demo fills in its past the dashboard says how far it is', async () => {
  await openOffice('/dashboard', { '/report/shell': () => ({ ...SHELL, filling: 43 }) })
  expect(await screen.findByText('데모의 지난 기록을 채우는 중입니다: 43 %')).toBeTruthy()
})

test('and says nothing once the past is there', async () => {
  await openOffice('/dashboard', {})
  expect(await screen.findByRole('heading', { name: '대시보드' })).toBeTruthy()
  expect(screen.queryByText(/지난 기록/)).toBeNull()
})

const QUEUES = {
  ...TO_DO,
  queues: [
    {
      ...{ queue: 'WITHDRAW', count: 6, oldest: '2026-11-15T04:50:00.000Z', second: 3, taken: 2 },
      workers: [{ code: 'money1', name: '김재무', count: 2 }],
    },
    { queue: 'CHAT', count: 0, oldest: null, second: 0, taken: 0, workers: [] },
  ],
}

test('whoever may not read reports has their queues there, and who works on them', async () => {
  const asked: string[] = []
  const answers = {
    '/report/to-do': () => QUEUES,
    '/report/dashboard': () => asked.push('dashboard'),
  }
  await openOffice('/dashboard', answers, ['Report.read'])
  const row = await screen.findByRole('link', { name: /출금.*6/ })
  expect(within(row).getByText('2차 승인 3')).toBeTruthy()
  expect(within(row).getByText('김재무: 2건')).toBeTruthy()
  expect(screen.queryByRole('region', { name: '순입금' })).toBeNull()
  expect(asked).toEqual([])
})

test('a headline shows the parts it is made of, and another period is asked for by its name', async () => {
  const asked: unknown[] = []
  const figures = {
    ...DASHBOARD.figures,
    deposits: { now: 900_000, before: 450_000 },
    withdrawals: { now: 200_000, before: 200_000 },
    net: { now: 700_000, before: 250_000 },
  }
  await openOffice('/dashboard', {
    '/report/to-do': () => TO_DO,
    '/report/dashboard': (input: never) => {
      asked.push(input)
      return { ...DASHBOARD, figures }
    },
  })
  const card = await screen.findByRole('region', { name: '순입금' })
  for (const amount of ['700,000', '900,000', '200,000']) {
    expect(within(card).getByText(amount)).toBeTruthy()
  }
  expect(screen.getAllByText('어제는 14:00까지와 비교').length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: '이번 달' }))
  await screen.findByRole('button', { name: '이번 달', pressed: true })
  expect(asked.at(-1)).toEqual({ period: 'MONTH' })
})
