/** Real and imaginary parts, each a power of two long. */
export interface Wave {
  readonly re: Float64Array
  readonly im: Float64Array
}

export function waveOf(length: number): Wave {
  return { re: new Float64Array(length), im: new Float64Array(length) }
}

/** The discrete Fourier transform in place; backwards it divides by the length. */
export function transform({ re, im }: Wave, backwards = false): void {
  const length = re.length
  reorder(re, im)
  for (let size = 2; size <= length; size *= 2) {
    const half = size / 2
    const angle = ((backwards ? 2 : -2) * Math.PI) / size
    const cos = Float64Array.from({ length: half }, (_, k) => Math.cos(angle * k))
    const sin = Float64Array.from({ length: half }, (_, k) => Math.sin(angle * k))
    for (let start = 0; start < length; start += size) {
      for (let k = 0; k < half; k++) {
        const i = start + k
        const j = i + half
        const c = cos[k] as number
        const s = sin[k] as number
        const x = (re[j] as number) * c - (im[j] as number) * s
        const y = (re[j] as number) * s + (im[j] as number) * c
        re[j] = (re[i] as number) - x
        im[j] = (im[i] as number) - y
        re[i] = (re[i] as number) + x
        im[i] = (im[i] as number) + y
      }
    }
  }
  if (!backwards) return
  for (let i = 0; i < length; i++) {
    re[i] = (re[i] as number) / length
    im[i] = (im[i] as number) / length
  }
}

function reorder(re: Float64Array, im: Float64Array): void {
  const length = re.length
  for (let i = 1, j = 0; i < length; i++) {
    let bit = length >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i >= j) continue
    const x = re[i] as number
    const y = im[i] as number
    re[i] = re[j] as number
    im[i] = im[j] as number
    re[j] = x
    im[j] = y
  }
}
