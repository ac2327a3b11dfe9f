import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openOffice } from './testing'

const STORES = Array.from({ length: 100 }, (_, n) => `store${n + 1}`)

function found(code: string, index: number) {
  return { id: index + 10, code, name: code, roleType: 'PARTNER', status: 'NORMAL', line: [] }
}

/** Answers as the server does, but only when told to, so that the box can be ahead of it. */
async function openWithSearch() {
  let answer: (() => void) | undefined
  const asked: string[] = []
  const opened: number[] = []
  await openOffice('/members', {
    '/member/search': ({ text }: { text: string }) => {
      asked.push(text)
      const begins = STORES.map(found).filter(({ code }) => code.startsWith(text))
      begins.sort((a, b) => Number(b.code === text) - Number(a.code === text))
      if (text === 'store1' && answer === undefined) {
        return new Promise((resolve) => {
          answer = () => resolve(begins.slice(0, 20))
        })
      }
      return begins.slice(0, 20)
    },
    '/member/list': () => ({ items: [], total: 0, page: 1, size: 20 }),
    '/member/read': ({ id }: { id: number }) => {
      opened.push(id)
      return undefined
    },
  })
  return { asked, opened, answer: () => act(async () => answer?.()) }
}

test('Enter takes what is written in full, not what its beginning found', async () => {
  const { asked, opened, answer } = await openWithSearch()
  const box = await screen.findByRole('combobox', { name: '회원 찾기' })
  await userEvent.type(box, 'store')
  await waitFor(() => expect(asked).toContain('store'))
  const list = await screen.findByRole('listbox', { name: '찾은 회원' })
  await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(20))
  await userEvent.type(box, '1{Enter}')
  await waitFor(() => expect(asked).toContain('store1'))
  expect(opened).toEqual([])
  await answer()
  await waitFor(() => expect(opened[0]).toBe(10))
})
