import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { docsPage } from './docs-page'
import { openApi } from './open-api'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Small enough after a moment; the highest quality takes a second for nothing. */
const BROTLI_QUALITY = 9

/** An answer that is the same for everyone until the next start, with all its forms. */
interface Kept {
  readonly type: string
  readonly etag: string
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

/** Of the whole process: both sites say the same, and a request costs no more than its bytes. */
const DOCUMENT = once(() => keep('application/json; charset=utf-8', JSON.stringify(openApi())))
const PAGE = once(() => keep('text/html; charset=utf-8', docsPage()))

/**
 * The same schemas that validate a request and its reply, readable at /api/docs. Nothing is made
 * for a request: whoever asks again and again gets the same bytes, and is counted like a call.
 */
export function serveDocs(
  app: FastifyInstance,
  admit: (request: FastifyRequest) => Promise<void>,
): void {
  for (const [url, made] of [
    ['/api/docs/json', DOCUMENT],
    ['/api/docs', PAGE],
    ['/api/docs/', PAGE],
  ] as const) {
    app.get(url, { onRequest: admit }, async (request, reply) => send(await made(), request, reply))
  }
}

async function keep(type: string, text: string): Promise<Kept> {
  const plain = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  const [br, zipped] = await Promise.all([brotli(plain, { params }), zip(plain)])
  const etag = createHash('sha1').update(plain).digest('base64url')
  return { type, etag, plain, br, gzip: zipped }
}

/** Asked for by many at once it is still made once; a failure is not kept. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
}

function send(kept: Kept, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = encodingFor(headers['accept-encoding'])
  // Each form has its own name: a cache must not take one for the other.
  const etag = `"${kept.etag}-${encoding}"`
  reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'public, max-age=300' })
  if (headers['if-none-match'] === etag) return reply.code(304).send()
  if (encoding !== 'plain') reply.header('content-encoding', encoding)
  return reply.type(kept.type).send(kept[encoding])
}

function encodingFor(accepted: string | string[] | undefined): 'br' | 'gzip' | 'plain' {
  const names = String(accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim().toLowerCase())
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : 'plain'
}
