const MINUTE_MS = 60_000

/** So many attempts a minute for each key. Forgets everything each minute, so it stays small. */
export function createQuota(perMinute: number): (key: string, now: number) => boolean {
  const attempts = new Map<string, number>()
  let minute = 0
  return (key, now) => {
    const current = Math.floor(now / MINUTE_MS)
    if (current !== minute) attempts.clear()
    minute = current
    const count = (attempts.get(key) ?? 0) + 1
    attempts.set(key, count)
    return count <= perMinute
  }
}
