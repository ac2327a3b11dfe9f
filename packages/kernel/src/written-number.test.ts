import { expect, test } from 'vitest'
import { accountNumberOf, phoneOf } from './written-number'

test.each([
  '01077712345',
  '010-7771-2345',
  '010 7771 2345',
  '821077712345',
  '8201077712345',
  '00821077712345',
  '+82 10 7771 2345',
  '+82 (0)10-7771-2345',
  '1077712345',
  '０１０７７７１２３４５',
])('%j is one phone', (written) => {
  expect(phoneOf(written)).toBe('01077712345')
})

test.each([
  ['02-123-4567', '021234567'],
  ['+82 2 123 4567', '021234567'],
  ['+1 415 555 0100', '14155550100'],
  ['0014155550100', '14155550100'],
  ['+84 90 123 4567', '84901234567'],
])('%j is %j', (written, phone) => {
  expect(phoneOf(written)).toBe(phone)
  expect(phoneOf(phone)).toBe(phone)
})

test('what is no number stays none', () => {
  expect(phoneOf('none')).toBe('none')
  expect(phoneOf('')).toBe('')
})

test('an account number keeps its zeros', () => {
  expect(accountNumberOf(' 001-234 567.8')).toBe('0012345678')
})
