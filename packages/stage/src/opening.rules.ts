import type { Grid } from '@camellia/engines/slot/event'
import type { GameFace } from './face'

/** What lies there before the first spin: pay symbols only, so that it promises nothing. */
export function openingGrid({ reels, rows, symbols }: GameFace): Grid {
  const plain = symbols.flatMap(({ kind }, index) => (kind === 'pay' ? [index] : []))
  // No symbol on two neighbouring reels if there are enough, and none of them often: nothing wins.
  const step = rows % plain.length ? rows : rows + 1
  const stride = [3, 5, 7].find((prime) => plain.length % prime) ?? 1
  return Array.from({ length: reels }, (_, reel) =>
    Array.from({ length: rows }, (__, row) => {
      return plain[((reel * step + row) * stride) % plain.length] ?? 0
    }),
  )
}
