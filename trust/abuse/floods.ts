import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Answer, Send } from '../fuzz/send'
import { type Attacked, openLine, type Target } from './lines'

const WORKERS = 8
/** Connections of one attacker, each with an address of its own. */
const CROWD = 64
/** They and the players share a process here: without a pause it would measure itself. */
const CROWDED = { workers: CROWD, pauseMs: 50 }

interface Flood {
  readonly send: Send
  readonly site: string
}

/** Everybody at once, as fast as answers come; says how they were answered. */
async function storm(
  { ends }: Target,
  once: (n: number) => Promise<Pick<Answer, 'http' | 'ms'>>,
  { workers = WORKERS, pauseMs = 0 } = {},
): Promise<Attacked> {
  const answers = new Map<number, number>()
  let count = 0
  let slowest = 0
  const worker = async () => {
    // At least once: on a busy machine the time may be over before an attacker is ready.
    do {
      const { http, ms } = await once(count++)
      answers.set(http, (answers.get(http) ?? 0) + 1)
      slowest = Math.max(slowest, ms)
      if (pauseMs > 0) await delay(pauseMs)
    } while (!ends.aborted)
  }
  await Promise.all(Array.from({ length: workers }, worker))
  const said = [...answers].map(([http, times]) => `${times} × ${http || 'cut'}`).join(', ')
  return { count, says: `${said}; slowest ${Math.round(slowest)} ms` }
}

function post({ send, site }: Flood, path: string, body: string | Buffer, from: string) {
  const headers = { 'content-type': 'application/json' }
  return send({ url: `${site}${path}`, method: 'POST', headers, body, from })
}

/** T101: one id that is locked, tried from one address over many connections. */
export function floodLocked(target: Target, flood: Flood): Promise<Attacked> {
  const body = JSON.stringify({ code: 'nobody77', password: 'wrong1!x' })
  return storm(target, () => post(flood, '/api/auth/login', body, target.address(0)), CROWDED)
}

/** Ten megabytes where 64 KB are allowed. */
export function sendHuge(target: Target, flood: Flood): Promise<Attacked> {
  const body = Buffer.alloc(10 * 2 ** 20, 'x')
  return storm(target, (n) => post(flood, '/api/auth/login', body, target.address(n)))
}

/** Nested as deep as 64 KB go. */
export function sendDeep(target: Target, flood: Flood): Promise<Attacked> {
  const bodies = ['['.repeat(65_000), '{"a":'.repeat(13_000), '[{"a":'.repeat(9_000)]
  return storm(target, (n) => {
    const body = bodies[n % bodies.length] ?? ''
    return post(flood, '/api/auth/login', body, target.address(n))
  })
}

const ENCODINGS = ['br', 'gzip', 'identity', '*', 'deflate, gzip;q=0.5']

/** T52: the largest answer that needs no session, over and over, in every packing. */
export function floodDocs(target: Target, flood: Flood): Promise<Attacked> {
  return storm(
    target,
    (n) =>
      flood.send({
        url: `${flood.site}/api/docs/json`,
        method: 'GET',
        headers: { 'accept-encoding': ENCODINGS[n % ENCODINGS.length] ?? '' },
        body: '',
        from: target.address(n % CROWD),
      }),
    CROWDED,
  )
}

/** The longest rounds there are, and what is played where their tables are not built. */
const ROUNDS = [
  { game: 'thunder-pantheon', stake: 200, choice: { buy: true }, variant: '96' },
  { game: 'crimson-fortune', stake: 200, choice: {}, variant: '96' },
]

/** T53: the longest lists there are, on as many connections as it takes. */
export async function floodLists(target: Target, flood: Flood, token: string): Promise<Attacked> {
  const ask = (path: string, body: object, from: string) =>
    flood.send({
      url: `${flood.site}/api${path}`,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
      from,
    })
  // A hundred of them fill a page.
  for (let n = 0; n < 100 && !target.ends.aborted; n++) {
    for (const round of ROUNDS) await ask('/play/bet', round, target.address(0))
  }
  return storm(target, (n) => ask('/round/list', { size: 100 }, target.address(n % CROWD)), CROWDED)
}

/** Invented sessions at the hub, and upgrades with invented tickets. */
export function floodHub(target: Target, flood: Flood): Promise<Attacked> {
  return storm(target, async (n) => {
    const from = target.address(n)
    if (n % 2 === 0) return upgrade(target.port, from)
    return flood.send({
      url: `${flood.site}/hub/negotiate?negotiateVersion=1`,
      method: 'POST',
      // Of ten thousand addresses each would keep its line, and we are out of them ourselves.
      headers: { authorization: `Bearer ${'A'.repeat(43)}`, connection: 'close' },
      body: '',
      from,
    })
  })
}

async function upgrade(port: number, from: string): Promise<Pick<Answer, 'http' | 'ms'>> {
  const started = performance.now()
  const { socket, ...line } = await openLine(port, from)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  let text = line.text
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.write(
    [
      'GET /hub/live?id=x&access_token=x HTTP/1.1',
      'host: x',
      'connection: upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
      '\r\n',
    ].join('\r\n'),
  )
  await closed
  return { http: Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1] ?? 0), ms: performance.now() - started }
}

const TOGETHER = 1_500
const ASKED = 'POST /hub/negotiate HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n'

/** T91: many requests in one write, on a few connections, none of them waited for. */
export function floodPipelined(target: Target): Promise<Attacked> {
  const once = async (n: number) => {
    const started = performance.now()
    const { socket } = await openLine(target.port, target.address(n % CROWD))
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.resume()
    socket.end(ASKED.repeat(TOGETHER))
    await closed
    return { http: 0, ms: performance.now() - started }
  }
  return storm(target, once, { workers: 4, pauseMs: 50 })
}

/** One member with many sessions who asks for tickets and uses none. */
export function hoardTickets(
  target: Target,
  flood: Flood,
  tokens: readonly string[],
): Promise<Attacked> {
  return storm(target, (n) =>
    flood.send({
      url: `${flood.site}/hub/negotiate?negotiateVersion=1`,
      method: 'POST',
      headers: { authorization: `Bearer ${tokens[n % tokens.length]}`, connection: 'close' },
      body: '',
      from: target.address(n),
    }),
  )
}
