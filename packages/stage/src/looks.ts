import type { Look } from './look'

/** Pictures are fetched with the title, never with the site. */
const LOOKS: Readonly<Record<string, () => Promise<{ readonly look: Look }>>> = {
  'crimson-fortune': () => import('./titles/crimson-fortune'),
  'tiger-moon': () => import('./titles/tiger-moon'),
  'thunder-pantheon': () => import('./titles/thunder-pantheon'),
  'bingsu-pop': () => import('./titles/bingsu-pop'),
  'diamond-777': () => import('./titles/diamond-777'),
  'hwatu-garden': () => import('./titles/hwatu-garden'),
}

export function hasLook(code: string): boolean {
  return code in LOOKS
}

export async function loadLook(code: string): Promise<Look> {
  const load = LOOKS[code]
  if (!load) throw new Error(`${code} has no look`)
  return (await load()).look
}
