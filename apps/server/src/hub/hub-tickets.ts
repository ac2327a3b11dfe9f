import { randomBytes } from 'node:crypto'
import type { HubIdentity } from './hub-audience'

export type Tickets = ReturnType<typeof createTickets>

/** The client asks again for each transport it tries: WebSockets, SSE, long polling. */
const NEGOTIATES_PER_TICKET = 3

interface Ticket {
  readonly identity: HubIdentity
  readonly expiresAt: number
  negotiates: number
  token?: string | undefined
}

/**
 * A ticket stands in for the session token, so that no session token is ever in an address. It is
 * good for one connection, made soon. Tickets live in the memory of the node that issued them:
 * many nodes need sticky routing (by address or cookie) for /hub.
 */
export function createTickets(lifeMs: number, clock: () => number) {
  const tickets = new Map<string, Ticket>()
  const find = (secret: string) => {
    const ticket = tickets.get(secret)
    return ticket && clock() < ticket.expiresAt ? ticket : undefined
  }
  return {
    issue(identity: HubIdentity): string {
      const secret = randomSecret()
      tickets.set(secret, { identity, expiresAt: clock() + lifeMs, negotiates: 0 })
      return secret
    },
    /** A new connection token; an earlier one of the same ticket is void. */
    negotiate(secret: string): string | undefined {
      const ticket = find(secret)
      if (!ticket || ++ticket.negotiates > NEGOTIATES_PER_TICKET) return undefined
      ticket.token = randomSecret()
      return ticket.token
    },
    /** Uses up the connection token. */
    open(secret: string, token: string): HubIdentity | undefined {
      const ticket = find(secret)
      if (ticket?.token !== token) return undefined
      ticket.token = undefined
      return ticket.identity
    },
    /** Uses up the ticket, at the handshake: until then another transport may be tried. */
    spend(secret: string): boolean {
      const valid = find(secret) !== undefined
      tickets.delete(secret)
      return valid
    },
    revoke(matches: (identity: HubIdentity) => boolean): void {
      for (const [secret, { identity }] of tickets) if (matches(identity)) tickets.delete(secret)
    },
    sweep(): void {
      for (const [secret, { expiresAt }] of tickets)
        if (clock() >= expiresAt) tickets.delete(secret)
    },
    count: (): number => tickets.size,
    countOf: (who: Partial<Pick<HubIdentity, 'sessionId' | 'memberId'>>): number =>
      [...tickets.values()].filter(
        ({ identity }) =>
          identity.sessionId === who.sessionId || identity.memberId === who.memberId,
      ).length,
  }
}

function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}
