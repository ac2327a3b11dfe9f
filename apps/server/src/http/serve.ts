import { createHash } from 'node:crypto'
import {
  ALWAYS_REFUSES,
  type AnyEndpoint,
  type OutputOf,
  type Site,
} from '@camellia/contract/endpoint'
import { FILE_BYTES_MAX } from '@camellia/contract/file'
import { can } from '@camellia/kernel/ability'
import { messageOf } from '@camellia/kernel/codes'
import { Refusal, refuse } from '@camellia/kernel/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type Caller, cameFrom, GUEST } from './actor'
import { answerFile, type FileAnswer } from './answer-file'
import { DATA_HEADERS, InvalidInput } from './reply-error'
import { createTurns } from './turns'

/** What a handler may know about the request beside its input. */
export interface CallContext {
  readonly site: Site
  readonly address: string
  readonly agent: string
  /** The browser's own number, as it says; empty when it says none. */
  readonly device: string
  readonly language: string
  /** Names the attempt; empty where the call needs none. */
  readonly key: string
  readonly host: string
  /** What was uploaded; nothing where the call takes no file. */
  readonly file: Buffer
}

export type Handle<E extends AnyEndpoint> = (
  caller: Caller,
  input: z.output<E['input']>,
  asked: CallContext,
) => Promise<OutputOf<E> | InputToOutput<E>>

/** A handler may answer with what the schema takes as well as with what it makes. */
type InputToOutput<E extends AnyEndpoint> = z.input<E['output']>

export type Serve = <E extends AnyEndpoint>(
  endpoint: E,
  handle: Handle<E>,
  /**
   * AS_MADE: the handler makes its answer field by field, and it is not compared with the contract
   * again. Every call of the tests compares it (testing-site.ts). For what is called most.
   */
  answers?: 'AS_MADE',
) => void

export interface Guards {
  /** Bearer token of this site → who; undefined = nobody. */
  readonly identify: (token: string, site: Site) => Promise<Caller | undefined>
  /** Throws MAINTENANCE or TOO_MANY_REQUESTS before anything else is looked at. */
  readonly admit: (caller: Caller, asked: CallContext, endpoint: AnyEndpoint) => Promise<void>
  /** Hears what the answer to a reading call cost this process, in milliseconds. */
  readonly charge: (caller: Caller, asked: CallContext, ms: number) => void
  /** Hears of every call that is not answered with what was asked for. */
  readonly refused: (error: unknown, call: RefusedCall) => void
}

export interface RefusedCall {
  readonly caller: Caller
  readonly asked: CallContext
  readonly endpoint: AnyEndpoint
}

export interface Binder {
  readonly serve: Serve
}

interface Bound {
  readonly endpoint: AnyEndpoint
  readonly handle: Handle<AnyEndpoint>
  readonly asMade: boolean
}

/** A call as it came, before anything of it is believed. */
interface Call extends Bound, RefusedCall {
  readonly input: unknown
  readonly more?: () => Pick<CallContext, 'key' | 'file'>
}

/** No answer is longer. Lists and details stay far below: one that does not is a bug of ours. */
export const ANSWER_BYTES_MAX = 1024 * 1024

/** What is written out was read from the database before, which costs about twice as much. */
const READ_AND_WRITTEN = 3
/** What the database does for an expensive question is not seen here, and costs everyone. */
const HEAVY_MS = 15
/** A file is passed on as it is: so many bytes of it cost a millisecond. */
const FILE_BYTES_PER_MS = 100 * 1024

const NO_FILE = Buffer.alloc(0)

const DEVICE_PATTERN = /^[0-9a-f]{32}$/
const KEY_PATTERN = /^[\x21-\x7e]{1,100}$/

/** The one binder: contract → route. Order: identity, ability, input; the rest is the handler's. */
export function createBinder(app: FastifyInstance, site: Site, guards: Guards): Binder {
  const ground: Ground = { guards, inTurn: createTurns() }
  return {
    serve: (endpoint, given, answers) => {
      const handle = given as unknown as Handle<AnyEndpoint>
      const asMade = answers === 'AS_MADE'
      app.route({
        method: endpoint.method,
        url: `/api${endpoint.path}`,
        ...(endpoint.takes === 'FILE' && { bodyLimit: FILE_BYTES_MAX }),
        // Nothing is served without a declared policy: see the onRoute guard in app.ts.
        config: { endpoint },
        handler: async (request, reply) => {
          reply.headers(DATA_HEADERS)
          const asked = askedOf(request, site)
          const caller = await identified(request, site, guards)
          const more = () => ({ key: keyOf(request, endpoint), file: fileOf(request, endpoint) })
          const input = inputOf(request, endpoint)
          const call = { endpoint, handle, asMade, caller, asked, input, more }
          const data = await answered(ground, call)
          return answer(call, { data, request, reply, guards })
        },
      })
    },
  }
}

/** What all calls of a site share. */
interface Ground {
  readonly guards: Guards
  readonly inTurn: ReturnType<typeof createTurns>
}

async function answered({ guards, inTurn }: Ground, call: Call): Promise<unknown> {
  const { endpoint, handle, caller, asked, more } = call
  try {
    await guards.admit(caller, asked, endpoint)
    authorize(caller, asked.site, endpoint)
    const input = parsed(endpoint, call.input)
    const work = () => handle(caller, input as never, more ? wholeOf(asked, more()) : asked)
    const who = `${caller.id || asked.address}`
    if (endpoint.heavy) guards.charge(caller, asked, HEAVY_MS)
    const data = await (endpoint.heavy ? inTurn(who, work) : work()).catch((error) => {
      throw declared(endpoint, error)
    })
    if (call.asMade) return data
    return timed(guards, call, () => z.parse(endpoint.output, data))
  } catch (error) {
    guards.refused(error, { caller, asked, endpoint })
    throw error
  }
}

