declare const brand: unique symbol
type Id<Name extends string, Base> = Base & { readonly [brand]: Name }

/** Ids of different things are different types, so that they cannot be mixed up. */
export type MemberId = Id<'member', number>
export type RoleId = Id<'role', number>
export type SessionId = Id<'session', string>
export type RoundId = Id<'round', string>
export type SeedId = Id<'seed', string>
export type MessageId = Id<'message', string>
export type NoticeId = Id<'notice', string>

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/**
 * A time-ordered id (UUID version 7). The database cannot make these before version 18,
 * and new rows land at the end of an index instead of all over it.
 */
export function timeOrderedId(nowMs: number, random: Uint8Array): string {
  const time = Math.floor(nowMs).toString(16).padStart(12, '0')
  const at = (i: number) => HEX[random[i] ?? 0] ?? ''
  const version = HEX[0x70 | ((random[6] ?? 0) & 0x0f)] ?? ''
  const variant = HEX[0x80 | ((random[8] ?? 0) & 0x3f)] ?? ''
  const tail = at(10) + at(11) + at(12) + at(13) + at(14) + at(15)
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}${at(7)}-${variant}${at(9)}-${tail}`
}
