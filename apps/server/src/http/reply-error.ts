import { STATUS_CODES } from 'node:http'
import { isFailing } from '@camellia/db/tx'
import { CODE_STATUS, type Code, messageOf } from '@camellia/kernel/codes'
import { Refusal } from '@camellia/kernel/refusal'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer is data: nobody may guess another type of it, keep it, frame it or run it. */
export const DATA_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** Input the contract forbids: 400, with the fields named. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput'
  constructor(readonly fields: readonly string[]) {
    super('INVALID PARAMETER')
  }
}

/** As a whole, for what Node refuses before there is a request to answer. */
export const RAW_REFUSAL = rawOf('INVALID_PARAMETER', 400)

interface ErrorReply {
  readonly http: number
  readonly code: Code
  readonly message: string
  readonly data: unknown
}

/**
 * Every error becomes one of the contract's answers; only bugs, and a database whose machine fails,
 * are logged, with a trace id.
 */
export function replyError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { http, code, message, data } = replyFor(error, request.id)
  if (http === 500) request.log.error({ err: error, trace: request.id }, 'unhandled error')
  const cause = error instanceof Error ? error.cause : undefined
  if (isFailing(cause)) request.log.error({ err: cause, trace: request.id }, 'database unavailable')
  const wait = retryAfter(code, data)
  if (wait) reply.header('retry-after', wait)
  reply.headers(DATA_HEADERS).code(http).type('application/json; charset=utf-8')
  reply.send(JSON.stringify({ status: 'ERROR', code, message, data }))
}

/** The answer to one of several questions. Only bugs and failing machines are the whole's. */
export function refusalOf(error: unknown) {
  const isRefusal = error instanceof Refusal || error instanceof InvalidInput
  if (!isRefusal || isFailing(error.cause)) throw error
  const { code, message, data } = replyFor(error, '')
  return { status: 'ERROR' as const, code, message, data }
}

function replyFor(error: unknown, trace: string): ErrorReply {
  if (error instanceof Refusal) return forRefusal(error)
  if (error instanceof InvalidInput) return invalid({ fields: error.fields })
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
  if (status === 413) return transport('PAYLOAD_TOO_LARGE', null)
  // Fastify's own 4xx: a body that is not JSON, a wrong content type, a broken address.
  if (typeof status === 'number' && status >= 400 && status < 500) return invalid({ fields: [] })
  return transport('INTERNAL_ERROR', { trace })
}

/** The line is closed behind it: nobody knows where the next request would begin. */
function rawOf(code: Code, http: number): string {
  const body = JSON.stringify({
    ...{ status: 'ERROR', code, message: messageOf(code, true) },
    data: { fields: [] },
  })
  return [
    `HTTP/1.1 ${http} ${STATUS_CODES[http]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n')
}

function forRefusal({ code, data }: Refusal): ErrorReply {
  const http = CODE_STATUS[code]
  const words = code === 'MAINTENANCE' ? (data as { message?: string } | null)?.message : undefined
  return { http, code, message: words || messageOf(code, http !== 200), data }
}

function invalid(data: unknown): ErrorReply {
  const code = 'INVALID_PARAMETER'
  return { http: 400, code, message: messageOf(code, true), data }
}

function transport(code: Code, data: unknown): ErrorReply {
  return { http: CODE_STATUS[code], code, message: messageOf(code, true), data }
}

function retryAfter(code: Code, data: unknown): number | undefined {
  if (code === 'NETWORK_ERROR') return 2
  if (code !== 'TOO_MANY_REQUESTS') return undefined
  const seconds = (data as { retryAfter?: number } | null)?.retryAfter
  return seconds ?? 60
}