function askedOf(request: FastifyRequest, site: Site): CallContext {
  const { headers } = request
  return {
    site,
    address: request.ip,
    agent: (headers['user-agent'] ?? '').slice(0, 300),
    device: deviceOf(headers['x-device']),
    language: (headers['accept-language'] ?? '').slice(0, 2),
    key: '',
    host: request.host,
    file: NO_FILE,
  }
}

function deviceOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && DEVICE_PATTERN.test(header) ? header : ''
}

async function identified(request: FastifyRequest, site: Site, guards: Guards): Promise<Caller> {
  const { authorization } = request.headers
  if (!authorization?.startsWith('Bearer ')) return GUEST
  const caller = await guards.identify(authorization.slice(7), site)
  return caller ? cameFrom(caller, request.ip) : GUEST
}

/** Field by field, like `cameFrom`. */
function wholeOf(
  asked: CallContext,
  { key, file }: Pick<CallContext, 'key' | 'file'>,
): CallContext {
  const { site, address, agent, device, language, host } = asked
  return { site, address, agent, device, language, host, key, file }
}

function authorize(caller: Caller, site: Site, endpoint: AnyEndpoint): void {
  const { access, scope } = endpoint
  if ('guest' in access) return
  if (caller === GUEST) refuse('UNAUTHORIZED')
  if (!access.sites.includes(site)) refuse('ACCESS_DENIED')
  if (!can(caller.abilities, access.ability)) refuse('ACCESS_DENIED')
  if (scope === 'SITE' && !caller.head) refuse('ACCESS_DENIED')
  if (caller.viewedBy && !harmless(endpoint)) refuse('ACCESS_DENIED')
}

/** What a session that only looks may call; it may end itself too. */
function harmless(endpoint: AnyEndpoint): boolean {
  return isReading(endpoint) || endpoint.path === '/auth/logout'
}

export function isReading({ method, reads }: AnyEndpoint): boolean {
  return method === 'GET' || reads === true
}

function inputOf({ query, body }: FastifyRequest, { method, takes }: AnyEndpoint): unknown {
  return method === 'GET' || takes === 'FILE' ? query : body
}

function parsed(endpoint: AnyEndpoint, given: unknown): unknown {
  const result = z.safeParse(endpoint.input, given ?? {})
  if (result.success) return result.data
  throw new InvalidInput(result.error.issues.map((issue) => fieldOf(issue)))
}

/** An unknown field has no path of its own: it is named in the issue. */
function fieldOf(issue: z.core.$ZodIssue): string {
  const path = issue.path.map(String)
  return [...path, ...('keys' in issue ? issue.keys.slice(0, 1) : [])].join('.').slice(0, 100)
}

function keyOf(request: FastifyRequest, { money }: AnyEndpoint): string {
  if (!money) return ''
  const key = request.headers['idempotency-key']
  if (key === undefined && money === 'KEY_OPTIONAL') return ''
  if (typeof key === 'string' && KEY_PATTERN.test(key)) return key
  throw new InvalidInput(['Idempotency-Key'])
}

function fileOf({ body }: FastifyRequest, { takes }: AnyEndpoint): Buffer {
  if (takes !== 'FILE') return NO_FILE
  if (Buffer.isBuffer(body)) return body
  throw new InvalidInput(['file'])
}

/** A refusal nobody declared is a bug, and bugs are not answers. */
function declared(endpoint: AnyEndpoint, error: unknown): unknown {
  if (!(error instanceof Refusal)) return error
  if (endpoint.refuses.includes(error.code) || ALWAYS_REFUSES.includes(error.code)) return error
  return new Error(`${endpoint.path} refused with ${error.code}, which it does not declare`)
}

/** Only reading is charged: whoever bets or asks for their money is never told to wait for it. */
function timed<T>(guards: Guards, { endpoint, caller, asked }: RefusedCall, work: () => T): T {
  if (!isReading(endpoint)) return work()
  const started = performance.now()
  try {
    return work()
  } finally {
    const ms = performance.now() - started
    guards.charge(caller, asked, ms * READ_AND_WRITTEN)
  }
}

interface Answering {
  readonly data: unknown
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly guards: Guards
}

function answer(call: RefusedCall, { data, request, reply, guards }: Answering): unknown {
  const { endpoint, caller, asked } = call
  if (endpoint.answers === 'FILE') {
    const file = data as FileAnswer
    guards.charge(caller, asked, file.bytes.byteLength / FILE_BYTES_PER_MS)
    return answerFile(file, reply)
  }
  const body = timed(guards, call, () => JSON.stringify(success(data)))
  const bytes = Buffer.byteLength(body)
  if (bytes > ANSWER_BYTES_MAX) throw new Error(`${endpoint.path} answers with ${bytes} bytes`)
  reply.type('application/json; charset=utf-8')
  if (endpoint.method !== 'GET') return reply.send(body)
  // Polls carry an ETag: an unchanged answer costs no body.
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  reply.header('etag', etag).header('cache-control', 'private, no-cache')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.send(body)
}

export function success(data: unknown) {
  return { status: 'OK' as const, code: 'SUCCESS', message: messageOf('SUCCESS', false), data }
}
