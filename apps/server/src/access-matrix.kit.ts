import type { Permission } from '@camellia/contract/abilities'
import type { Site } from '@camellia/contract/endpoint'
import type { Code } from '@camellia/kernel/codes'
import type { MemberId } from '@camellia/kernel/ids'

/**
 * Who may make which call, written down a second time and by hand: the contract says it once, this
 * table once more, and the test holds the server to both. A call without a row fails the test.
 */
export interface Row {
  readonly site: Site | 'BOTH' | 'ANY'
  /** The permission it needs; null: none beyond a session. Guests need not even that. */
  readonly need: Permission | null
  readonly guest?: true
  /** Only the head office, whatever others hold. */
  readonly head?: true
  readonly input?: (target: MemberId) => unknown
  /** What those get who may. */
  readonly answer: Code | readonly Code[]
  /** What those get whose tree the target is not in; HIDDEN: the answer, without naming it. */
  readonly outside?: Code | 'HIDDEN'
  /** Not those who run the games: the head office, whatever it holds. */
  readonly notHead?: true
  /** Ends sessions: everybody logs in again afterwards. */
  readonly ends?: true
  /** Players do not hold the permission of this call. */
  readonly notPlayers?: true
}

export const SOME_ID = '00000000-0000-7000-8000-000000000000'
export const page = { page: 1, size: 10 }

export function guest(answer: Row['answer'], input: unknown = {}): Row {
  return { site: 'ANY', need: null, guest: true, input: () => input, answer }
}
export function self(site: Row['site'], answer: Row['answer'], input: unknown = {}): Row {
  return { site, need: null, input: () => input, answer }
}
export function staff(
  need: Permission | null,
  answer: Row['answer'],
  input: (id: MemberId) => unknown,
  outside: Row['outside'] = 'MEMBER_NOT_FOUND',
): Row {
  return { site: 'OFFICE', need, answer, input, outside }
}
export function head(need: Permission, answer: Row['answer'], input: unknown = {}): Row {
  return { site: 'OFFICE', need, head: true, answer, input: () => input }
}
export const ofOne = (id: MemberId) => ({ id })
export const reason = 'x'
export const because = (id: MemberId) => ({ id, reason })
export const any = () => ({})
