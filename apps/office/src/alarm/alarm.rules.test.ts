import { expect, test } from 'vitest'
import { withMuted } from './alarm.rules'

test('a kind is muted once and heard again', () => {
  expect(withMuted([], 'DEPOSIT', true)).toEqual(['DEPOSIT'])
  expect(withMuted(['DEPOSIT'], 'DEPOSIT', true)).toEqual(['DEPOSIT'])
  expect(withMuted(['NEW_USER', 'FAQ'], 'FAQ', false)).toEqual(['NEW_USER'])
})
