import { createStore } from '../site/store'

const KEY = 'office-notices-seen'
/** More than this nobody has unread; the oldest are forgotten. */
const KEPT = 200

const store = createStore<readonly string[]>(stored())

/** The partner notices that were opened or put away in this browser. */
export const useSeenNotices = store.use

export function seeNotice(id: string): void {
  const seen = store.get()
  if (seen.includes(id)) return
  const next = [id, ...seen].slice(0, KEPT)
  localStorage.setItem(KEY, JSON.stringify(next))
  store.set(next)
}

function stored(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
