import { expect, test } from 'vitest'
import { type SignupFields, signupErrors } from './signup.rules'

const good: SignupFields = {
  code: 'winter77',
  name: '겨울동백',
  password: 'dongb7!',
  cPassword: 'dongb7!',
  bank: '가온은행',
  depositor: '홍길동',
  accountNumber: '110482991204',
  withdrawPassword: '1234',
  phone: '01012345678',
  parentCode: 'store1',
  adult: true,
}
const policy = { password: 'generic', depositor: 'hangul' } as const

test('a complete request has nothing wrong', () => {
  expect(signupErrors(good, policy)).toEqual({})
})

test.each([
  { change: { code: 'abc' }, field: 'code', because: 'shorter than four' },
  { change: { code: '동백꽃나무' }, field: 'code', because: 'not letters and digits' },
  { change: { password: 'abcdef', cPassword: 'abcdef' }, field: 'password', because: 'no digit' },
  { change: { cPassword: 'other12!' }, field: 'cPassword', because: 'not the same' },
  { change: { bank: '' }, field: 'bank', because: 'none chosen' },
  { change: { depositor: 'Hong' }, field: 'depositor', because: 'not Korean' },
  { change: { accountNumber: '123-45x-789' }, field: 'accountNumber', because: 'has a letter' },
  { change: { withdrawPassword: '123' }, field: 'withdrawPassword', because: 'too short' },
  { change: { phone: '' }, field: 'phone', because: 'missing' },
  { change: { parentCode: ' ' }, field: 'parentCode', because: 'blank' },
  { change: { adult: false }, field: 'adult', because: 'not confirmed' },
])('$field is refused: $because', ({ change, field }) => {
  expect(Object.keys(signupErrors({ ...good, ...change }, policy))).toEqual([field])
})

test('the brief policy takes four characters, and other names when the setting allows them', () => {
  const mild = { password: 'brief4', depositor: 'any' } as const
  const fields = { ...good, password: 'abcd', cPassword: 'abcd', depositor: 'Hong Gildong' }
  expect(signupErrors(fields, mild)).toEqual({})
})
