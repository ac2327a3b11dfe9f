import { Refusal } from '@camellia/kernel/refusal'
import type { HubIdentity } from './hub-audience'
import {
  completionFrame,
  HANDSHAKE_ACCEPTED,
  HANDSHAKE_REFUSED,
  isHandshake,
  PING,
  readMessage,
  splitFrames,
} from './hub-frames'
import type { HubLimits, HubLog, HubTiming } from './hub-settings'
import type { Transport } from './hub-transports'

/** What clients may call. The hub mostly speaks; it hardly listens. */
export type HubMethods = Readonly<
  Record<string, (connection: Connection, args: readonly unknown[]) => Promise<unknown>>
>

/** What all connections of a hub share. */
export interface ConnectionRules {
  readonly timing: HubTiming
  readonly limits: HubLimits
  readonly methods: HubMethods
  readonly log: HubLog
  readonly clock: () => number
  /** Decides whether to `accept`. */
  readonly greet: (connection: Connection) => Promise<void>
}

/** One client, whatever the transport. */
export interface Connection {
  identity: HubIdentity
  /** The address and the secret of its further requests (SSE and long polling). */
  readonly token: string
  readonly ticket: string
  readonly transport: Transport
  readonly rules: ConnectionRules
  readonly openedAt: number
  phase: 'HANDSHAKE' | 'OPEN' | 'ENDED'
  heardAt: number
  spokeAt: number
  /** The beginning of a frame whose end has not come yet. */
  rest: string
  waiting: number
  work: Promise<void>
}

export function newConnection(
  made: Pick<Connection, 'identity' | 'token' | 'ticket' | 'transport' | 'rules'>,
): Connection {
  const now = made.rules.clock()
  const times = { openedAt: now, heardAt: now, spokeAt: now }
  return { ...made, ...times, phase: 'HANDSHAKE', rest: '', waiting: 0, work: Promise.resolve() }
}

export function hear(connection: Connection, text: string): void {
  const { clock, limits } = connection.rules
  connection.heardAt = clock()
  const { frames, rest } = splitFrames(connection.rest + text)
  const tooLong = (frame: string) => Buffer.byteLength(frame) > limits.messageBytes
  connection.rest = rest
  if (tooLong(rest) || frames.some(tooLong)) drop(connection)
  else for (const frame of frames) enqueue(connection, frame)
}

export function accept(connection: Connection): void {
  if (connection.phase !== 'HANDSHAKE') return
  connection.phase = 'OPEN'
  say(connection, HANDSHAKE_ACCEPTED)
}

/** Nothing is said before the handshake or after the end, and nothing to who does not listen. */
export function say(connection: Connection, frame: string): void {
  const { transport, rules } = connection
  if (connection.phase !== 'OPEN') return
  connection.spokeAt = rules.clock()
  transport.write(frame)
  if (transport.waiting() > rules.limits.bufferBytes) drop(connection)
}

/** Says a last frame and ends when the client has it. */
export function close(connection: Connection, last: string): void {
  say(connection, last)
  if (connection.phase === 'OPEN') end(connection)
  else if (connection.phase === 'HANDSHAKE') drop(connection)
}

/** Ends at once, without a word: the client will try to come back. */
export function drop(connection: Connection): void {
  connection.phase = 'ENDED'
  connection.transport.destroy()
}

/** A connection that cannot be written to is dropped; those behind it hear what they should. */
export function eachOf(
  log: ConnectionRules['log'],
  connections: Iterable<Connection>,
  work: (connection: Connection) => void,
): void {
  for (const connection of [...connections]) {
    try {
      work(connection)
    } catch (error) {
      log.warn({ error }, 'hub connection failed')
      connection.phase = 'ENDED'
    }
  }
}

/** Looks at the clock: who is late, who is silent, who needs a ping. */
export function beat(connection: Connection): void {
  const { phase, openedAt, heardAt, spokeAt } = connection
  const { clock, timing } = connection.rules
  const now = clock()
  if (phase === 'HANDSHAKE' && now - openedAt > timing.handshakeMs) drop(connection)
  if (phase === 'OPEN' && now - heardAt > timing.clientTimeoutMs) drop(connection)
  if (phase === 'OPEN' && now - spokeAt >= timing.pingMs) say(connection, PING)
}

/** One after the other, as the protocol promises: a slow call holds back only its own client. */
function enqueue(connection: Connection, frame: string): void {
  connection.waiting += 1
  if (connection.waiting > connection.rules.limits.waitingMessages) drop(connection)
  connection.work = connection.work
    .then(() => handle(connection, frame))
    .catch((error: unknown) => {
      connection.rules.log.warn({ error }, 'hub connection failed')
      drop(connection)
    })
    .finally(() => {
      connection.waiting -= 1
    })
}

async function handle(connection: Connection, frame: string): Promise<void> {
  if (connection.phase === 'ENDED') return
  if (connection.phase === 'HANDSHAKE') return shakeHands(connection, frame)
  const message = readMessage(frame)
  if (!message || message.kind === 'CLOSE') return drop(connection)
  if (message.kind === 'OTHER') return
  const outcome = await call(connection, message.method, message.args)
  if (message.id !== undefined) say(connection, completionFrame(message.id, outcome))
}

async function shakeHands(connection: Connection, frame: string): Promise<void> {
  if (isHandshake(frame)) return connection.rules.greet(connection)
  connection.transport.write(HANDSHAKE_REFUSED)
  end(connection)
}

function end(connection: Connection): void {
  connection.phase = 'ENDED'
  connection.transport.end()
}

async function call(connection: Connection, name: string, args: readonly unknown[]) {
  const { rules } = connection
  const method = Object.hasOwn(rules.methods, name) ? rules.methods[name] : undefined
  if (!method) return { error: 'NOT_FOUND' }
  try {
    return { result: await method(connection, args) }
  } catch (error) {
    if (error instanceof Refusal) return { error: error.code }
    rules.log.warn({ error, name }, 'hub method failed')
    return { error: 'INTERNAL_ERROR' }
  }
}
