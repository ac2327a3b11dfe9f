import { push } from '@camellia/client/testing-hub'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openOffice } from './testing'

const HONEST = {
  id: '0197f0aa-1111-7222-8333-444455556660',
  name: '입금 안내',
  category: 'DEPOSIT',
  contents: { ko: '{bank} {account}', en: 'Write to @thief', fr: '<@thief>' },
  version: 'read',
  mine: true,
}

/** Answers to the page as the test changes them, and what was chosen. */
function macrosOf(wish: object | null) {
  const chosen: unknown[] = []
  const data = { macros: [HONEST], fastDeposit: null, fastDepositWish: wish }
  return {
    data,
    chosen,
    answers: {
      '/inquiry/macros': () => ({ ...data }),
      '/inquiry/fast-deposit-macro': (input: unknown) => {
        chosen.push(input)
        return { waiting: false }
      },
    },
  }
}

test('who agrees to an answer reads it in every language and agrees to that text', async () => {
  const page = macrosOf({ macro: HONEST.id, by: 'staff1', mine: false })
  await openOffice('/qna/macros', page.answers)
  const waiting = await screen.findByRole('region', { name: /승인을 기다리는 답변/ })
  for (const text of Object.values(HONEST.contents)) within(waiting).getByText(text)
  await userEvent.click(within(waiting).getByRole('button', { name: '승인' }))
  const yes = { macro: HONEST.id, version: 'read' }
  await waitFor(() => expect(page.chosen).toEqual([yes]))
})

test('what waits leaves an open page when it is rewritten', async () => {
  const page = macrosOf({ macro: HONEST.id, by: 'staff1', mine: false })
  await openOffice('/qna/macros', page.answers)
  await screen.findByRole('region', { name: /승인을 기다리는 답변/ })
  page.data.fastDepositWish = null
  await act(async () => push('QUEUE', { queue: 'MACRO' }))
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: /승인을 기다리는 답변/ })).toBeNull(),
  )
})

test('an answer is proposed after its text was shown, not by its name', async () => {
  const page = macrosOf(null)
  await openOffice('/qna/macros', page.answers)
  await userEvent.selectOptions(await screen.findByLabelText(/자동 답변/), HONEST.id)
  expect(page.chosen).toEqual([])
  const shown = await screen.findByRole('region', { name: '입금 안내' })
  within(shown).getByText('Write to @thief')
  await userEvent.click(within(shown).getByRole('button', { name: '이 문구로 요청' }))
  await waitFor(() => expect(page.chosen).toEqual([{ macro: HONEST.id, version: 'read' }]))
})
