import { startTexts } from '@camellia/i18n/i18n'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ToolSearch } from './tool-search'

test('an address that comes late takes no letter back', async () => {
  await startTexts('office', async () => 'ko')
  const asked = vi.fn()
  const box = (value: string) => <ToolSearch label="찾기" value={value} onText={asked} />
  const { rerender } = render(box(''))
  const field = screen.getByRole('textbox', { name: '찾기' })
  await userEvent.type(field, 'to')
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('to'))
  await userEvent.type(field, 'ur')
  // The address says what was asked for first, while more is written.
  await act(async () => rerender(box('to')))
  expect(field).toHaveProperty('value', 'tour')
  await vi.waitFor(() => expect(asked).toHaveBeenLastCalledWith('tour'))
  await act(async () => rerender(box('')))
  expect(field).toHaveProperty('value', '')
})
