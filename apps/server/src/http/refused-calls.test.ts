import { login } from '@camellia/contract/access'
import { resetMemberPassword } from '@camellia/contract/password'
import { listRoles } from '@camellia/contract/role'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PASSWORD, startSite, type TestSite } from '../testing-site'
import { createApp } from './app'

let site: TestSite
let lines: string[] = []
const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) })
const told = () => lines.map((line) => JSON.parse(line)).filter(({ path }) => path !== undefined)

beforeAll(async () => {
  site = await startSite({ log })
})
beforeEach(() => {
  lines = []
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
})

test('a call that is not theirs is written down: who, from where, what and how often', async () => {
  const player = await site.login('player1')
  for (let n = 0; n < 12; n++) {
    expect((await site.call(listRoles, {}, player)).code).toBe('ACCESS_DENIED')
  }
  const tried = { member: site.idOf('player1'), address: '127.0.0.1', path: '/role/list' }
  expect(told()).toMatchObject([
    { ...tried, site: 'PLAYER', code: 'ACCESS_DENIED', times: 1, level: 40 },
    { ...tried, times: 10 },
  ])
})

test('so is a look across branches, and input that our pages never send', async () => {
  const partner = await site.login('subhq1', 'OFFICE')
  const other = { id: site.idOf('player3'), reason: 'x' }
  expect((await site.call(resetMemberPassword, other, partner)).code).toBe('MEMBER_NOT_FOUND')
  const more = { code: 'x', password: 'y', role: '본사' }
  expect((await site.raw(login, more, {})).http).toBe(400)
  expect(told()).toMatchObject([
    { member: site.idOf('subhq1'), site: 'OFFICE', code: 'MEMBER_NOT_FOUND' },
    { member: null, code: 'INVALID_PARAMETER', path: '/auth/login' },
  ])
})

test('an ordinary no is none of the log’s business, and no password ever is', async () => {
  const wrong = `${PASSWORD}?`
  expect((await site.call(login, { code: 'player2', password: wrong })).code).toBe(
    'INVALID_PASSWORD',
  )
  expect(lines).toEqual([])
})

test('what people write cannot make lines of its own in the log, nor move a terminal', async () => {
  const app = await createApp('PLAYER', { log, trustProxy: false, folder: 'no-such-folder' })
  app.route({
    method: 'GET',
    url: '/api/broken',
    config: { endpoint: login },
    handler: async ({ query }) => {
      throw new Error((query as { words: string }).words)
    },
  })
  const words = '\r\n{"level":60,"msg":"forged"}\n\u001b[2J\u0000\u0008'
  const reply = await app.inject({ url: '/api/broken', query: { words } })
  expect(reply.statusCode).toBe(500)
  expect(reply.body).not.toContain('forged')
  expect(lines).toHaveLength(1)
  const [line = ''] = lines
  expect([...line.trimEnd()].every((sign) => sign >= ' ')).toBe(true)
  expect(JSON.parse(line)).toMatchObject({ level: 50, err: { message: words } })
  await app.close()
})
