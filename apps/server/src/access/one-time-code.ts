import { createHash, randomInt } from 'node:crypto'
import type { MemberId } from '@camellia/kernel/ids'

/** Read aloud over the phone: no letter that looks like a digit. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 10

export function drawCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** Small letters, blanks and dashes are how people type them. */
export function hashOfCode(code: string): Buffer {
  const plain = code.toUpperCase().replace(/[\s-]/g, '')
  return createHash('sha256').update(plain).digest()
}

/** Who carries a code to its member. An SMS or e-mail sender implements this one function. */
export interface CodeGateway {
  /** False: it cannot reach them, so that staff are shown the code to pass on by phone. */
  send(member: MemberId, code: string): Promise<boolean>
}

export const BY_PHONE: CodeGateway = { send: async () => false }
