import http from 'node:http'
import https from 'node:https'
import type { SignedHead } from './head-book'

const PATIENCE_MS = 5_000
const JSON_TYPE = { 'content-type': 'application/json' }

interface Log {
  info(details: object, text: string): void
  warn(details: object, text: string): void
}

/**
 * Every head as a line of the log, which goes where the log goes, and to an address if one is
 * given: whoever owns the database and this machine's files owns neither.
 */
export function createHeadTeller(log: Log, url?: string): (head: SignedHead) => void {
  return (head) => {
    log.info({ auditHead: head }, 'audit log head')
    if (url) void sendTo(url, head).catch((error) => log.warn({ error }, 'audit log head not sent'))
  }
}

function sendTo(url: string, head: SignedHead): Promise<void> {
  const ask = url.startsWith('https:') ? https.request : http.request
  return new Promise((done, fail) => {
    const sent = ask(url, { method: 'POST', headers: JSON_TYPE, timeout: PATIENCE_MS }, (reply) => {
      reply.resume()
      const { statusCode = 0 } = reply
      if (statusCode >= 200 && statusCode < 300) done()
      else fail(new Error(`answered ${statusCode}`))
    })
    sent.on('timeout', () => sent.destroy(new Error('did not answer')))
    sent.on('error', fail)
    sent.end(JSON.stringify({ auditHead: head }))
  })
}
