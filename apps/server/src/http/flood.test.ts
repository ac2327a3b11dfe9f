import { once } from 'node:events'
import { type AddressInfo, createConnection } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { typeInChat } from '@camellia/contract/chat'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveSetting } from '../setting/setting.sql'
import { PASSWORD, startSite, type TestSite } from '../testing-site'
import { createApp } from './app'

const FILES_A_MINUTE = 40
let site: TestSite

beforeAll(async () => {
  site = await startSite()
  await site.db.system(async (tx) => {
    await saveSetting(tx, { key: 'limit.callsPerAddress', value: 20, by: null })
    await saveSetting(tx, { key: 'limit.callsPerSubnet', value: 50, by: null })
    await saveSetting(tx, { key: 'limit.filesPerAddress', value: FILES_A_MINUTE, by: null })
  })
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
})

async function visit(remoteAddress: string): Promise<number> {
  const reply = await site.player.inject({ url: '/api/site', remoteAddress })
  return reply.statusCode
}

test('an address has its share, its neighbours theirs together, and nobody else is touched', async () => {
  const asked: number[] = []
  for (let n = 0; n < 21; n++) asked.push(await visit('203.0.113.1'))
  expect(asked.filter((http) => http === 200)).toHaveLength(20)
  expect(asked.at(-1)).toBe(429)
  const neighbours: number[] = []
  for (let n = 0; n < 60; n++) neighbours.push(await visit(`203.0.113.${10 + n}`))
  // The 20 and what was refused of the first count too: 50 in all.
  expect(neighbours.filter((http) => http === 200)).toHaveLength(30)
  expect(await visit('203.0.114.1')).toBe(200)
})

test('who asks for everything else without end keeps nobody of the address from logging in', async () => {
  const remoteAddress = '192.0.2.77'
  const guest = { method: 'POST', remoteAddress } as const
  const ask = (path: string, payload: object) =>
    site.player.inject({ ...guest, url: `/api${path}`, payload })
  const asked: number[] = []
  for (let n = 0; n < 30; n++) {
    asked.push((await ask('/auth/password/set', { code: 'x' })).statusCode)
  }
  expect(asked.at(-1)).toBe(429)
  expect(await visit(remoteAddress)).toBe(200)
  const entered = await ask('/auth/login', { code: 'player1', password: PASSWORD })
  expect(entered.json().code).toBe('SUCCESS')
})

test('the description of the calls is made once, and counted like a call', async () => {
  const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
    site.player.inject({ url: '/api/docs/json', remoteAddress, headers })
  const packed = await ask('198.51.100.1', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  const known = { 'accept-encoding': 'br', 'if-none-match': String(packed.headers.etag) }
  expect((await ask('198.51.100.1', known)).statusCode).toBe(304)
  const plain = await ask('198.51.100.1', { 'accept-encoding': 'br;q=0' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
  const asked: number[] = []
  for (let n = 0; n < 30; n++) asked.push((await ask('198.51.100.2')).statusCode)
  expect(asked.filter((http) => http === 200)).toHaveLength(20)
  const remoteAddress = '198.51.100.2'
  const other = {
    method: 'POST',
    url: '/api/auth/password/set',
    payload: {},
    remoteAddress,
  } as const
  expect((await site.player.inject(other)).statusCode).toBe(429)
  expect((await site.player.inject({ url: '/api/docs' })).statusCode).toBe(200)
})

test('files and addresses without anything behind them are counted too', async () => {
  const asked: number[] = []
  for (let n = 0; n < 45; n++) {
    const url = n % 2 === 0 ? '/assets/none.js' : '/api/no/such'
    asked.push((await site.player.inject({ url, remoteAddress: '198.51.101.1' })).statusCode)
  }
  expect(asked.filter((http) => http === 404)).toHaveLength(FILES_A_MINUTE)
  expect(asked.at(-1)).toBe(429)
  expect(await visit('198.51.101.1')).toBe(200)
})

test('a home of version 6 gains nothing by changing its address', async () => {
  const asked: number[] = []
  for (let n = 0; n < 60; n++) asked.push(await visit(`2001:db8:1:2::${(n + 1).toString(16)}`))
  expect(asked.filter((http) => http === 200)).toHaveLength(50)
  expect(await visit('2001:db8:1:3::1')).toBe(200)
})

test('whoever says that they are writing without end is not passed on without end', async () => {
  const player = await site.login('player1')
  const most = typeInChat.perMinute ?? 0
  const asked: number[] = []
  for (let n = 0; n < most + 5; n++) asked.push((await site.call(typeInChat, {}, player)).http)
  expect(asked.filter((http) => http === 200)).toHaveLength(most)
  expect(asked.filter((http) => http === 429)).toHaveLength(5)
  const other = await site.login('player2')
  expect((await site.call(typeInChat, {}, other)).http).toBe(200)
})

test('a session that cannot be one is nobody’s, however long it is', async () => {
  for (const token of ['x', 'x'.repeat(10_000), `${'A'.repeat(42)}!`]) {
    const reply = await site.raw({ method: 'GET', path: '/balance' }, {}, { token })
    expect(reply).toMatchObject({ http: 401, code: 'UNAUTHORIZED' })
  }
})

test.each([
  [
    'a head without end',
    `GET /api/site HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`,
  ],
  ['what is not HTTP', 'hello\r\n\r\n'],
  ['an expectation', 'POST /api/auth/login HTTP/1.1\r\nhost: x\r\nexpect: wonders\r\n\r\n'],
  ['an address that is none', 'GET /api/%ff HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
])('%s is answered with the envelope', async (_, bytes) => {
  await site.player.listen({ port: 0, host: '127.0.0.1' }).catch(() => {})
  const { port } = site.player.server.address() as AddressInfo
  const line = createConnection({ port, host: '127.0.0.1' })
  let text = ''
  line
    .on('error', () => {})
    .on('data', (chunk) => {
      text += chunk
    })
  line.write(bytes)
  await once(line, 'close')
  const [head = '', body = ''] = text.split('\r\n\r\n')
  expect(head).toContain('400 Bad Request')
  expect(JSON.parse(body)).toEqual({
    status: 'ERROR',
    code: 'INVALID_PARAMETER',
    message: 'INVALID PARAMETER',
    data: { fields: [] },
  })
})

test('the year zero, which PostgreSQL does not know, is not a time', async () => {
  const admin = await site.login('admin', 'OFFICE')
  const input = { size: 10, from: '0000-01-01T00:00:00Z' }
  const reply = await site.raw({ method: 'POST', path: '/transaction/list' }, input, admin)
  expect(reply).toMatchObject({ http: 400, data: { fields: ['from'] } })
})

test('where the description of the calls is off, there is nothing to ask for', async () => {
  const app = await createApp('PLAYER', {
    log: pino(),
    trustProxy: false,
    folder: 'no-such-folder',
  })
  for (const url of ['/api/docs', '/api/docs/json']) {
    expect((await app.inject({ url })).statusCode).toBe(404)
  }
  await app.close()
})
