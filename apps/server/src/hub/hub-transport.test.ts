import { request as httpRequest } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Bus } from './bus'
import type { HubOptions } from './hub'
import {
  type Ask,
  askHub,
  dialHub,
  fieldOf,
  type Keys,
  person,
  type Sessions,
  startNode,
  type TestNode,
  testBus,
} from './hub-kit'

const [TOKEN, ann] = person(1)
const HANDSHAKE = '{"protocol":"json","version":1}\x1e'
/** Most of these clients do not hang up when they are told to. */
const RUDE = { farewellMs: 20 }

let bus: Bus
let node: TestNode
let sessions: Sessions

beforeAll(async () => {
  bus = await testBus()
})
beforeEach(() => start())
afterEach(() => node.stop())
afterAll(() => bus.close())

async function start(options: Partial<HubOptions> = {}): Promise<void> {
  sessions = new Map([person(1), person(2)])
  node = await startNode(sessions, { bus, ...options, timing: { ...RUDE, ...options.timing } })
}

const restart = (options: Partial<HubOptions>) => node.stop().then(() => start(options))

const ask: Ask = (...asked) => askHub(node.url, ...asked)

async function negotiate(): Promise<Keys> {
  const ticket = await fieldOf(ask('POST', '/negotiate?negotiateVersion=1', TOKEN), 'accessToken')
  const id = await fieldOf(ask('POST', '/live/negotiate', ticket), 'connectionToken')
  return { ticket, live: `/live?id=${id}` }
}

const dial = (keys: Keys, headers = {}) => dialHub(node.url, keys, headers)

async function shakeHands(keys: Keys) {
  const call = dial(keys)
  await call.outcome
  call.socket.send(HANDSHAKE)
  await vi.waitFor(() => expect(call.heard.join('')).toContain('PERMISSION'))
  return call
}

test('without a session token in the header: 401 with the envelope', async () => {
  const refused = { status: 'ERROR', code: 'UNAUTHORIZED', message: 'UNAUTHORIZED', data: null }
  for (const answer of [
    await ask('POST', '/negotiate'),
    await ask('POST', '/negotiate', 'made-up'),
    await ask('POST', `/negotiate?access_token=${TOKEN}`),
    await ask('POST', '/live/negotiate'),
  ]) {
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual(refused)
  }
})

test('the session token is exchanged for a ticket before any address is made', async () => {
  const answer = await (await ask('POST', '/negotiate?negotiateVersion=1', TOKEN)).json()
  expect(answer).toEqual({
    negotiateVersion: 1,
    url: `${node.url}/live`,
    accessToken: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect((await ask('POST', '/live/negotiate', TOKEN)).status).toBe(404)
  const { host } = new URL(node.url)
  for (const [origin, site] of [
    [`https://${host}`, `https://${host}`],
    ['http://127.0.0.1:1', `http://${host}`],
  ] as const) {
    const answer = ask('POST', '/negotiate', TOKEN, { origin })
    expect(await fieldOf(answer, 'url')).toBe(`${site}/hub/live`)
  }
})

test('a connection token opens one connection, and is then not found', async () => {
  const keys = await negotiate()
  const { socket, heard, outcome } = dial(keys)
  expect(await outcome).toBe('open')
  expect(await dial(keys).outcome).toBe(404)
  socket.send(HANDSHAKE)
  await vi.waitFor(() => expect(heard.join('')).toContain('PERMISSION'))
  expect(await dial(keys).outcome).toBe(404)
  expect((await ask('GET', keys.live, keys.ticket)).status).toBe(404)
  expect((await ask('POST', '/live/negotiate', keys.ticket)).status).toBe(404)
  expect(node.hub.connected()).toBe(1)
})

test('a connection token is nothing without its own ticket', async () => {
  const [mine, other] = [await negotiate(), await negotiate()]
  expect(await dial({ ...mine, ticket: other.ticket }).outcome).toBe(404)
  expect((await ask('GET', mine.live)).status).toBe(404)
  expect((await ask('GET', mine.live, mine.ticket)).status).toBe(200)
  expect((await ask('POST', mine.live, other.ticket, {}, HANDSHAKE)).status).toBe(404)
  expect((await ask('DELETE', mine.live, other.ticket)).status).toBe(404)
})

test('a ticket that was not used in time is not found', async () => {
  await restart({ timing: { ticketMs: 1 } })
  const ticket = await fieldOf(ask('POST', '/negotiate', TOKEN), 'accessToken')
  await vi.waitFor(async () => {
    expect((await ask('POST', '/live/negotiate', ticket)).status).toBe(404)
  })
})

test('a page of another origin is refused everywhere: 403', async () => {
  const headers = { origin: 'https://evil.example' }
  const keys = await negotiate()
  const answer = await ask('POST', '/negotiate', TOKEN, headers)
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ code: 'ACCESS_DENIED', message: 'ACCESS DENIED' })
  expect(await dial(keys, headers).outcome).toBe(403)
  expect((await ask('GET', keys.live, keys.ticket, headers)).status).toBe(403)
  expect(await dial(keys, { origin: new URL(node.url).origin }).outcome).toBe('open')
})

