import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AttachmentButton, AttachmentView, sizeText } from './attachment'

const PICTURE = {
  id: '0197f0aa-1111-7222-8333-444455556666',
  name: '영수증.webp',
  type: 'image/webp',
  size: 2_000,
  width: 800,
  height: 600,
} as const

test('a picture keeps its place before it is there, and can be asked for again', async () => {
  URL.createObjectURL = () => 'blob:there'
  URL.revokeObjectURL = () => {}
  const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(new Blob())
  render(<AttachmentView file={PICTURE} load={load} retry="다시" download="내려받기" />)
  await userEvent.click(await screen.findByRole('button', { name: '다시' }))
  const link = await screen.findByRole('link', { name: '영수증.webp' })
  expect(link.style.aspectRatio).toBe('800 / 600')
  await waitFor(() => expect(link.getAttribute('href')).toBe('blob:there'))
})

test('a chosen file is handed on', async () => {
  const chosen: string[] = []
  render(
    <AttachmentButton label="첨부" onFile={({ name }) => chosen.push(name)}>
      +
    </AttachmentButton>,
  )
  const input = document.querySelector('input')
  if (input) await userEvent.upload(input, new File(['x'], 'a.png', { type: 'image/png' }))
  expect(chosen).toEqual(['a.png'])
})

test.each([
  { bytes: 10, says: '1 KB' },
  { bytes: 34_354, says: '34 KB' },
  { bytes: 5 * 1024 * 1024, says: '5.0 MB' },
])('$bytes bytes are $says', ({ bytes, says }) => {
  expect(sizeText(bytes)).toBe(says)
})
