import { login } from '@camellia/contract/access'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, startSite, type TestSite } from '../testing-site'
import { createGuestTurns, createLockMemory } from './guest-turns'
import { query } from './testing-access'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(async () => expect(await site.close()).toEqual([]))

test('of one network one try is in work, and others go between', async () => {
  const turns = createGuestTurns()
  const done: string[] = []
  let crowd = 0
  let most = 0
  const work = (name: string) => async () => {
    crowd += 1
    most = Math.max(most, crowd)
    await new Promise((resolve) => setImmediate(resolve))
    crowd -= 1
    done.push(name)
  }
  const many = Array.from({ length: 40 }, (_, n) => turns(`203.0.113.${n}`, work('flood')))
  await Promise.all([...many, turns('198.51.100.7', work('honest'))])
  expect(most).toBeLessThanOrEqual(2)
  expect(done.indexOf('honest')).toBeLessThan(3)
})

test('a locked id is refused from memory for a second, and then looked up again', () => {
  let now = 0
  const memory = createLockMemory(() => now)
  memory.keep('code x', 1_700)
  expect(() => memory.check(['code x'])).toThrow('TOO_MANY_REQUESTS')
  expect(() => memory.check(['code y', 'address z'])).not.toThrow()
  now = 1_000
  expect(() => memory.check(['code x'])).not.toThrow()
})

test('sixty tries at once at a locked id ask the database few times', async () => {
  const guess = () => site.call(login, { code: 'player3', password: 'wrong' })
  await Promise.all(Array.from({ length: 10 }, guess))
  const replies = await Promise.all(Array.from({ length: 60 }, guess))
  expect(new Set(replies.map(({ http }) => http))).toEqual(new Set([429]))
  const [row] = await query(
    site,
    (sql) => sql<{ count: number }[]>`select count(*) from login where outcome = 'LOCKED'`,
  )
  expect(row?.count).toBeGreaterThan(0)
  expect(row?.count).toBeLessThan(20)
  const other = await site.call(login, { code: 'player2', password: PASSWORD })
  expect(other.code).toBe('SUCCESS')
})
