import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { MemberId } from '@camellia/kernel/ids'
import { hashPassword, passwordMatches } from '../member/password'

/** Read aloud over the phone: no letter that looks like a digit. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 10
const SHA256_BYTES = 32

export function drawCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** Of a code that is good for a day and for a hundred tries. */
export function hashOfCode(code: string): Buffer {
  return createHash('sha256').update(plain(code)).digest()
}

/** Of a code that lies in a drawer for years: kept as passwords are, slow to guess from a copy. */
export async function keptCode(code: string): Promise<Buffer> {
  // A transaction is open meanwhile, so that these go first, as a login does.
  return Buffer.from(await hashPassword(plain(code), 'login'))
}

export function codeMatches(kept: Buffer, code: string): boolean | Promise<boolean> {
  // Those of earlier versions are good until they are used.
  if (kept.length === SHA256_BYTES) return timingSafeEqual(kept, hashOfCode(code))
  return passwordMatches(kept.toString(), plain(code), 'login')
}

/** Small letters, blanks and dashes are how people type them. */
function plain(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, '')
}

/** Who carries a code to its member. An SMS or e-mail sender implements this one function. */
export interface CodeGateway {
  /** False: it cannot reach them, so that staff are shown the code to pass on by phone. */
  send(member: MemberId, code: string): Promise<boolean>
}

export const BY_PHONE: CodeGateway = { send: async () => false }
