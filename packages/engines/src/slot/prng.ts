import type { Draw } from '../draw'

/**
 * The generator behind books and simulations; the money of a round never depends on it alone,
 * since the HMAC stream picks the book. It is sfc32: 128 bits of state (a, b, c, counter), started
 * as (seed, salt, 0, 1) and stepped fifteen times before its first number.
 *
 * A draw below n ≤ 65,536 takes the upper sixteen bits u of one number: the result is the upper
 * half of u·n, and when the lower half is below 65,536 mod n the number is thrown away, so that
 * every result is equally likely. Above that, the same with all 32 bits.
 */
export function smallDraw(seed: number, salt: number): Draw {
  let a = seed | 0
  let b = salt | 0
  let c = 0
  let d = 1
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return t
  }
  for (let i = 0; i < WARM_UP; i++) next()
  return (below) => {
    if (below <= HALF) {
      for (;;) {
        const product = Math.imul(next() >>> 16, below) >>> 0
        if ((product & 0xffff) >= HALF % below) return product >>> 16
      }
    }
    for (;;) {
      const product = (next() >>> 0) * below
      const low = product % SPAN
      if (low >= SPAN % below) return (product - low) / SPAN
    }
  }
}

export const WARM_UP = 15
const HALF = 65_536
const SPAN = 2 ** 32

/** A title's own streams: FNV-1a of its name. */
export function saltOf(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return hash | 0
}