test('a session has ten connections, not eleven, and logging in again makes no more', async () => {
  for (let count = 0; count < 10; count += 1) await shakeHands(await negotiate())
  const answer = await ask('POST', '/negotiate', TOKEN)
  expect(answer.status).toBe(429)
  expect(await answer.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect((await ask('POST', '/negotiate', person(2)[0])).status).toBe(200)
  await restart({ limits: { connectionsPerMember: 1 } })
  sessions.set('twin', { ...person(3)[1], memberId: person(1)[1].memberId })
  expect((await ask('POST', '/negotiate', TOKEN)).status).toBe(200)
  expect((await ask('POST', '/negotiate', 'twin')).status).toBe(429)
})

test('an address that negotiates too often has to wait, with a token or without', async () => {
  await restart({ limits: { negotiatesPerMinute: 3 } })
  const answers: Response[] = []
  for (let count = 0; count < 9; count += 1) answers.push(await ask('POST', '/negotiate'))
  expect(answers[0]?.status).toBe(401)
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.headers.get('retry-after')).toBe('60')
  expect(await refused?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('tickets nobody uses do not pile up', async () => {
  await restart({ limits: { openTickets: 2 } })
  for (const status of [200, 200, 429]) {
    expect((await ask('POST', '/negotiate', TOKEN)).status).toBe(status)
  }
})

test('frames may come in pieces or together', async () => {
  const { socket, heard, outcome } = dial(await negotiate())
  await outcome
  socket.send(HANDSHAKE.slice(0, 9))
  socket.send(`${HANDSHAKE.slice(9)}{"type":6}\x1e{"type":1,"invocationId":"7","target":"x"`)
  socket.send(',"arguments":[]}\x1e')
  await vi.waitFor(() => {
    expect(heard[0]).toBe('{}\x1e')
    expect(heard.at(-1)).toBe('{"type":3,"invocationId":"7","error":"NOT_FOUND"}\x1e')
  })
})

test.each([
  ['one long message', ['x'.repeat(33_000)]],
  ['a message without end', Array.from({ length: 9 }, () => 'x'.repeat(4_000))],
  ['what is no message', ['oops\x1e']],
])('%s closes the connection', async (_, texts) => {
  const { socket, closed } = await shakeHands(await negotiate())
  for (const text of texts) socket.send(text)
  await closed
  await vi.waitFor(() => expect(node.hub.connected()).toBe(0))
})

test('another protocol is refused with a reason', async () => {
  const { socket, heard, outcome, closed } = dial(await negotiate())
  await outcome
  socket.send('{"protocol":"messagepack","version":1}\x1e')
  expect(await closed).toBe(1000)
  expect(heard.join()).toContain('"error"')
})

test('who does not shake hands is dropped', async () => {
  await restart({ timing: { handshakeMs: 30, beatMs: 10 } })
  const { outcome, closed } = dial(await negotiate())
  expect(await outcome).toBe('open')
  await closed
})

test('a logout between ticket and handshake lets nobody in', async () => {
  const [before, during, unpushed] = [await negotiate(), await negotiate(), await negotiate()]
  const waiting = dial(during)
  const late = dial(unpushed)
  await Promise.all([waiting.outcome, late.outcome])
  sessions.delete(TOKEN)
  late.socket.send(HANDSHAKE)
  await late.closed
  const logout = '{"type":1,"target":"LOGOUT","arguments":[{"text":""}]}'
  expect(late.heard.join('')).toBe(`{}\x1e${logout}\x1e{"type":7}\x1e`)
  node.hub.send({ member: ann.memberId }, { type: 'LOGOUT', text: '' })
  await waiting.closed
  expect(await dial(before).outcome).toBe(404)
})

test('when sessions cannot be read, nobody comes in and nobody is thrown out', async () => {
  let away = false
  const reading = async (found: typeof ann) => (away ? Promise.reject(new Error('away')) : found)
  const timing = { recheckMs: 20 }
  await restart({ timing, identify: () => reading(ann), stillValid: () => reading(ann) })
  await shakeHands(await negotiate())
  away = true
  const answer = await ask('POST', '/negotiate', TOKEN)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
  await vi.waitFor(() => expect(node.warnings.join()).toContain('session check failed'))
  expect(node.hub.connected()).toBe(1)
})

test('other addresses are none of its business', async () => {
  const calls: string[] = []
  node.app.server.on('upgrade', (request, socket) => {
    calls.push(request.url ?? '')
    socket.destroy()
  })
  const socket = new WebSocket(node.url.replace('http', 'ws').replace('/hub', '/other'))
  await new Promise((resolve) => socket.on('error', resolve))
  expect(calls).toEqual(['/other'])
  expect((await ask('GET', '')).status).toBe(404)
})

async function beginPolling(): Promise<Keys> {
  const keys = await negotiate()
  await ask('GET', keys.live, keys.ticket)
  await ask('POST', keys.live, keys.ticket, {}, HANDSHAKE)
  await vi.waitFor(() => expect(node.hub.connected()).toBe(1))
  return keys
}

test('a posted message that is too long closes the connection', async () => {
  const { ticket, live } = await beginPolling()
  await ask('POST', live, ticket, {}, 'x'.repeat(33_000)).catch(() => {})
  await vi.waitFor(() => expect(node.hub.connected()).toBe(0))
})

test('a polling client gets its last frames after a logout, and is then forgotten', async () => {
  const { ticket, live } = await beginPolling()
  node.hub.send({ member: ann.memberId }, { type: 'LOGOUT', text: 'bye' })
  await vi.waitFor(() => expect(node.hub.connected()).toBe(0))
  expect(await (await ask('GET', live, ticket)).text()).toMatch(/bye.*"type":7/)
  expect((await ask('GET', live, ticket)).status).toBe(204)
  expect((await ask('GET', live, ticket)).status).toBe(404)
})

// The floods come last: what is left of them on the bus would reach the tests after them.
const BIG = 'x'.repeat(256 * 1024)

async function flood(): Promise<void> {
  // The network itself holds some megabytes before anything waits in the server.
  for (let sent = 0; sent < 400 && node.hub.connected() > 0; sent += 1) {
    node.hub.send({ member: ann.memberId }, { type: 'MESSAGE', text: BIG })
    await new Promise((resolve) => setImmediate(resolve))
  }
  await vi.waitFor(() => expect(node.hub.connected()).toBe(0), 20_000)
}

test('a client that does not read its WebSocket is dropped', async () => {
  const { socket } = await shakeHands(await negotiate())
  socket.pause()
  await flood()
  socket.terminate()
})

test('a client that does not read its event stream is dropped', async () => {
  const { ticket, live } = await negotiate()
  const accept = { accept: 'text/event-stream' }
  const reading = httpRequest(`${node.url}${live}&access_token=${ticket}`, { headers: accept })
  reading.on('error', () => {}).end()
  await new Promise((resolve) => reading.on('response', (response) => resolve(response.pause())))
  await ask('POST', live, ticket, {}, HANDSHAKE)
  await vi.waitFor(() => expect(node.hub.connected()).toBe(1))
  await flood()
  reading.destroy()
})

test('a client that does not poll is dropped', async () => {
  const { ticket, live } = await beginPolling()
  await flood()
  expect((await ask('GET', live, ticket)).status).toBe(404)
})
