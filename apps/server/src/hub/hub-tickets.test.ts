import type { MemberId, SessionId } from '@camellia/kernel/ids'
import { expect, test } from 'vitest'
import type { HubIdentity } from './hub-audience'
import { createQuota } from './hub-quota'
import { createTickets } from './hub-tickets'

const who: HubIdentity = {
  memberId: 1 as MemberId,
  sessionId: 's1' as SessionId,
  site: 'PLAYER',
  scopeId: 1 as MemberId,
  abilities: [],
}

function ticketsAt(start: number) {
  const clock = { now: start }
  return { clock, tickets: createTickets(30_000, () => clock.now) }
}

test('a ticket makes one connection, once', () => {
  const { tickets } = ticketsAt(0)
  const ticket = tickets.issue(who)
  const token = tickets.negotiate(ticket) ?? ''
  expect(tickets.open(ticket, token)).toBe(who)
  expect(tickets.open(ticket, token)).toBeUndefined()
  expect(tickets.spend(ticket)).toBe(true)
  expect(tickets.spend(ticket)).toBe(false)
  expect(tickets.negotiate(ticket)).toBeUndefined()
})

test('another transport may be tried until the handshake, three in all', () => {
  const { tickets } = ticketsAt(0)
  const ticket = tickets.issue(who)
  const first = tickets.negotiate(ticket) ?? ''
  const second = tickets.negotiate(ticket) ?? ''
  expect(tickets.open(ticket, first)).toBeUndefined()
  expect(tickets.open(ticket, second)).toBe(who)
  expect(tickets.negotiate(ticket)).toBeDefined()
  expect(tickets.negotiate(ticket)).toBeUndefined()
})

test('a ticket is worth nothing after 30 s, without its own token, or after a logout', () => {
  const { tickets, clock } = ticketsAt(0)
  const [late, other, ended] = [tickets.issue(who), tickets.issue(who), tickets.issue(who)]
  const tokens = [late, other, ended].map((ticket) => tickets.negotiate(ticket) ?? '')
  expect(tickets.open(other, tokens[0] ?? '')).toBeUndefined()
  tickets.revoke(({ sessionId }) => sessionId === who.sessionId)
  expect(tickets.open(ended, tokens[2] ?? '')).toBeUndefined()
  const fresh = tickets.issue(who)
  const token = tickets.negotiate(fresh) ?? ''
  clock.now = 30_000
  expect(tickets.open(fresh, token)).toBeUndefined()
  expect(tickets.count()).toBe(1)
  tickets.sweep()
  expect(tickets.count()).toBe(0)
})

test('an address has so many attempts in a minute, and the next minute as many again', () => {
  const allowed = createQuota(2)
  expect([allowed('a', 0), allowed('a', 1), allowed('a', 2)]).toEqual([true, true, false])
  expect(allowed('b', 3)).toBe(true)
  expect(allowed('a', 60_000)).toBe(true)
})
