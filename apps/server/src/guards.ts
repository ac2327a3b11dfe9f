import { refuse } from '@camellia/kernel/refusal'
import type { FastifyBaseLogger } from 'fastify'
import { closedFor, isOn, type ReadClosure } from './closure/closure.service'
import type { Caller } from './http/actor'
import type { Visit } from './http/app'
import { createBudget } from './http/budget'
import { createLimits } from './http/limits'
import { createRefusedCalls } from './http/refused-calls'
import { type CallContext, type Guards, isReading } from './http/serve'
import type { ReadRules } from './ip/ip.service'
import type { Sessions } from './session/session.service'
import type { ReadSettings } from './setting/setting.service'

interface Parts {
  readonly sessions: Sessions
  readonly settings: ReadSettings
  readonly closures: ReadClosure
  readonly addresses: ReadRules
  readonly log: FastifyBaseLogger
  readonly now: () => number
}

/** The longest answer there is, and nobody needs it often: from everywhere together two a second. */
const DOCS_PER_ADDRESS = 20
const DOCS_OF_ALL = 120

/**
 * What nobody gets in without has a budget of its own: whoever shares an address with somebody who
 * asks for everything else without end can still see the page and log in.
 */
const ENTRANCE: ReadonlySet<string> = new Set([
  '/site',
  '/auth/login',
  '/auth/two-factor',
  '/auth/exchange',
])

export interface SiteGuards extends Guards {
  readonly visit: Visit
}

/** Addresses, limits and maintenance come first. Maintenance never closes the office. */
export function createGuards(parts: Parts): SiteGuards {
  const { sessions, settings, closures, addresses, log, now } = parts
  const limits = createLimits(now)
  const budget = createBudget(now)
  return {
    identify: sessions.identify,
    refused: createRefusedCalls(log, now),
    charge: (caller, asked, ms) => budget.charge(whoOf(caller, asked), ms),
    async admit(caller, asked, endpoint) {
      if (!(await addresses()).decide(asked.site, asked.address).admitted) refuse('BLOCKED_IP')
      const chosen = await settings()
      if (caller.id) limits.count(`member ${caller.id}`, chosen['limit.callsPerMember'])
      else {
        const most = { one: chosen['limit.callsPerAddress'], near: chosen['limit.callsPerSubnet'] }
        const lane = ENTRANCE.has(endpoint.path) ? `${endpoint.path} ` : ''
        limits.countAddress(asked.address, most, lane)
      }
      if (endpoint.perMinute) {
        limits.count(`${caller.id || asked.address} ${endpoint.path}`, endpoint.perMinute)
      }
      if (isReading(endpoint) && !ENTRANCE.has(endpoint.path)) budget.require(whoOf(caller, asked))
      if (asked.site !== 'PLAYER' || endpoint.path === '/site') return
      const closure = await closures()
      if (isOn(closure, now())) refuse('MAINTENANCE', closedFor(closure, asked.language))
    },
    async visit(what, { site, address }) {
      const chosen = await settings()
      if (what === 'FILE') {
        limits.count(`files ${address}`, chosen['limit.filesPerAddress'])
        return
      }
      if (!(await addresses()).decide(site, address).admitted) refuse('BLOCKED_IP')
      limits.count(`docs ${address}`, DOCS_PER_ADDRESS)
      limits.count('docs', DOCS_OF_ALL)
      const most = { one: chosen['limit.callsPerAddress'], near: chosen['limit.callsPerSubnet'] }
      limits.countAddress(address, most)
    },
  }
}

function whoOf({ id }: Caller, { address }: CallContext): string {
  return id ? `member ${id}` : `address ${address}`
}
