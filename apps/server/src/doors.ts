import { Refusal, refuse } from '@camellia/kernel/refusal'
import type { FastifyBaseLogger } from 'fastify'
import type { Visit } from './http/app'
import { createLimits } from './http/limits'
import type { Doors } from './http/serve'
import { createTriedDoors } from './http/tried-doors'
import type { ReadRules } from './ip/ip.service'
import type { Sessions } from './session/session.service'
import type { ReadSettings } from './setting/setting.service'

interface Parts {
  readonly sessions: Sessions
  readonly settings: ReadSettings
  readonly addresses: ReadRules
  readonly log: FastifyBaseLogger
  readonly now: () => number
}

export interface SiteDoors extends Doors {
  readonly visit: Visit
}

/** Addresses, limits and maintenance come first. Maintenance never closes the office. */
export function createDoors({ sessions, settings, addresses, log, now }: Parts): SiteDoors {
  const limits = createLimits(now)
  return {
    identify: sessions.identify,
    refused: createTriedDoors(log, now),
    async admit(caller, asked, endpoint) {
      if (!(await addresses()).decide(asked.site, asked.address).admitted) refuse('BLOCKED_IP')
      const chosen = await settings()
      if (caller.id) limits.count(`member ${caller.id}`, chosen['limit.callsPerMember'])
      else {
        const most = { one: chosen['limit.callsPerAddress'], near: chosen['limit.callsPerSubnet'] }
        limits.countAddress(asked.address, most)
      }
      if (endpoint.perMinute) {
        limits.count(`${caller.id || asked.address} ${endpoint.path}`, endpoint.perMinute)
      }
      const { on, message } = chosen['site.maintenance']
      const closed = on && asked.site === 'PLAYER' && endpoint.path !== '/site'
      if (closed) throw new Refusal('MAINTENANCE', message)
    },
    async visit(what, { site, address }) {
      const chosen = await settings()
      if (what === 'FILE') {
        limits.count(`files ${address}`, chosen['limit.filesPerAddress'])
        return
      }
      if (!(await addresses()).decide(site, address).admitted) refuse('BLOCKED_IP')
      const most = { one: chosen['limit.callsPerAddress'], near: chosen['limit.callsPerSubnet'] }
      limits.countAddress(address, most)
    },
  }
}
