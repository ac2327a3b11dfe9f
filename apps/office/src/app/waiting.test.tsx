import { push } from '@camellia/client/testing-hub'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openOffice, queueOf, Refused } from './testing'

const rowNames = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => /달|별|해|꽃/.exec(row.textContent ?? '')?.[0])

async function openQueue(queue: ReturnType<typeof queueOf>, decide?: (input: never) => unknown) {
  await openOffice('/members/waiting', {
    '/member/signup/list': queue.list,
    '/member/signup/decision': decide ?? (() => null),
  })
}

test('the arrows, Enter and A approve a request, and its row stays', async () => {
  const queue = queueOf('달', '별')
  await openQueue(queue, ({ ids }: { ids: number[] }) => {
    for (const id of ids) {
      queue.decide(queue.nameOf(id), {
        status: 'NORMAL',
        decidedBy: '본사',
        decidedAt: '2026-11-15T05:10:00Z',
      })
    }
    return null
  })
  await screen.findByText('별')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}a')
  expect(await screen.findByText('승인 · 나')).toBeTruthy()
  expect(rowNames()).toEqual(['달', '별'])
})

test('a new sign-up waits in the bar until N shows it', async () => {
  const queue = queueOf('달')
  await openQueue(queue)
  await screen.findByText('달')
  queue.add('해')
  await act(async () => push('QUEUE', { queue: 'SIGNUP' }))
  expect(await screen.findByText('새 가입 1건')).toBeTruthy()
  expect(rowNames()).toEqual(['달'])
  await userEvent.keyboard('n')
  expect(await screen.findByRole('complementary', { name: '해 가입 신청' })).toBeTruthy()
  expect(rowNames()).toEqual(['달', '해'])
})

test('who decides second is told who was first and when', async () => {
  const queue = queueOf('달', '별')
  await openQueue(queue, () => {
    queue.decide('달', {
      status: 'DELETED',
      decidedBy: '김서연',
      decidedAt: '2026-11-15T05:31:58Z',
    })
    return new Refused('CONFLICT')
  })
  await userEvent.click(await screen.findByText('달'))
  await userEvent.keyboard('a')
  expect(await screen.findByText('김서연 님이 14:31:58에 먼저 거절했습니다.')).toBeTruthy()
})

test('a refusal needs words: a digit picks them, and A does not approve meanwhile', async () => {
  const queue = queueOf('달')
  const decided: unknown[] = []
  await openQueue(queue, (input: unknown) => decided.push(input))
  await userEvent.click(await screen.findByText('달'))
  await userEvent.keyboard('r')
  await screen.findByRole('textbox', { name: '거절 사유' })
  await userEvent.keyboard('3a{Control>}{Enter}{/Control}')
  expect(decided).toEqual([
    { ids: [1], verdict: 'REFUSE', reason: '같은 사람의 계정이 이미 있습니다.' },
  ])
})

test('an empty queue says well done, and shows the next sign-up by itself', async () => {
  const queue = queueOf()
  await openQueue(queue)
  expect(await screen.findByText('기다리는 가입이 없습니다')).toBeTruthy()
  queue.add('꽃')
  await act(async () => push('QUEUE', { queue: 'SIGNUP' }))
  expect(await screen.findByText('꽃')).toBeTruthy()
})

test('a right that is taken away takes its screen and its menu entry at once', async () => {
  await openQueue(queueOf('달'))
  await screen.findByText('달')
  await act(async () => push('PERMISSION', { rules: [{ subject: 'System', action: 'manage' }] }))
  expect(await screen.findByText('접근 권한이 없습니다')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /가입 대기/ })).toBeNull()
})
