import { login } from '@camellia/contract/access'
import { requestWithdraw } from '@camellia/contract/transaction'
import { startTwoFactor } from '@camellia/contract/two-factor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, startSite, type TestSite } from '../testing-site'

let site: TestSite

beforeAll(async () => {
  site = await startSite()
})
afterAll(async () => expect(await site.close()).toEqual([]))

test('a login waits for nobody who has many passwords looked at', async () => {
  const players = await Promise.all(
    ['player1', 'player2', 'player3'].map((code) => site.login(code)),
  )
  const done: string[] = []
  const crowd = players.flatMap((as) =>
    Array.from({ length: 8 }, () =>
      site.call(startTwoFactor, { password: PASSWORD }, as).then(({ code }) => done.push(code)),
    ),
  )
  await Promise.race(crowd)
  const entered = site
    .call(login, { code: 'admin', password: PASSWORD }, { site: 'OFFICE' })
    .then(({ code }) => done.push(`login ${code}`))
  await Promise.all([...crowd, entered])
  expect(done.filter((code) => code === 'SUCCESS')).toHaveLength(24)
  expect(done.indexOf('login SUCCESS')).toBeLessThan(16)
})

test('an amount that is out of bounds is refused before the password is looked at', async () => {
  const player = await site.login('player1')
  for (let n = 0; n < 12; n++) {
    const asked = { amount: 1, withdrawPassword: '9999' }
    const reply = await site.call(requestWithdraw, asked, { ...player, key: `small${n}` })
    // Not one of these counts as a wrong password.
    expect(reply.code).not.toBe('TOO_MANY_REQUESTS')
    expect(reply.code).not.toBe('INVALID_PASSWORD')
  }
})
