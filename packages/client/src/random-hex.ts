/** 128 random bits; `crypto.randomUUID` is missing on plain http addresses other than localhost. */
export function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A number for something new, made where it is written; see above why not `crypto.randomUUID`. */
export function randomUuid(): string {
  const hex = randomHex()
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`]
  return [...parts, `${variant}${hex.slice(17, 20)}`, hex.slice(20)].join('-')
}
