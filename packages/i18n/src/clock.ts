/** The texts' only clock: "three minutes ago" needs to know what time it is. */
export function nowMs(): number {
  return Date.now()
}
