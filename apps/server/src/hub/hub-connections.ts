import { refuse } from '@camellia/kernel/refusal'
import type { Audience, HubIdentity, Site } from './hub-audience'
import { type Connection, type ConnectionRules, newConnection } from './hub-connection'
import { createQuota } from './hub-quota'
import type { Room } from './hub-room'
import type { Tickets } from './hub-tickets'
import type { Transport } from './hub-transports'

/** What a client shows after it negotiated: both must belong together. */
export interface Keys {
  readonly ticket: string
  readonly token: string
}

interface ConnectionParts {
  readonly options: {
    identify(token: string): Promise<HubIdentity | undefined>
    originAllowed(origin: string | undefined): boolean
    addressAllowed?(address: string, site: Site): Promise<boolean>
  }
  readonly rules: ConnectionRules
  readonly room: Room
  readonly tickets: Tickets
}

export type Connections = ReturnType<typeof createConnections>

/** Says who may come in. Knows nothing of HTTP; refuses by throwing. */
export function createConnections({ options, rules, room, tickets }: ConnectionParts) {
  const { limits, log, clock } = rules
  const withinQuota = createQuota(limits.negotiatesPerMinute)
  const openOf = (who: Audience) =>
    room.addressees(who).filter(({ phase }) => phase === 'OPEN').length
  let shut = false

  return {
    limits,
    log,
    shut() {
      shut = true
    },
    requireOrigin(origin: string | undefined): void {
      if (!options.originAllowed(origin)) refuse('ACCESS_DENIED')
    },
    /** A session token becomes a ticket; a session of one site opens nothing on the other. */
    async invite(sessionToken: string, address: string, site?: Site): Promise<string> {
      if (shut) refuse('NETWORK_ERROR')
      if (!withinQuota(address, clock())) refuse('TOO_MANY_REQUESTS')
      if (!sessionToken) refuse('UNAUTHORIZED')
      const who = (await options.identify(sessionToken)) ?? refuse('UNAUTHORIZED')
      if (site && who.site !== site) refuse('UNAUTHORIZED')
      if ((await options.addressAllowed?.(address, who.site)) === false) refuse('BLOCKED_IP')
      const { sessionId, memberId } = who
      const bySession = openOf({ session: sessionId }) + tickets.countOf({ sessionId })
      if (bySession >= limits.connectionsPerSession) refuse('TOO_MANY_REQUESTS')
      const byMember = openOf({ member: memberId }) + tickets.countOf({ memberId })
      if (byMember >= limits.connectionsPerMember) refuse('TOO_MANY_REQUESTS')
      if (tickets.count() >= limits.openTickets) refuse('TOO_MANY_REQUESTS')
      return tickets.issue({ ...who, address })
    },
    /** A ticket becomes a connection token. */
    negotiate: (ticket: string): string => tickets.negotiate(ticket) ?? refuse('NOT_FOUND'),
    /** Both become a connection, which begins when its transport is there. */
    admit({ ticket, token }: Keys): (over: (gone: () => void) => Transport) => Connection {
      if (shut) refuse('NETWORK_ERROR')
      const identity = tickets.open(ticket, token) ?? refuse('NOT_FOUND')
      return (over) => {
        const transport = over(() => {
          connection.phase = 'ENDED'
          room.leave(connection)
        })
        const connection = newConnection({ identity, ticket, token, transport, rules })
        room.enter(connection)
        return connection
      }
    },
    find({ ticket, token }: Keys): Connection | undefined {
      const connection = room.withToken(token)
      return connection?.ticket === ticket ? connection : undefined
    },
  }
}
