import { createConnection, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

export interface Attacked {
  /** How often something was done. */
  readonly count: number
  /** What came of it, for the report. */
  readonly says: string
}

export interface Target {
  readonly port: number
  /** The n-th address of this machine, each in a subnet of its own. */
  readonly address: (n: number) => string
  readonly ends: AbortSignal
}

export interface Line {
  readonly socket: Socket
  open: boolean
  heard: number
  text: string
}

/** A line as bare as it gets; whatever happens to it is only noted. */
export function openLine(port: number, from: string): Promise<Line> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1', localAddress: from })
    const line: Line = { socket, open: false, heard: 0, text: '' }
    socket.setEncoding('latin1')
    socket.on('connect', () => {
      line.open = true
      resolve(line)
    })
    socket.on('data', (chunk: string) => {
      line.heard++
      if (chunk.startsWith('HTTP/')) line.text = chunk.slice(0, 800)
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      line.open = false
      resolve(line)
    })
  })
}

export async function openLines(
  count: number,
  target: Target,
  address: (n: number) => string = target.address,
): Promise<Line[]> {
  const lines: Line[] = []
  for (let n = 0; n < count && !target.ends.aborted; n += 100) {
    const some = Array.from({ length: Math.min(100, count - n) }, (_, i) =>
      openLine(target.port, address(n + i)),
    )
    lines.push(...(await Promise.all(some)))
  }
  return lines
}

export function closeAll(lines: readonly Line[]): void {
  for (const { socket } of lines) socket.destroy()
}

const BEGINNINGS = {
  head: 'GET /api/site HTTP/1.1\r\nhost: x\r\n',
  body: 'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{"code":"',
} as const

/** One more letter every second, and never an end. */
export async function trickle(
  target: Target,
  what: keyof typeof BEGINNINGS,
  count: number,
): Promise<Attacked> {
  const lines = await openLines(count, target)
  for (const { socket } of lines) socket.write(BEGINNINGS[what])
  const started = performance.now()
  let firstCut = 0
  while (!target.ends.aborted && lines.some(({ open }) => open)) {
    for (const { socket, open } of lines) if (open) socket.write(what === 'head' ? 'x: y\r\n' : 'x')
    await delay(1_000, undefined, { signal: target.ends }).catch(() => {})
    if (!firstCut && lines.some(({ open }) => !open)) firstCut = performance.now() - started
  }
  const cut = lines.filter(({ open }) => !open).length
  closeAll(lines)
  const when = firstCut ? `, the first after ${Math.round(firstCut / 1_000)} s` : ''
  return { count, says: `${cut} of ${count} cut off${when}` }
}

/** Lines that ask nothing, from five addresses of one subnet. */
export async function crowdSubnet(target: Target, count: number): Promise<Attacked> {
  const lines = await openLines(count, target, (n) => `127.77.7.${1 + (n % 5)}`)
  await delay(500)
  const held = lines.filter(({ open }) => open).length
  while (!target.ends.aborted) await delay(200)
  const left = lines.filter(({ open }) => open).length
  closeAll(lines)
  return { count, says: `${held} of ${count} lines of one subnet were let in, ${left} at the end` }
}

/** Thousands of open pages, each asking now and then whether anything is new. */
export async function pollMany(
  target: Target,
  count: number,
  tokens: readonly string[],
): Promise<Attacked> {
  const etags = await learnEtags(target, tokens)
  const lines = await openLines(count, target)
  const reached = lines.filter(({ open }) => open).length
  let asked = 0
  for (let n = 0; !target.ends.aborted; n++) {
    const line = lines[n % lines.length]
    const token = tokens[n % tokens.length] ?? ''
    if (line?.open) {
      line.socket.write(pollOf(token, etags.get(token)))
      asked++
    }
    // Each of five thousand asks about every 25 seconds.
    if (n % 4 === 0) await delay(20)
  }
  const unchanged = lines.filter(({ text }) => text.startsWith('HTTP/1.1 304')).length
  closeAll(lines)
  return { count: asked, says: `${reached} of ${count} pages open, ${unchanged} heard 304` }
}

/** As a page that has asked once before. */
async function learnEtags({ port, address }: Target, tokens: readonly string[]) {
  const etags = new Map<string, string>()
  for (const [n, token] of tokens.entries()) {
    const { socket } = await openLine(port, address(n))
    const answer = new Promise<string>((resolve) => {
      socket.once('data', (chunk: string) => resolve(chunk))
      socket.once('close', () => resolve(''))
    })
    socket.write(pollOf(token, undefined))
    etags.set(token, /etag: ("[^"]+")/i.exec(await answer)?.[1] ?? '')
    socket.destroy()
  }
  return etags
}

function pollOf(token: string, etag: string | undefined): string {
  const known = etag ? `if-none-match: ${etag}\r\n` : ''
  return `GET /api/user/profile HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n${known}\r\n`
}
