import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as every authenticator app does it: SHA-1, thirty seconds, six digits. */
const STEP_MS = 30_000
const DIGITS = 6
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function stepAt(nowMs: number): number {
  return Math.floor(nowMs / STEP_MS)
}

export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 0x0f
  const number = (mac.readUInt32BE(at) & 0x7fff_ffff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

/** The step a code belongs to: now, one before or one after, and later than the last one used. */
export function matchingStep(
  code: string,
  { secret, nowMs, lastStep }: { secret: Uint8Array; nowMs: number; lastStep: number },
): number | undefined {
  const now = stepAt(nowMs)
  const given = Buffer.from(code)
  return [now, now - 1, now + 1].find((step) => {
    const wanted = Buffer.from(codeAt(secret, step))
    return step > lastStep && given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}

/** Base32, as people type it into an app. */
export function spelledSecret(secret: Uint8Array): string {
  const bits = Array.from(secret, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

export function secretOf(spelled: string): Buffer {
  const bits = Array.from(spelled, (letter) =>
    ALPHABET.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

/** What the QR code says to the app. */
export function uriFor(secret: string, account: string): string {
  const label = `Camellia:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=Camellia&algorithm=SHA1&digits=6&period=30`
}
