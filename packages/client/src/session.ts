import type { Ability } from '@camellia/kernel/ability'
import { useRef, useSyncExternalStore } from 'react'

/** The brief's section 9: session values persist 24 hours. */
const KEPT_MS = 86_400_000
const SESSION_KEY = 'session'
/** The brief's name for the stored rules; empty if absent. */
const RULES_KEY = 'userAbilityRules'
/** Of someone whose eyes staff look through: this tab's own, gone when it closes. */
const VIEW_KEY = 'viewSession'

export interface Session {
  readonly isAuth: boolean
  readonly accessToken: string
  readonly code: string
  readonly name: string
  readonly role: string
  /**
   * What the server has said since this page was opened; undefined until then. Not kept with the
   * rest: a number of the last visit may be long untrue, and nothing is shown or computed with it.
   */
  readonly balance: number | undefined
  readonly point: number | undefined
  /** Of the wallet: an older push never overwrites a newer one. */
  readonly version: number
  readonly unread: number
  readonly permissions: readonly Ability[]
  /** Who of the staff looks through this member's eyes; empty when it is the member. */
  readonly viewedBy: string
}

export type Money = Pick<Session, 'balance' | 'point' | 'version'>

const NOBODY: Session = {
  isAuth: false,
  accessToken: '',
  code: '',
  name: '',
  role: '',
  balance: undefined,
  point: undefined,
  version: 0,
  unread: 0,
  permissions: [],
  viewedBy: '',
}

/** A browser may still keep money of an older release of this page. */
const UNKNOWN: Money = { balance: undefined, point: undefined, version: 0 }

let current: Session = restore()
const listeners = new Set<() => void>()

export function currentSession(): Session {
  return current
}

/** These fields: whoever shows a name is not drawn anew with every change of the balance. */
export function useSession<Field extends keyof Session>(
  ...fields: readonly [Field, ...Field[]]
): Pick<Session, Field> {
  const seen = useRef(current)
  return useSyncExternalStore(subscribe, () => {
    if (fields.some((field) => seen.current[field] !== current[field])) seen.current = current
    return seen.current
  })
}

export function updateSession(change: Partial<Session>): void {
  // An answer that was on its way when its session ended is nobody's any more.
  if (!current.isAuth && !change.isAuth) return
  const news = newsIn(change)
  if (Object.keys(news).length === 0) return
  current = { ...current, ...news }
  keep()
  notify()
}

/**
 * Asked again with every page and every few seconds, it is mostly what was known: rights that are
 * the same stay the same object, so that nobody who goes by them is drawn anew.
 */
function newsIn(change: Partial<Session>): Partial<Session> {
  const known: Readonly<Record<string, unknown>> = { ...current }
  const news = Object.entries(change).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(known[field]),
  )
  return Object.fromEntries(news)
}

/** Money from a push or a reply: dropped when something newer is known already. */
export function updateMoney(money: Money): void {
  if (money.version >= current.version) updateSession(money)
}

/** The end of a look leaves whoever is logged in in this browser as they are. */
export function clearSession(): void {
  if (current.viewedBy) {
    sessionStorage.removeItem(VIEW_KEY)
  } else {
    localStorage.removeItem(SESSION_KEY)
    localStorage.removeItem(RULES_KEY)
  }
  current = NOBODY
  notify()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify(): void {
  for (const listener of listeners) listener()
}

function keep(): void {
  const { permissions, balance: _, point: __, version: ___, ...rest } = current
  if (current.viewedBy) {
    sessionStorage.setItem(VIEW_KEY, JSON.stringify({ ...rest, permissions }))
    return
  }
  const until = Date.now() + KEPT_MS
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...rest, until: keptUntil() ?? until }))
  localStorage.setItem(RULES_KEY, JSON.stringify(permissions))
}

function keptUntil(): number | undefined {
  const kept = read<{ until: number; accessToken: string }>(SESSION_KEY)
  return kept?.accessToken === current.accessToken ? kept.until : undefined
}

function restore(): Session {
  const viewed = read<Session>(VIEW_KEY, sessionStorage)
  if (viewed) return { ...NOBODY, ...viewed, ...UNKNOWN }
  const kept = read<Session & { until: number }>(SESSION_KEY)
  if (!kept || kept.until < Date.now()) return NOBODY
  const { until: _, ...session } = kept
  return { ...NOBODY, ...session, ...UNKNOWN, permissions: read<Ability[]>(RULES_KEY) ?? [] }
}

function read<T>(key: string, storage = localStorage): T | undefined {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined // Somebody else wrote there: as good as absent.
  }
}

// Another tab logged in or out: this one follows.
window.addEventListener('storage', (event) => {
  // Without a key everything was cleared.
  if ((event.key !== null && event.key !== SESSION_KEY) || current.viewedBy) return
  const { balance, point, version, accessToken } = current
  const next = restore()
  // Of the same session this tab knows the money itself.
  current = next.accessToken === accessToken ? { ...next, balance, point, version } : next
  notify()
})
