import type { Site } from '@camellia/contract/endpoint'
import type { Actor } from '@camellia/db/tx'
import type { Ability } from '@camellia/kernel/ability'
import type { MemberId, SessionId } from '@camellia/kernel/ids'

/** Who calls, as the session says. */
export interface Caller extends Actor {
  readonly sessionId: SessionId
  readonly site: Site
  readonly kind: 'PARTNER' | 'USER' | 'MEMBER'
  readonly code: string
  readonly name: string
  readonly abilities: readonly Ability[]
  /** Of the head office: may touch what belongs to the whole site. */
  readonly head: boolean
  /** Where this very request comes from. */
  readonly address: string
  /** Someone of the staff who looks through this member's eyes; null when it is the member. */
  readonly viewedBy: MemberId | null
}

/** The account the whole tree hangs from: nobody outranks it. */
export function isOwner({ head, kind }: Caller): boolean {
  return head && kind === 'PARTNER'
}

/**
 * Staff and the accounts of the house run the games and do not play them: open-bets.md 3 promises
 * the bettors of a shared round that none of the bets beside theirs is the house's own.
 */
export function runsGames({ head, kind }: Caller): boolean {
  return head || kind === 'USER'
}

/** Nobody in particular: sees no row that belongs to anyone. */
export const GUEST: Caller = {
  id: 0 as MemberId,
  scopeId: 0 as MemberId,
  sessionId: '' as SessionId,
  site: 'PLAYER',
  kind: 'MEMBER',
  code: '',
  name: '',
  abilities: [],
  head: false,
  address: '',
  viewedBy: null,
}

/**
 * Field by field, as everything that is made for every call: spreading an object into a new one
 * costs the engine about ten times as much.
 */
export function cameFrom(caller: Caller, address: string): Caller {
  const { id, scopeId, sessionId, site, kind, code, name, abilities, head, viewedBy } = caller
  return { id, scopeId, sessionId, site, kind, code, name, abilities, head, address, viewedBy }
}
