import { expect, test } from 'vitest'
import { hashPassword, passwordMatches } from './password'

test('passwords are kept by Argon2id, each with a salt of its own', async () => {
  const [one, other] = await Promise.all(
    ['Camellia1!', 'Camellia1!'].map((same) => hashPassword(same)),
  )
  expect(one).toMatch(/^\$argon2id\$v=19\$m=\d{5,},t=[2-9],p=\d\$/)
  expect(other).not.toBe(one)
})

test('a password counts as it was typed, to its last letter', async () => {
  const long = `${'ㄱ'.repeat(20)}${'x'.repeat(43)}A`
  const known = await hashPassword(long)
  expect(await passwordMatches(known, long)).toBe(true)
  for (const near of [long.toLowerCase(), long.slice(0, -1), `${long} `, ` ${long}`]) {
    expect(await passwordMatches(known, near)).toBe(false)
  }
})

test('nobody’s password is right', async () => {
  expect(await passwordMatches(undefined, 'no such member')).toBe(false)
})
