import { expect, test } from 'vitest'
import { COMMON_COUNT, isCommonPassword } from './common-passwords'
import { checkNewPassword, checkPassword } from './password.rules'

test.each([
  { password: 'abc123', policy: 'generic', fine: false, because: 'no special character' },
  { password: 'abcde!', policy: 'generic', fine: false, because: 'no digit' },
  { password: 'a1!bc', policy: 'generic', fine: false, because: 'five characters' },
  { password: 'dbk12!', policy: 'generic', fine: true, because: 'the brief’s generic rule' },
  { password: 'dbk1!zq8'.repeat(8), policy: 'generic', fine: true, because: '64 are allowed' },
  { password: 'abc', policy: 'brief4', fine: false, because: 'three characters' },
  { password: 'qzvw', policy: 'brief4', fine: true, because: 'four characters are enough' },
  { password: '1234', policy: 'brief4', fine: false, because: 'everybody’s first guess' },
] as const)('password $password under $policy: $fine, $because', ({ password, policy, fine }) => {
  const check = () => checkPassword(password, policy)
  if (fine) expect(check).not.toThrow()
  else expect(check).toThrow('INVALID_PASSWORD')
})

// biome-ignore format: as many as fit
const FIRST_GUESSES = [
  '123456', '123456789', '12345678', 'password', 'qwerty', '12345', '1234567', '111111', '123123',
  'abc123', 'qwerty123', '1q2w3e4r', 'admin', 'qwertyuiop', '654321', '555555', 'lovely', '7777777',
  'welcome', '888888', 'princess', 'dragon', 'password1', '123qwe', '666666', 'monkey', '1234567890',
  'letmein', 'iloveyou', 'sunshine', 'football', '121212', 'charlie', 'a123456', '1qaz2wsx',
  'zaq12wsx', 'master', 'superman', 'michael', 'shadow', 'baseball', 'trustno1', 'P@ssw0rd', 'p@ssw0rd1!',
  'Password123!', 'Welcome2024!', 'qwer1234!', 'asdf1234!', 'abc123!', '19840523', '840523', '1004',
]

test.each(FIRST_GUESSES)('%s is refused: guessers try it first', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['Camellia1!', 'dongbaek77!', 'fresh123!', '동백꽃필무렵', 'zmvlxq', '928374'])(
  '%s is not among them',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)

test('more than the three thousand commonest are refused', () => {
  expect(COMMON_COUNT).toBeGreaterThan(3_000)
})

const rule = { kind: 'PARTNER', policy: 'brief4', mode: 'real', twoFactor: false } as const

test.each([
  ['elevenchars', rule, false],
  ['twelve chars', rule, true],
  ['eight ch', { ...rule, twoFactor: true }, true],
  ['seven c', { ...rule, twoFactor: true }, false],
  ['abcdef', { ...rule, mode: 'play' }, false],
  ['camel77!', { ...rule, mode: 'play' }, true],
  ['password1234', rule, false],
  ['my Camellia rules', rule, false],
  ['동백꽃필무렵의 노래를', rule, false],
  ['Camellia1!', { ...rule, kind: 'MEMBER' }, false],
  ['Camellia1!', { ...rule, mode: 'play' }, true],
  ['qzvw', { ...rule, kind: 'MEMBER' }, true],
  ['abcd', { ...rule, kind: 'MEMBER', policy: 'generic' }, false],
] as const)('the password “%s” under %o may be set: %s', (password, asked, may) => {
  const check = () => checkNewPassword(password, asked)
  if (may) expect(check).not.toThrow()
  else expect(check).toThrow('INVALID_PASSWORD')
})
