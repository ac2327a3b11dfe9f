/** The generator of prng.ts as source text, unrolled where it is needed: no calls, no closures. */
export function drawText(below: number, into: string): string {
  if (below === 1) return `${into} = 0`
  if (below <= 65_536) {
    const short = 65_536 % below
    return `do { ${STEP} m = Math.imul(t >>> 16, ${below}) >>> 0 }
      while ((m & 65535) < ${short})
      ${into} = m >>> 16`
  }
  // Exact, because the product of 32 bits and at most 21 stays below 2^53.
  return `do { ${STEP} p = (t >>> 0) * ${below}; m = Math.floor(p / 4294967296) }
    while (p - m * 4294967296 < ${2 ** 32 % below})
    ${into} = m`
}

export const STEP = `t = (((a + b) | 0) + d) | 0; d = (d + 1) | 0; a = b ^ (b >>> 9);
  b = (c + (c << 3)) | 0; c = (((c << 21) | (c >>> 11)) + t) | 0;`
