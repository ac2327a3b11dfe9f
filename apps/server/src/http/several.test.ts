import * as access from '@camellia/contract/access'
import { listMessages } from '@camellia/contract/message'
import { bet } from '@camellia/contract/play'
import { readShell } from '@camellia/contract/report'
import { readSeveral, SEVERAL_MAX } from '@camellia/contract/several'
import { readSite } from '@camellia/contract/site'
import { auditLedger } from '@camellia/ledger/audit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveSetting } from '../setting/setting.sql'
import { type CallAs, startSite, type TestSite } from '../testing-site'

let site: TestSite
let player: CallAs

const CALLS_A_MINUTE = 60

beforeAll(async () => {
  site = await startSite()
  const limit = { key: 'limit.callsPerMember', value: CALLS_A_MINUTE, by: null } as const
  await site.db.system((tx) => saveSetting(tx, limit))
  player = await site.login('player1')
})

afterAll(async () => {
  expect(await site.close()).toEqual([])
})

const messages = { searchkey: '', page: 1, size: 10 } as const

async function codesOf(paths: readonly string[], as: CallAs): Promise<readonly string[]> {
  const questions = paths.map((path) => ({ path, input: {} }))
  const { data } = await site.call(readSeveral, { questions }, as)
  return data.map(({ code }) => code)
}

test('each of several questions is answered as if it came by itself, in their order', async () => {
  const { data } = await site.call(
    readSeveral,
    {
      questions: [
        { path: listMessages.path, input: messages },
        { path: readSite.path, input: {} },
        { path: access.profile.path, input: {} },
      ],
    },
    player,
  )
  const alone = [
    await site.call(listMessages, messages, player),
    await site.call(readSite, {}, player),
    await site.call(access.profile, {}, player),
  ]
  expect(data).toEqual(
    alone.map(({ status, code, message, data: own }) => ({ status, code, message, data: own })),
  )
})

test('what one may not know is refused there and nowhere else', async () => {
  const paths = [access.profile.path, readSite.path, readShell.path]
  expect(await codesOf(paths, {})).toEqual(['UNAUTHORIZED', 'SUCCESS', 'UNAUTHORIZED'])
  expect(await codesOf(paths, player)).toEqual(['SUCCESS', 'SUCCESS', 'ACCESS_DENIED'])
})

test('nothing that changes anything can be asked among several, nor several of several', async () => {
  const before = await site.db.system(auditLedger)
  const paths = [bet.path, access.logout.path, readSeveral.path, '/no/such', '__proto__']
  expect(await codesOf(paths, player)).toEqual(paths.map(() => 'NOT_FOUND'))
  expect((await site.call(access.profile, {}, player)).code).toBe('SUCCESS')
  expect(await site.db.system(auditLedger)).toEqual(before)
})

test('the field that is wrong is named at its question', async () => {
  const wrong = { path: listMessages.path, input: { ...messages, page: 0 } }
  const { data } = await site.call(readSeveral, { questions: [wrong] }, player)
  expect(data).toMatchObject([{ code: 'INVALID_PARAMETER', data: { fields: ['page'] } }])
})

test('more questions than allowed are not asked at all', async () => {
  const one = { path: readSite.path, input: {} }
  const questions = Array.from({ length: SEVERAL_MAX + 1 }, () => one)
  const reply = await site.raw(readSeveral, { questions }, player)
  expect(reply).toMatchObject({ http: 400, code: 'INVALID_PARAMETER' })
})

test('each of several questions counts as a call of its own', async () => {
  const other = await site.login('player2')
  const questions = Array.from({ length: SEVERAL_MAX }, () => ({ path: readSite.path, input: {} }))
  const codes = new Set<string>()
  // Fewer requests than are allowed in a minute, with more questions than that.
  for (let times = 0; times < CALLS_A_MINUTE / 5; times++) {
    const { code, data } = await site.call(readSeveral, { questions }, other)
    const answers = Array.isArray(data) ? data : []
    for (const one of [code, ...answers.map((answer) => answer.code)]) codes.add(one)
  }
  expect([...codes].sort()).toEqual(['SUCCESS', 'TOO_MANY_REQUESTS'])
})
