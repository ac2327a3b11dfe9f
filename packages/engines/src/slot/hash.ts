import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { SlotDef } from './definition'

const seen = new WeakMap<SlotDef, string>()

/** The name of a definition by its content: the same bytes have the same hash, anywhere. */
export function defHash(def: SlotDef): string {
  const known = seen.get(def)
  if (known) return known
  const hash = bytesToHex(sha256(utf8ToBytes(canonical(def))))
  seen.set(def, hash)
  return hash
}

/** JSON with its keys in order and nothing left to taste, so that equal values are equal texts. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`
}
