import { randomUUID } from 'node:crypto'
import { connect, type Sql } from '@camellia/db/connect'
import { testDatabaseUrl } from '@camellia/db/testing'
import type { MemberId, SessionId } from '@camellia/kernel/ids'
import {
  type HttpTransportType,
  type HubConnection,
  HubConnectionBuilder,
  LogLevel,
} from '@microsoft/signalr'
import Fastify, { type FastifyInstance } from 'fastify'
import { WebSocket } from 'ws'
import type { Bus } from './bus'
import { openPostgresBus } from './bus-postgres'
import { createHub, type Hub, type HubOptions } from './hub'
import type { HubIdentity } from './hub-audience'

export const READ_DEPOSIT = { subject: 'deposit', action: 'read' }
const TYPES = ['PERMISSION', 'BALANCE', 'MESSAGE', 'ALARM', 'LOGOUT', 'QUEUE', 'MARK', 'TABLE']

/** The sessions of a test: token → who. Deleting one ends the session. */
export type Sessions = Map<string, HubIdentity>

export interface TestNode {
  readonly hub: Hub
  readonly app: FastifyInstance
  readonly url: string
  readonly port: number
  readonly warnings: string[]
  stop(): Promise<void>
}

export function person(id: number, more: Partial<HubIdentity> = {}): [string, HubIdentity] {
  const memberId = id as MemberId
  const sessionId = `session-${id}` as SessionId
  const who: HubIdentity = { memberId, sessionId, site: 'PLAYER', scopeId: memberId, abilities: [] }
  return [`token-${id}`, { ...who, ...more }]
}

export async function testBus(channel = `hub_${randomUUID()}`): Promise<Bus & { sql: Sql }> {
  const sql = connect(testDatabaseUrl(), { max: 2 })
  const bus = await openPostgresBus({ publish: sql, listen: sql, channel, log: { warn() {} } })
  const close = () => bus.close().then(() => sql.end())
  return { ...bus, close, sql }
}

export async function startNode(
  sessions: Sessions,
  options: Partial<HubOptions> & { readonly bus: Bus; readonly port?: number },
): Promise<TestNode> {
  const warnings: string[] = []
  const hub = createHub({
    identify: async (token) => sessions.get(token),
    stillValid: async (id) => [...sessions.values()].find(({ sessionId }) => sessionId === id),
    welcome: async ({ memberId, abilities }) => [
      { type: 'BALANCE', ...{ balance: memberId * 1_000 } },
      { type: 'PERMISSION', ...{ rules: abilities } },
    ],
    originAllowed: (origin) => origin === undefined || /^https?:.*127.0.0.1:/.test(origin),
    log: { warn: (_, message) => warnings.push(message) },
    ...options,
    limits: { negotiatesPerMinute: 1_000, ...options.limits },
  })
  // Clients keep unused sockets open, for which a gentle close would wait.
  const app = Fastify({ forceCloseConnections: true })
  hub.attach(app, '/hub')
  const address = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 })
  const port = Number(new URL(address).port)
  const stop = () => hub.close().then(() => app.close())
  return { hub, app, port, url: `${address}/hub`, warnings, stop }
}

export interface Client {
  readonly connection: HubConnection
  /** Everything pushed so far, as [type, argument]. */
  readonly inbox: (readonly [string, unknown])[]
  types(): string[]
}

/** The official client, unchanged. */
export function newClient(
  url: string,
  token: string | undefined,
  transport: HttpTransportType,
  retryMs: readonly number[] = [0, 50, 100, 200, 400, 800],
): Client {
  const connection = new HubConnectionBuilder()
    .withUrl(url, { transport, ...(token && { accessTokenFactory: () => token }) })
    .withAutomaticReconnect([...retryMs])
    .configureLogging(LogLevel.None)
    .build()
  const inbox: (readonly [string, unknown])[] = []
  for (const type of TYPES) connection.on(type, (push: unknown) => inbox.push([type, push]))
  return { connection, inbox, types: () => inbox.map(([type]) => type) }
}

type Asked = [method: string, path: string, token?: string, headers?: object, body?: string]
export type Ask = (...asked: Asked) => Promise<Response>

/** What a client that is not the official one may try. */
export function askHub(url: string, ...[method, path, token, headers, body]: Asked) {
  const authorization = token && { authorization: `Bearer ${token}` }
  return fetch(url + path, {
    method,
    headers: { ...authorization, ...headers },
    ...(body && { body }),
  })
}

export async function fieldOf(answer: Promise<Response>, name: string): Promise<string> {
  const body = (await (await answer).json()) as Record<string, string>
  return body[name] ?? ''
}

/** What a client has after it negotiated: the ticket, and the address with the token. */
export type Keys = Readonly<Record<'ticket' | 'live', string>>

/** A browser's WebSocket, which can put the ticket only into the query. */
export function dialHub(hub: string, { ticket, live }: Keys, headers = {}) {
  const url = `${hub}${live}&access_token=${ticket}`.replace('http', 'ws')
  const socket = new WebSocket(url, { headers })
  const heard: string[] = []
  socket.on('message', (data) => heard.push(String(data)))
  const outcome = new Promise<string | number>((resolve) => {
    socket.on('open', () => resolve('open'))
    socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode))
  })
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  socket.on('error', () => {})
  return { socket, heard, outcome, closed }
}
