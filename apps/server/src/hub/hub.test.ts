import { HttpTransportType, HubConnectionState } from '@microsoft/signalr'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Bus } from './bus'
import type { HubOptions } from './hub'
import {
  type Client,
  newClient,
  person,
  type Sessions,
  startNode,
  type TestNode,
  testBus,
} from './hub-kit'

const TRANSPORTS = [
  ['WebSockets', HttpTransportType.WebSockets],
  ['ServerSentEvents', HttpTransportType.ServerSentEvents],
  ['LongPolling', HttpTransportType.LongPolling],
] as const
const ANN = person(1)
const BOB = person(2)
const [ANN_TOKEN, ann] = ANN

let bus: Bus
let sessions: Sessions
const opened: { stop(): Promise<void> }[] = []

beforeAll(async () => {
  bus = await testBus()
})
afterEach(async () => {
  for (const thing of opened.splice(0).reverse()) await thing.stop()
})
afterAll(() => bus.close())

async function node(options: Partial<HubOptions> & { port?: number } = {}): Promise<TestNode> {
  sessions = new Map([ANN, BOB])
  const started = await startNode(sessions, { bus, ...options })
  opened.push(started)
  return started
}

function client(...parameters: Parameters<typeof newClient>): Client {
  const made = newClient(...parameters)
  opened.push(made.connection)
  return made
}

async function join(url: string, transport: HttpTransportType, token = ANN_TOKEN): Promise<Client> {
  const made = client(url, token, transport)
  await made.connection.start()
  await vi.waitFor(() => expect(made.types()).toEqual(['BALANCE', 'PERMISSION']))
  return made
}

describe.each(TRANSPORTS)('over %s', (_, transport) => {
  test('a member is welcomed with balance and permissions, then gets pushes in order', async () => {
    const { hub, url } = await node()
    const { inbox } = await join(url, transport)
    expect(inbox[0]).toEqual(['BALANCE', { balance: 1_000 }])
    expect(hub.connectedMembers()).toEqual([1])
    const unread = Array.from({ length: 50 }, (_, index) => ({ unread: index, text: '안녕' }))
    for (const push of unread) hub.send({ member: ann.memberId }, { type: 'MESSAGE', ...push })
    await vi.waitFor(() => expect(inbox.slice(2)).toEqual(unread.map((push) => ['MESSAGE', push])))
  })

  test('nobody comes in without a session', async () => {
    const { hub, url } = await node()
    await expect(client(url, undefined, transport).connection.start()).rejects.toThrow('401')
    await expect(client(url, 'made-up', transport).connection.start()).rejects.toThrow('401')
    expect(hub.connected()).toBe(0)
  })

  test('an unknown method is answered with an error, a known one with its result', async () => {
    const methods: HubOptions['methods'] = {
      double: async ({ identity }, [x]) => Number(x) * 2 * identity.memberId,
      fail: async () => Promise.reject(new Error('secret')),
    }
    const { url } = await node({ methods })
    const { connection } = await join(url, transport)
    await expect(connection.invoke('toString')).rejects.toThrow('NOT_FOUND')
    await expect(connection.invoke('fail')).rejects.toThrow(/INTERNAL_ERROR$/)
    await expect(connection.invoke('double', 21)).resolves.toBe(42)
  })

  test('after a restart the client comes back and is welcomed again', async () => {
    const first = await node()
    const { connection, inbox, types } = await join(first.url, transport)
    await first.stop()
    expect(connection.state).not.toBe(HubConnectionState.Disconnected)
    inbox.length = 0
    const second = await node({ port: first.port })
    await vi.waitFor(() => expect(types()).toEqual(['BALANCE', 'PERMISSION']), 5_000)
    expect(second.hub.connected()).toBe(1)
  })

  test('a forced logout arrives within a second, and the client does not come back', async () => {
    const { hub, url } = await node()
    const { connection, inbox } = await join(url, transport)
    const reconnecting = vi.fn()
    connection.onreconnecting(reconnecting)
    const closed = new Promise((resolve) => connection.onclose(resolve))
    const startedAt = performance.now()
    hub.send({ session: ann.sessionId }, { type: 'LOGOUT', text: 'bye' })
    await closed
    await vi.waitFor(() => expect(hub.connected()).toBe(0))
    expect(performance.now() - startedAt).toBeLessThan(1_000)
    expect(inbox.at(-1)).toEqual(['LOGOUT', { text: 'bye' }])
    expect(connection.state).toBe(HubConnectionState.Disconnected)
    expect(reconnecting).not.toHaveBeenCalled()
  })

  test('a session found ended is logged out, others stay', async () => {
    const { hub, url } = await node({ timing: { recheckMs: 50 } })
    const anns = await join(url, transport)
    await join(url, transport, BOB[0])
    sessions.delete(ANN_TOKEN)
    await vi.waitFor(() => expect(anns.inbox.at(-1)).toEqual(['LOGOUT', { text: '' }]))
    await vi.waitFor(() => expect(hub.connectedMembers()).toEqual([2]))
    await vi.waitFor(() => {
      expect(anns.connection.state).toBe(HubConnectionState.Disconnected)
    })
  })

  test('pings keep a quiet connection alive; a silent client is dropped', async () => {
    const { hub, url } = await node({ timing: { pingMs: 30, clientTimeoutMs: 400, beatMs: 10 } })
    const quiet = client(url, ANN_TOKEN, transport)
    quiet.connection.serverTimeoutInMilliseconds = 200
    quiet.connection.keepAliveIntervalInMilliseconds = 100
    const silent = client(url, BOB[0], transport)
    silent.connection.keepAliveIntervalInMilliseconds = 60_000
    const lost = new Promise((resolve) => silent.connection.onreconnecting(resolve))
    const dropped = vi.fn()
    quiet.connection.onreconnecting(dropped)
    await quiet.connection.start()
    await silent.connection.start()
    // A long-polling client is never silent while it polls.
    if (transport === HttpTransportType.LongPolling) expect(hub.connected()).toBe(2)
    else await lost
    expect(dropped).not.toHaveBeenCalled()
    expect(hub.connectedMembers()).toContain(1)
  })
})

