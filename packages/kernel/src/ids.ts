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
  const bytes = new Uint8Array(16)
  bytes.set(random.subarray(0, 16))
  new DataView(bytes.buffer).setUint16(0, Math.floor(nowMs / 2 ** 32))
  new DataView(bytes.buffer).setUint32(2, nowMs % 2 ** 32)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = Array.from(bytes, (byte) => HEX[byte]).join('')
  return [8, 12, 16, 20].reduceRight((text, at) => `${text.slice(0, at)}-${text.slice(at)}`, hex)
}
