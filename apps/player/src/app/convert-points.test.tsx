import { clearSession } from '@camellia/client/session'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { closeDialog } from '../site/dialogs'
import { keepSession, openSite } from './testing'

beforeEach(() => {
  clearSession()
  closeDialog()
  keepSession()
})

async function convert(amount: string) {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /포인트 전환/ }))
  const dialog = await screen.findByRole('dialog', { name: '포인트 전환' })
  await user.type(within(dialog).getByLabelText('전환할 금액'), `${amount}{Enter}`)
  return dialog
}

test('points become balance, with the amount in the message', async () => {
  const { asked } = await openSite('/home')
  await convert('2000')
  expect(await screen.findByText('2,000원을 보유 머니로 전환했습니다.')).toBeTruthy()
  expect(asked.find(({ path }) => path === '/balance/point-convert')?.input).toEqual({
    amount: 2_000,
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  { amount: '3001', says: '포인트 잔액이 부족합니다.' },
  { amount: '999', says: '1,000원부터 전환할 수 있습니다.' },
])('converting $amount of 3,000 points says "$says" and asks nobody', async ({ amount, says }) => {
  const { asked } = await openSite('/home')
  const dialog = await convert(amount)
  expect(await within(dialog).findByText(says)).toBeTruthy()
  expect(asked.some(({ path }) => path === '/balance/point-convert')).toBe(false)
})

test('letters and signs are dropped, thousands are set apart', async () => {
  await openSite('/home')
  const dialog = await convert('-1a2,5.00')
  const field = within(dialog).getByLabelText<HTMLInputElement>('전환할 금액')
  expect(field.value).toBe('12,500')
})
