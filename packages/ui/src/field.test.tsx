import { startTexts } from '@camellia/i18n/i18n'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { PasswordField } from './field'

beforeAll(() => startTexts('player', async () => 'ko'))

function Form() {
  const [value, setValue] = useState('')
  return (
    <PasswordField
      label="password"
      value={value}
      onChange={setValue}
      autoComplete="current-password"
    />
  )
}

test('a password is typed unseen, and seen only by whoever asks for it', async () => {
  render(<Form />)
  const box = screen.getByLabelText<HTMLInputElement>('password')
  expect(box.type).toBe('password')
  const eye = screen.getByRole('button')
  await userEvent.click(eye)
  expect(box.type).toBe('text')
  await userEvent.click(eye)
  expect(box.type).toBe('password')
})

test('a password can be pasted whole, signs and letters of any script included', async () => {
  render(<Form />)
  const box = screen.getByLabelText<HTMLInputElement>('password')
  expect(box.autocomplete).toBe('current-password')
  const long = `동백 ${'x'.repeat(50)} !"<>&'`
  await userEvent.click(box)
  await userEvent.paste(long)
  expect(box.value).toBe(long)
})
