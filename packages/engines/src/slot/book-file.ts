import type { BookTable } from './book'
import type { BookKind } from './definition'
import { VARIANTS, type Variant } from './event'

/**
 * A table as bytes: the length of a heading, the heading as JSON, the payouts as 32-bit and the
 * weights of each variant as 16-bit numbers, all with the lowest byte first.
 */
export function encodeTable({ game, kind, payouts, weights }: BookTable): Uint8Array {
  const heading = new TextEncoder().encode(JSON.stringify({ game, kind, count: payouts.length }))
  const size = 4 + heading.length + payouts.length * (4 + 2 * VARIANTS.length)
  const bytes = new Uint8Array(size)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, heading.length, true)
  bytes.set(heading, 4)
  let at = 4 + heading.length
  for (const payout of payouts) {
    view.setInt32(at, payout, true)
    at += 4
  }
  for (const variant of VARIANTS) {
    for (const weight of weights[variant]) {
      view.setUint16(at, weight, true)
      at += 2
    }
  }
  return bytes
}

export function decodeTable(bytes: Uint8Array): BookTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const headed = 4 + view.getUint32(0, true)
  const { game, kind, count } = JSON.parse(new TextDecoder().decode(bytes.subarray(4, headed))) as {
    readonly game: string
    readonly kind: BookKind
    readonly count: number
  }
  if (bytes.length !== headed + count * (4 + 2 * VARIANTS.length)) {
    throw new Error(`the table of ${game} is cut off`)
  }
  // Every machine that runs this keeps the lowest byte first too: the bytes are the numbers.
  const part = (from: number, length: number) =>
    new Uint8Array(bytes.subarray(from, from + length)).buffer
  const payouts = new Int32Array(part(headed, 4 * count))
  const weights = Object.fromEntries(
    VARIANTS.map((variant, place) => [
      variant,
      new Uint16Array(part(headed + count * (4 + 2 * place), 2 * count)),
    ]),
  ) as Record<Variant, Uint16Array>
  return { game, kind, payouts, weights }
}
