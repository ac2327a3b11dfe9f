import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { createServer } from 'node:net'

export interface Question {
  readonly url: string
  readonly method: string
  readonly headers: OutgoingHttpHeaders
  readonly body: string | Buffer | undefined
  /** The address of this machine it comes from: limits are counted by it. */
  readonly from: string
}

export interface Answer {
  /** 0: the line was cut before an answer came. */
  readonly http: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
  readonly ms: number
}

const GIVE_UP_MS = 30_000

export type Send = (question: Question) => Promise<Answer>

export function createSender(): { readonly send: Send; readonly close: () => void } {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 256, maxSockets: 512 })
  const ask = (question: Question, again: boolean): Promise<Answer> =>
    new Promise((resolve) => {
      const { url, method, headers, body, from } = question
      const asked = performance.now()
      const end = (http: number, more: Partial<Answer> = {}) =>
        resolve({ http, headers: {}, text: '', ms: performance.now() - asked, ...more })
      const { hostname, port } = new URL(url)
      // Not the parsed path: it would have been tidied up.
      const path = url.slice(url.indexOf('/', 'http://'.length))
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
      const line = { hostname, port, path, method, agent, localAddress: from, timeout: GIVE_UP_MS }
      const call = request({ ...line, headers: { ...headers, ...length } }, (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('error', () => end(0))
        reply.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          end(reply.statusCode ?? 0, { headers: reply.headers, text })
        })
      })
      call.on('timeout', () => call.destroy())
      call.on('error', () => {
        // A line kept open may be closed from the other side just as it is used again.
        if (call.reusedSocket && !again) resolve(ask(question, true))
        else end(0)
      })
      call.end(body)
    })
  return { send: (question) => ask(question, false), close: () => agent.destroy() }
}

/** Linux answers for all of 127/8; elsewhere there is only the one address. */
export async function hasManyAddresses(): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.on('error', () => resolve(false))
    probe.listen(0, '127.9.8.7', () => probe.close(() => resolve(true)))
  })
}
