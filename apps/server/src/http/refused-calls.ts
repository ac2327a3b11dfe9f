import type { Code } from '@camellia/kernel/codes'
import { Refusal } from '@camellia/kernel/refusal'
import type { FastifyBaseLogger } from 'fastify'
import { InvalidInput } from './reply-error'
import type { RefusedCall } from './serve'

const WINDOW_MS = 60_000

/** Our own pages hardly ever meet these: whoever does may be trying what is not theirs. */
const TELLING: readonly Code[] = [
  'ACCESS_DENIED',
  'BLOCKED_IP',
  'INVALID_PARAMETER',
  'TOO_MANY_REQUESTS',
]

/**
 * Writes down who is refused. The first, the tenth and the hundredth of a minute are enough to see
 * it, and nobody can fill the log.
 */
export function createRefusedCalls(log: Pick<FastifyBaseLogger, 'warn'>, now: () => number) {
  let counters = new Map<string, number>()
  let until = 0
  return (error: unknown, call: RefusedCall): void => {
    const code = codeOf(error)
    if (!code || !isTelling(code, call)) return
    if (now() >= until) {
      counters = new Map()
      until = now() + WINDOW_MS
    }
    const { caller, asked, endpoint } = call
    const who = `${caller.id || asked.address} ${code}`
    const times = (counters.get(who) ?? 0) + 1
    counters.set(who, times)
    if (!/^10*$/.test(String(times))) return
    const { site, address } = asked
    const entry = { member: caller.id || null, address, site, path: endpoint.path, code, times }
    log.warn(entry, 'call refused')
  }
}

function codeOf(error: unknown): Code | undefined {
  if (error instanceof InvalidInput) return 'INVALID_PARAMETER'
  return error instanceof Refusal ? error.code : undefined
}

/** A member of another branch is answered like one who does not exist. */
function isTelling(code: Code, { endpoint }: RefusedCall): boolean {
  return TELLING.includes(code) || (code === 'MEMBER_NOT_FOUND' && endpoint.scope === 'SUBTREE')
}
