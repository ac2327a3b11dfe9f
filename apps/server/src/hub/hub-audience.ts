import { type Ability, can } from '@camellia/kernel/ability'
import type { MemberId, SessionId } from '@camellia/kernel/ids'

export type Site = 'PLAYER' | 'OFFICE'

/** Who holds a connection. Made by the server from the session, never from what a client says. */
export interface HubIdentity {
  readonly memberId: MemberId
  readonly sessionId: SessionId
  readonly site: Site
  /** Root of the subtree this person may see. */
  readonly scopeId: MemberId
  readonly abilities: readonly Ability[]
  /** Whoever looks through this member's eyes: the member is not here by it. */
  readonly viewedBy?: MemberId | null
  /** Where the connection was asked for. */
  readonly address?: string
  /** Games whose table this connection looks at. */
  readonly watching?: readonly string[]
}

/**
 * Who a push is for. `above` is a member's path in the tree: everyone in the office whose scope
 * root lies on it and who holds the ability.
 */
export type Audience =
  | { readonly member: MemberId }
  | { readonly session: SessionId }
  /** Whoever looks at this game. */
  | { readonly table: string }
  | {
      readonly above: readonly MemberId[]
      readonly ability: Ability
      /** Whoever did it need not be told. */
      readonly but?: MemberId
    }

export function isFor(to: Audience, who: HubIdentity): boolean {
  if ('member' in to) return to.member === who.memberId
  if ('session' in to) return to.session === who.sessionId
  if ('table' in to) return who.watching?.includes(to.table) ?? false
  if (who.memberId === to.but) return false
  return who.site === 'OFFICE' && to.above.includes(who.scopeId) && can(who.abilities, to.ability)
}

/** Topics only make the search short; `isFor` decides. */
export function topicsOf(who: HubIdentity): string[] {
  const tables = (who.watching ?? []).map((game) => `table ${game}`)
  return [`member ${who.memberId}`, `session ${who.sessionId}`, `scope ${who.scopeId}`, ...tables]
}

export function topicsFor(to: Audience): string[] {
  if ('member' in to) return [`member ${to.member}`]
  if ('session' in to) return [`session ${to.session}`]
  if ('table' in to) return [`table ${to.table}`]
  return [...new Set(to.above)].map((id) => `scope ${id}`)
}
