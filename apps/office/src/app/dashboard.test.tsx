import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openOffice, SHELL } from './testing'

test('while the demo fills in its past the dashboard says how far it is', async () => {
  await openOffice('/dashboard', { '/report/shell': () => ({ ...SHELL, filling: 43 }) })
  expect(await screen.findByText('데모의 지난 기록을 채우는 중입니다: 43 %')).toBeTruthy()
})

test('and says nothing once the past is there', async () => {
  await openOffice('/dashboard', {})
  expect(await screen.findByRole('heading', { name: '대시보드' })).toBeTruthy()
  expect(screen.queryByText(/지난 기록/)).toBeNull()
})
