import { createHash, randomBytes } from 'node:crypto'
import type { Site } from '@camellia/contract/endpoint'
import type { MemberId, SessionId } from '@camellia/kernel/ids'
import { newId } from '@camellia/ledger/identity'
import type { Caller } from '../http/actor'
import { gather } from '../http/gather'
import type { AppDb, AppTx } from '../http/tell'
import {
  endOtherSessions,
  endOwnSession,
  endSession,
  endSessionsOf,
  insertSession,
  selectCaller,
  selectCallers,
} from './session.sql'

/** How long a node may believe what it knows of a session; an end on this node is known at once. */
const FRESH_MS = 1_000
const KEPT_MAX = 50_000
const TOKEN_PATTERN = /^[\w-]{43}$/

export interface Sessions {
  identify(token: string, site: Site): Promise<Caller | undefined>
  /** Straight from the database, for the hub's re-check. */
  stillValid(id: SessionId): Promise<Caller | undefined>
  /** Something about this member or session changed: what is kept of it is forgotten. */
  forget(who: { readonly member: number } | { readonly session: string }): void
}

interface Kept {
  readonly caller: Promise<Caller | undefined>
  readonly until: number
}

export function createSessions({ system }: AppDb, now: () => number): Sessions {
  const kept = new Map<string, Kept>()
  const known = new Map<string, Caller>()
  const find = gather((hashes: readonly string[]) => system((tx) => selectCallers(tx, hashes)))

  function look(token: string): Promise<Caller | undefined> {
    const caller = find(hashOfToken(token).toString('hex'))
    // Together: what is known of a session is only there to find what is kept of it.
    if (kept.size >= KEPT_MAX || known.size >= KEPT_MAX) {
      kept.clear()
      known.clear()
    }
    kept.set(token, { caller, until: now() + FRESH_MS })
    caller.then(
      (found) => (found ? known.set(token, found) : known.delete(token)),
      () => kept.delete(token),
    )
    return caller
  }

  return {
    async identify(token, site) {
      // What cannot be ours is neither looked for nor kept: a token may be as long as a header.
      if (!TOKEN_PATTERN.test(token)) return undefined
      const fresh = kept.get(token)
      const caller = await (fresh && fresh.until > now() ? fresh.caller : look(token))
      // A token of one site opens nothing on the other.
      return caller?.site === site ? caller : undefined
    },
    stillValid: (sessionId) => system((tx) => selectCaller(tx, sessionId)),
    forget(who) {
      for (const [token, caller] of known) {
        const same = 'member' in who ? caller.id === who.member : caller.sessionId === who.session
        if (!same) continue
        known.delete(token)
        kept.delete(token)
      }
    },
  }
}

/** A fresh session. The token itself is told once, here, and is nowhere else. */
export async function openSession(
  tx: AppTx,
  session: {
    readonly memberId: MemberId
    readonly site: Site
    readonly parentId: SessionId | null
    readonly address: string
    readonly agent: string
    readonly device: string
    readonly viewedBy?: MemberId
  },
): Promise<{ readonly token: string; readonly id: SessionId }> {
  const token = randomBytes(32).toString('base64url')
  const id = newId<SessionId>()
  await insertSession(tx, { viewedBy: null, ...session, id, tokenHash: hashOfToken(token) })
  return { token, id }
}

/** Throws someone out of every session at once, with a text for them to read. */
export async function throwOut(tx: AppTx, member: MemberId, text: string): Promise<void> {
  const looking = await endSessionsOf(tx, member)
  tx.tell({ to: { member }, push: { type: 'LOGOUT', text } })
  tellEnded(tx, looking)
}

/** Ends one session and what was opened from it; the other tabs are told without a word. */
export async function closeSession(tx: AppTx, id: SessionId): Promise<void> {
  tellEnded(tx, await endSession(tx, id))
}

/** Ends one of the caller's own sessions; false when they have no such one. */
export async function closeOwn(tx: AppTx, caller: Caller, id: string): Promise<boolean> {
  const ended = await endOwnSession(tx, caller.id, id)
  tellEnded(tx, ended)
  return ended.length > 0
}

/** Ends every session of the caller but this one; says how many. */
export async function closeOthers(tx: AppTx, caller: Caller): Promise<number> {
  const ended = await endOtherSessions(tx, caller.id, caller.sessionId)
  tellEnded(tx, ended)
  return ended.length
}

function tellEnded(tx: AppTx, sessions: readonly SessionId[]): void {
  for (const session of sessions) {
    tx.tell({ to: { session }, push: { type: 'LOGOUT', text: '' } })
  }
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
