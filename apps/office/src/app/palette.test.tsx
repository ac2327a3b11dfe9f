import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openOffice } from './testing'

const MOON = { id: 7, code: 'moon1', name: '달빛', roleType: 'MEMBER', status: 'NORMAL', line: [] }

test('a deed and a name begin it: block moon1', async () => {
  const opened: unknown[] = []
  await openOffice('/dashboard', {
    '/member/search': ({ text }: { text: string }) => ('moon1'.startsWith(text) ? [MOON] : []),
    '/member/list': () => ({ items: [], total: 0, page: 1, size: 20 }),
    '/member/read': ({ id }: { id: number }) => {
      opened.push([id, location.search])
      return undefined
    },
  })
  await userEvent.keyboard('{Control>}k{/Control}')
  const box = await screen.findByRole('combobox', { name: /화면, 명령/ })
  await userEvent.type(box, 'blo')
  expect(await screen.findAllByRole('option', { name: /^차단/ })).toHaveLength(2)
  await userEvent.type(box, 'ck moon1')
  const list = screen.getByRole('listbox', { name: '명령 팔레트' })
  await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1))
  expect(within(list).getByText('차단')).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(opened[0]).toEqual([7, '?id=7&do=BLOCKED']))
})
