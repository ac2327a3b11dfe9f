import type { Ability } from '@camellia/kernel/ability'
import type { Code } from '@camellia/kernel/codes'
import type * as z from 'zod/mini'

export type Site = 'PLAYER' | 'OFFICE'

/** Who may call. Every session may do what `user.read` allows; `guest` needs no session at all. */
export type Access =
  | { readonly guest: true }
  | { readonly sites: readonly Site[]; readonly ability: Ability }

/**
 * To whom it may be done: nobody in particular, oneself, the subtree below oneself, or the whole
 * site, which only the head office may touch whatever abilities others hold.
 */
export type Scope = 'NONE' | 'SELF' | 'SUBTREE' | 'SITE'

export interface Endpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType> {
  readonly method: 'GET' | 'POST'
  readonly path: `/${string}`
  readonly summary: string
  readonly access: Access
  readonly scope: Scope
  /**
   * The field of the input that names whom it is done to. Nobody does it to someone who may do
   * something they may not: `requirePower` refuses with ACCESS_DENIED, and a test asks every one.
   */
  readonly onPerson?: 'id' | 'ids' | 'member'
  /** A POST that changes nothing: whoever looks through another's eyes may make it too. */
  readonly reads?: true
  /** Moves money: needs an Idempotency-Key, and a repeat gets the first answer. */
  readonly money?: 'KEY_REQUIRED' | 'KEY_OPTIONAL'
  /** Calls a minute of one member, where the limit of all calls would let others be flooded. */
  readonly perMinute?: number
  /** Costs the database or this process much: one caller has one such question at a time. */
  readonly heavy?: true
  /** The body is a file as it is; the input stands in the address. */
  readonly takes?: 'FILE'
  /** The answer is a file as it is. */
  readonly answers?: 'FILE'
  readonly input: Input
  readonly output: Output
  /** Every no this call may answer with. A refusal that is not listed is a bug. */
  readonly refuses: readonly Code[]
}

/** Any call may be answered with these: the guards come before the call itself. */
export const ALWAYS_REFUSES: readonly Code[] = [
  'UNAUTHORIZED',
  'ACCESS_DENIED',
  'BLOCKED_IP',
  'NETWORK_ERROR',
  'MAINTENANCE',
  'TOO_MANY_REQUESTS',
]

export type AnyEndpoint = Endpoint<z.ZodMiniType, z.ZodMiniType>

// biome-ignore format: one line each reads as a table
export type InputOf<E> = E extends Endpoint<infer I, z.ZodMiniType> ? z.input<I> : never
export type OutputOf<E> = E extends Endpoint<z.ZodMiniType, infer O> ? z.output<O> : never

/** Declares one call. Without access, scope and the list of refusals it does not compile. */
export function endpoint<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  declared: Endpoint<I, O>,
): Endpoint<I, O> {
  return declared
}

/** Everyone who is logged in may read `user`: the brief's rule for ordinary calls. */
export const USER_READ: Ability = { subject: 'user', action: 'read' }

export const anyPlayer: Access = { sites: ['PLAYER'], ability: USER_READ }
export const anyStaff: Access = { sites: ['OFFICE'], ability: USER_READ }
export const anyone: Access = { sites: ['PLAYER', 'OFFICE'], ability: USER_READ }
export const guest: Access = { guest: true }

export function staffWho(subject: string, action: string): Access {
  return { sites: ['OFFICE'], ability: { subject, action } }
}
