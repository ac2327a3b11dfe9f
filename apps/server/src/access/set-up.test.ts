import { login, setUp } from '@camellia/contract/access'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '../testing-site'
import { issueSetUpCode } from './set-up.service'

let site: TestSite

beforeAll(async () => {
  site = await startSite({ people: false })
})

afterAll(async () => {
  expect(await site.close()).toEqual([])
})

const first = { code: 'boss', name: '대표', password: 'camel77!' }

test('an empty installation takes its first administrator once, with the printed code only', async () => {
  const setUpCode = (await issueSetUpCode(site.db)) ?? ''
  const wrong = await site.call(setUp, { ...first, setUpCode: 'x'.repeat(43) })
  expect(wrong).toMatchObject({ http: 401, code: 'UNAUTHORIZED' })
  const weak = await site.call(setUp, { ...first, setUpCode, password: 'abc' })
  expect(weak.code).toBe('INVALID_PASSWORD')
  const tries = [1, 2, 3].map((n) => site.call(setUp, { ...first, code: `boss${n}`, setUpCode }))
  const codes = (await Promise.all(tries)).map(({ code }) => code).sort()
  expect(codes).toEqual(['SUCCESS', 'UNAUTHORIZED', 'UNAUTHORIZED'])
})

test('the administrator enters the office, and no further code is printed', async () => {
  const names = ['boss1', 'boss2', 'boss3']
  const logins = await Promise.all(
    names.map((code) => site.call(login, { code, password: first.password }, { site: 'OFFICE' })),
  )
  expect(logins.filter(({ status }) => status === 'OK')).toHaveLength(1)
  expect(await issueSetUpCode(site.db)).toBeUndefined()
})
