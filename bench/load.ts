import { createConnection, type Socket } from 'node:net'

export interface Load {
  readonly port: number
  readonly connections: number
  /** Whether one more request is to be sent. */
  readonly more: () => boolean
  /** The next request of a connection as bytes on the wire. */
  readonly next: (connection: number) => string
}

export interface Loaded {
  readonly count: number
  readonly perSecond: number
  readonly p99Ms: number
  readonly failed: number
}

const HEAD_END = '\r\n\r\n'

/** Keep-alive connections that each send the next request when the answer to the last is there. */
export async function loadHttp({ port, connections, more, next }: Load): Promise<Loaded> {
  const started = performance.now()
  const times: number[] = []
  let failed = 0
  const client = async (_: unknown, connection: number) => {
    const socket = createConnection({ port, host: '127.0.0.1', noDelay: true })
    const answers = answersOf(socket)
    while (more()) {
      const asked = performance.now()
      socket.write(next(connection))
      const answer = await answers()
      times.push(performance.now() - asked)
      if (!answer.includes('"status":"OK"') && !answer.includes('"ok":true')) failed++
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: connections }, client))
  const seconds = (performance.now() - started) / 1_000
  return { perSecond: times.length / seconds, count: times.length, p99Ms: p99(times), failed }
}

/** Complete answers, one after the other, cut by their content-length. */
function answersOf(socket: Socket): () => Promise<string> {
  let buffer = ''
  let give: ((answer: string) => void) | undefined
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    buffer += chunk
    const head = buffer.indexOf(HEAD_END)
    if (head < 0) return
    const length = Number(/content-length: (\d+)/i.exec(buffer.slice(0, head))?.[1] ?? 0)
    const end = head + HEAD_END.length + length
    if (buffer.length < end) return
    const answer = buffer.slice(0, end)
    buffer = buffer.slice(end)
    give?.(answer)
  })
  return () =>
    new Promise((resolve) => {
      give = resolve
    })
}

export function p99(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
