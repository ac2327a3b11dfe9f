import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { CODE_STATUS, type Code, messageOf } from '@camellia/kernel/codes'
import { Refusal, refuse } from '@camellia/kernel/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { WebSocketServer } from 'ws'
import type { Site } from './hub-audience'
import { drop, hear } from './hub-connection'
import type { Connections, Keys } from './hub-connections'
import { NO_STORE, overLongPolling, overServerSentEvents, overWebSocket } from './hub-transports'

interface Visit {
  readonly connections: Connections
  readonly site: Site | undefined
  readonly path: string
  readonly request: FastifyRequest
  readonly response: ServerResponse
}

const RETRY_AFTER: Partial<Record<Code, string>> = { TOO_MANY_REQUESTS: '60', NETWORK_ERROR: '2' }

const TRANSPORTS = [
  { transport: 'WebSockets', transferFormats: ['Text'] },
  { transport: 'ServerSentEvents', transferFormats: ['Text'] },
  { transport: 'LongPolling', transferFormats: ['Text'] },
]

/** A session token opens only the first of these, a ticket only the others. */
const ANSWERS: Readonly<Record<string, (visit: Visit) => void | Promise<void>>> = {
  'POST /negotiate': invite,
  'POST /live/negotiate': negotiate,
  'GET /live': listen,
  'POST /live': receive,
  'DELETE /live': leave,
}

export function attachTransport(
  app: FastifyInstance,
  path: string,
  connections: Connections,
  site?: Site,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const address = addressOf(request.raw)
    const answer = address.startsWith(path)
      ? ANSWERS[`${request.method} ${address.slice(path.length)}`]
      : undefined
    if (!answer) return
    reply.hijack()
    const response = reply.raw.on('error', () => reply.raw.destroy())
    try {
      connections.requireOrigin(request.headers.origin)
      await answer({ connections, path, site, request, response })
    } catch (error) {
      sayNo(response, codeOf(error, connections))
    }
  })

  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: connections.limits.messageBytes,
  })
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    try {
      if (addressOf(request) !== `${path}/live`) refuse('NOT_FOUND')
      connections.requireOrigin(request.headers.origin)
      const begin = connections.admit(keysOf(request))
      sockets.handleUpgrade(request, socket, head, (webSocket) => {
        const connection = begin((gone) => overWebSocket(webSocket, gone))
        webSocket.on('message', (data) => hear(connection, String(data)))
        webSocket.on('error', () => drop(connection))
      })
    } catch (error) {
      const status = CODE_STATUS[codeOf(error, connections)]
      socket.on('error', () => socket.destroy())
      // Nobody reads from it any more: left to the other side it would stay open for ever.
      const gone = () => socket.destroy()
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\n\r\n`, gone)
    }
  })
}

async function invite({ connections, path, site, request, response }: Visit): Promise<void> {
  const ticket = await connections.invite(bearerOf(request.raw), request.ip, site)
  // Behind a proxy that ends TLS only the page's origin knows that the address is https.
  const { origin } = request.headers
  const ours = origin?.endsWith(`://${request.host}`)
  const address = ours ? origin : `${request.protocol}://${request.host}`
  sayJson(response, { negotiateVersion: 1, url: `${address}${path}/live`, accessToken: ticket })
}

function negotiate({ connections, request, response }: Visit): void {
  const connectionToken = connections.negotiate(bearerOf(request.raw) || refuse('UNAUTHORIZED'))
  sayJson(response, {
    negotiateVersion: 1,
    connectionId: randomUUID(),
    connectionToken,
    availableTransports: TRANSPORTS,
  })
}

function listen({ connections, request, response }: Visit): void {
  const keys = keysOf(request.raw)
  const connection = connections.find(keys)
  if (connection) {
    hear(connection, '') // A poll is a sign of life: this client sends no pings.
    const poll = connection.transport.poll ?? refuse('NOT_FOUND')
    poll(response)
    return
  }
  const begin = connections.admit(keys)
  if (request.headers.accept?.includes('text/event-stream')) {
    begin((gone) => overServerSentEvents(response, gone))
  } else {
    begin(overLongPolling)
    sayNothing(response) // The first poll only opens the connection.
  }
}

async function receive({ connections, request, response }: Visit): Promise<void> {
  const connection = connections.find(keysOf(request.raw)) ?? refuse('NOT_FOUND')
  const text = await readBody(request.raw, connections.limits.messageBytes)
  if (text === undefined) {
    drop(connection)
    refuse('PAYLOAD_TOO_LARGE')
  }
  hear(connection, text)
  sayNothing(response)
}

function leave({ connections, request, response }: Visit): void {
  const connection = connections.find(keysOf(request.raw)) ?? refuse('NOT_FOUND')
  drop(connection)
  sayNothing(response)
}

function addressOf(request: IncomingMessage): string {
  return request.url?.split('?', 1)[0] ?? ''
}

/** Browsers cannot set headers on WebSockets and SSE: there the ticket is in the query. */
function keysOf(request: IncomingMessage): Keys {
  const query = new URLSearchParams(request.url?.split('?')[1])
  const ticket = bearerOf(request) || query.get('access_token') || ''
  return { ticket, token: query.get('id') ?? '' }
}

function bearerOf(request: IncomingMessage): string {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
}

async function readBody(request: IncomingMessage, limit: number): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** What is not a refusal is trouble of ours, mostly the database being away: come again. */
function codeOf(error: unknown, connections: Connections): Code {
  if (error instanceof Refusal) return error.code
  connections.log.warn({ error }, 'hub request failed')
  return 'NETWORK_ERROR'
}

function sayNo(response: ServerResponse, code: Code): void {
  if (response.headersSent) return void response.destroy()
  const retryAfter = RETRY_AFTER[code]
  const body = { status: 'ERROR', code, message: messageOf(code, true), data: null }
  response.writeHead(CODE_STATUS[code], {
    ...NO_STORE,
    'content-type': 'application/json',
    ...(retryAfter && { 'retry-after': retryAfter }),
  })
  response.end(JSON.stringify(body))
}

function sayJson(response: ServerResponse, body: object): void {
  response.writeHead(200, { ...NO_STORE, 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

function sayNothing(response: ServerResponse): void {
  response.writeHead(200, { ...NO_STORE, 'content-type': 'text/plain' }).end()
}