test('with the delays of the brief a client is back two seconds after a restart', async () => {
  const first = await node()
  const made = client(
    first.url,
    ANN_TOKEN,
    HttpTransportType.WebSockets,
    [0, 2_000, 10_000, 30_000],
  )
  await made.connection.start()
  const back = new Promise((resolve) => made.connection.onreconnected(resolve))
  await first.stop()
  const stoppedAt = performance.now()
  await node({ port: first.port })
  await back
  expect(performance.now() - stoppedAt).toBeLessThan(3_500)
})

test('a client whose WebSockets are blocked falls back by itself', async () => {
  const { hub, app, url } = await node()
  app.server.removeAllListeners('upgrade')
  app.server.on('upgrade', (_, socket) => socket.destroy())
  const { WebSockets, ServerSentEvents } = HttpTransportType
  await join(url, WebSockets | ServerSentEvents)
  expect(hub.connected()).toBe(1)
})

test('new permissions count at once', async () => {
  const { hub, url } = await node()
  const ability = { subject: 'deposit', action: 'read' }
  const office = { ...ann, site: 'OFFICE' } as const
  sessions.set(ANN_TOKEN, office)
  const { inbox } = await join(url, HttpTransportType.WebSockets)
  const above = [ann.memberId, 9 as typeof ann.memberId]
  hub.send({ above, ability }, { type: 'ALARM', id: 'unseen' })
  sessions.set(ANN_TOKEN, { ...office, abilities: [ability] })
  hub.send({ member: ann.memberId }, { type: 'PERMISSION', rules: [ability] })
  await vi.waitFor(() => expect(inbox.slice(2)).toEqual([['PERMISSION', { rules: [ability] }]]))
  hub.send({ above, ability }, { type: 'ALARM', id: 'seen' })
  await vi.waitFor(() => expect(inbox.at(-1)).toEqual(['ALARM', { id: 'seen' }]))
})

test('one hub serves both ports', async () => {
  const { hub, url, app } = await node()
  const office = Fastify({ forceCloseConnections: true })
  hub.attach(office, '/hub')
  const address = await office.listen({ host: '127.0.0.1', port: 0 })
  await join(url, HttpTransportType.WebSockets)
  await join(`${address}/hub`, HttpTransportType.WebSockets, BOB[0])
  expect(hub.connected()).toBe(2)
  opened.push({ stop: () => hub.close().then(() => office.close()) })
  expect((await app.inject('/elsewhere')).statusCode).toBe(404)
})
