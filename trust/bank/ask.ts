import { Agent, request } from 'node:http'
import type { AnyEndpoint, InputOf, OutputOf, Site } from '@camellia/contract/endpoint'
import type { Code } from '@camellia/kernel/codes'
import * as z from 'zod/mini'
import type { RunningProduct } from '../product'

/** Undefined: no answer came, or one that says "try again". Nobody knows whether it was done. */
export type Answer<Data> =
  | { readonly code: 'SUCCESS'; readonly data: Data }
  | { readonly code: Exclude<Code, 'SUCCESS'>; readonly data: null }
  | undefined

export interface Asker {
  readonly token: string
  readonly site: Site
  /** Everyone comes from an address of their own, as they would; absent: the machine's. */
  readonly from?: string
}

/** Any call may answer with these. */
const ALWAYS: readonly string[] = [
  'UNAUTHORIZED',
  'ACCESS_DENIED',
  'MAINTENANCE',
  'TOO_MANY_REQUESTS',
  'INVALID_PARAMETER',
]

const ANSWER_MS = 20_000

export type Ask = <E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  by: Asker,
  key?: string,
) => Promise<Answer<OutputOf<E>>>

/** Speaks to the product as a browser does, and complains about any answer it never promised. */
export function createAsk(
  product: Pick<RunningProduct, 'playerUrl' | 'officeUrl'>,
  complain: (violation: string) => void,
): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  return async (endpoint, input, by, key) => {
    const base = by.site === 'PLAYER' ? product.playerUrl : product.officeUrl
    const reply = await send(agent, `${base}/api${endpoint.path}`, {
      ...{ method: endpoint.method, body: JSON.stringify(input) },
      ...(by.from && { from: by.from }),
      headers: {
        ...(by.token && { authorization: `Bearer ${by.token}` }),
        ...(key && { 'idempotency-key': key }),
      },
    })
    if (!reply) return undefined
    const { status, retryAfter, body } = reply
    if (status === 503 && retryAfter !== undefined) return undefined
    const wrong = (what: string) => complain(`${endpoint.path} ${what}: ${body.slice(0, 300)}`)
    if (status >= 500) {
      wrong(`answers ${status}`)
      return undefined
    }
    const { code, data } = JSON.parse(body) as { code: Code; data: unknown }
    if (code === 'SUCCESS') {
      const read = z.safeParse(endpoint.output, data)
      if (!read.success) wrong('answers what it did not promise')
      return { code, data: data as never }
    }
    if (!endpoint.refuses.includes(code) && !ALWAYS.includes(code)) wrong('refuses undeclared')
    return { code, data: null }
  }
}

interface Reply {
  readonly status: number
  readonly retryAfter: string | undefined
  readonly body: string
}

function send(
  agent: Agent,
  address: string,
  asked: {
    readonly method: string
    readonly body: string
    readonly from?: string
    readonly headers: Readonly<Record<string, string>>
  },
): Promise<Reply | undefined> {
  const { method, body, from, headers } = asked
  return new Promise((resolve) => {
    const sent = request(
      address,
      {
        ...{ method, agent, timeout: ANSWER_MS, ...(from && { localAddress: from }) },
        headers: { ...headers, ...(method !== 'GET' && sizeOf(body)) },
      },
      (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('error', () => resolve(undefined))
        // Cut off in the middle: the same as no answer.
        reply.on('close', () => reply.complete || resolve(undefined))
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            retryAfter: reply.headers['retry-after'],
            body: Buffer.concat(parts).toString('utf8'),
          }),
        )
      },
    )
    sent.on('error', () => resolve(undefined))
    sent.on('timeout', () => sent.destroy())
    sent.end(method === 'GET' ? undefined : body)
  })
}

/** Of what is sent: a length without a body would eat the beginning of the next request. */
function sizeOf(body: string) {
  return { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
}
