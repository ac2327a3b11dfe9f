import { lookup } from 'node:dns/promises'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const PATIENCE_MS = 5_000
const JSON_TYPE = { 'content-type': 'application/json' }
/** Of the words of an alarm: a list of breaks may be long. */
const TEXT_MAX = 500

export interface SentAlarm {
  readonly kind: 'JOB_FAILED' | 'JOB_FOUND'
  readonly job: string
  readonly day: string
  readonly text: string
}

interface Log {
  warn(details: object, text: string): void
}

/** This machine, its neighbours, and what a cloud tells only to those inside: never called. */
const INSIDE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  INSIDE.addSubnet(net, bits, 'ipv4')
}

/** Of the sixth version only what is handed out to the world, and nothing that wraps the fourth. */
const OUTSIDE_6 = new BlockList()
OUTSIDE_6.addSubnet('2000::', 3, 'ipv6')
const WRAPPED_6 = new BlockList()
WRAPPED_6.addSubnet('2001::', 32, 'ipv6')
WRAPPED_6.addSubnet('2002::', 16, 'ipv6')

export function isOutside(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !INSIDE.check(address, 'ipv4')
  return family === 6 && OUTSIDE_6.check(address, 'ipv6') && !WRAPPED_6.check(address, 'ipv6')
}

/**
 * Tells an address that staff chose. The name is resolved once, judged, and that very address is
 * called, so that a name cannot point elsewhere in between; redirects are not followed.
 */
export async function sendAlarm(url: string, alarm: SentAlarm): Promise<void> {
  const { hostname, protocol } = new URL(url)
  if (protocol !== 'https:') throw new Error('only https')
  const name = hostname.replace(/^\[|\]$/g, '')
  const found = await lookup(name, { all: true })
  const [to] = found
  if (!to || !found.every(({ address }) => isOutside(address))) throw new Error('not outside')
  await post(url, { ...alarm, text: alarm.text.slice(0, TEXT_MAX) }, to)
}

function post(
  url: string,
  body: object,
  { address, family }: { readonly address: string; readonly family: number },
): Promise<void> {
  // Asked again it would be another answer: the one that was judged is used.
  const known: LookupFunction = (_, { all }, done) =>
    all ? done(null, [{ address, family }]) : done(null, address, family)
  const options = { method: 'POST', headers: JSON_TYPE, timeout: PATIENCE_MS, lookup: known }
  return new Promise((done, fail) => {
    const sent = https.request(url, options, (reply) => {
      reply.resume()
      const { statusCode = 0 } = reply
      if (statusCode >= 200 && statusCode < 300) done()
      else fail(new Error(`answered ${statusCode}`))
    })
    sent.on('timeout', () => sent.destroy(new Error('did not answer')))
    sent.on('error', fail)
    sent.end(JSON.stringify({ alarm: body }))
  })
}

/** Never in the way of what it tells of: a lost alarm is a line of the log. */
export function createAlarmTeller(
  urlOf: () => Promise<string | null>,
  log: Log,
): (alarm: SentAlarm) => void {
  return (alarm) => {
    void urlOf()
      .then((url) => (url ? sendAlarm(url, alarm) : undefined))
      .catch((error: unknown) => log.warn({ error, job: alarm.job }, 'alarm not sent'))
  }
}
