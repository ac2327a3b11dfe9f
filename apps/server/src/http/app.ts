import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyEndpoint, Site } from '@camellia/contract/endpoint'
import { refuse } from '@camellia/kernel/refusal'
import helmet from '@fastify/helmet'
import statics from '@fastify/static'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { CONNECTIONS, limitConnections, limitPipelining } from './connections'
import { serveDocs } from './docs'
import { parseJson } from './json'
import { RAW_REFUSAL, replyError } from './reply-error'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: AnyEndpoint
  }
}

/** JSON bodies are small; uploads have their own route and limit. */
const BODY_MAX = 64 * 1024

export interface AppOptions {
  readonly log: FastifyBaseLogger
  readonly trustProxy: string | false
  /** The built site, when there is one. */
  readonly folder: string
  /** Where browsers find the two sites, when a proxy stands before them. */
  readonly playerUrl?: string | undefined
  readonly backofficeUrl?: string | undefined
  /** Whether the description of the calls is shown at /api/docs. */
  readonly apiDocs?: boolean
  /** Counts what is not a call of the contract, and refuses who asks too often. */
  readonly visit?: Visit
}

/** A file is cheap and a page needs many; the description is counted like a call. */
export type Visit = (what: 'FILE' | 'DOCS', who: VisitedFrom) => Promise<void>

export interface VisitedFrom {
  readonly site: Site
  readonly address: string
}

/**
 * One Fastify per site. Routes are added by the features, through the contract's binder; pages have
 * a context of their own, so that a call does not pay for the headers of a document.
 */
export async function createApp(site: Site, options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    bodyLimit: BODY_MAX,
    // Long enough for an upload over a slow line; the head of a request is a matter of moments.
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    // Whoever asks and does not read the answer; the hub's lines say something every 10 s.
    connectionTimeout: 120_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: true,
    genReqId: traceIds(),
    routerOptions: { maxParamLength: 200 },
    // An address that is none, and what is not HTTP at all, are answered like everything else.
    frameworkErrors: (error, request, reply) => replyError(error, request, reply),
    clientErrorHandler: (_, socket) => {
      if (socket.writable) socket.write(RAW_REFUSAL)
      socket.destroy()
    },
  })
  // One logger for all requests: what is said of one carries its trace id (reply-error.ts).
  app.setChildLoggerFactory((logger) => logger)
  app.server.on('checkExpectation', (_, response) => response.socket?.end(RAW_REFUSAL))
  app.setErrorHandler((error, request, reply) => replyError(error, request, reply))
  strictJson(app)
  const address = site === 'OFFICE' ? options.backofficeUrl : options.playerUrl
  if (address?.startsWith('https:')) requireHttps(app)
  limitConnections(app.server, CONNECTIONS, options.trustProxy !== false)
  limitPipelining(app.server, options.trustProxy !== false)
  await app.register(async (pages) => {
    const { visit = async () => {}, apiDocs = false } = options
    const from = (request: FastifyRequest) => ({ site, address: request.ip })
    pages.addHook('onRequest', async (request) => {
      // The hub has limits of its own, and its clients may ask by long polling.
      if (!request.url.startsWith('/hub/')) await visit('FILE', from(request))
    })
    await pages.register(helmet, headersFor(site))
    await servePages(pages, options.folder)
    if (apiDocs) serveDocs(pages, (request) => visit('DOCS', from(request)))
  })
  requirePolicies(app)
  return app
}

/** Unique over processes and starts, and cheap: there is one for every request. */
function traceIds(): () => string {
  const process = randomBytes(6).toString('hex')
  let count = 0
  return () => `${process}-${(count++).toString(36)}`
}

/** A browser that was here once never comes by plain HTTP again, whatever link it is given. */
function requireHttps(app: FastifyInstance): void {
  app.addHook('onRequest', async (_, reply) => {
    // On the response itself: the hub answers without Fastify.
    reply.raw.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}

/** From here on a route without a contract, and so without a policy, does not start the server. */
function requirePolicies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.config?.endpoint) {
      throw new Error(`${route.method} ${route.url} has no policy`)
    }
  })
}

/** Only JSON that says it is JSON: a form on another site cannot send that without asking. */
function strictJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    try {
      done(null, body === '' ? {} : parseJson(body as string))
    } catch {
      done(Object.assign(new Error('not JSON'), { statusCode: 400 }))
    }
  })
  // A file as it is, where a call takes one: its route allows more than the limit of all others.
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  )
}

function headersFor(site: Site) {
  return {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine and charts set element styles; no style can run code.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        // No text becomes HTML or code in the page but through DOMPurify.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['dompurify'],
        upgradeInsecureRequests: null,
      },
    },
    // Set for every answer, where the site is reached by HTTPS: see requireHttps.
    strictTransportSecurity: false,
    referrerPolicy: { policy: site === 'OFFICE' ? 'no-referrer' : 'same-origin' },
    crossOriginEmbedderPolicy: false,
  } as const
}

/** Assets are named by their content and kept for a year; the page itself is always asked for. */
async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  if (built) {
    await app.register(statics, {
      root: folder,
      wildcard: false,
      index: false,
      // Packed when it was built. Nothing is packed for a request: that would cost the server more
      // than whoever asks.
      preCompressed: true,
      maxAge: '365d',
      immutable: true,
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const page = reads && !/^\/(api|hub|assets|published)\b/.test(request.url)
    if (!built || !page) return refuse('NOT_FOUND')
    return reply
      .header('cache-control', 'no-cache')
      .sendFile('index.html', folder, { maxAge: 0, immutable: false, cacheControl: false })
  })
}
