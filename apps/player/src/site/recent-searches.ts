import { useSyncExternalStore } from 'react'
import { remembered } from './recent-searches.rules'

const KEY = 'recentSearches'
const NONE: readonly string[] = []

/** What was looked for lately, on this device only. */
export function useRecentSearches() {
  const words = useSyncExternalStore(subscribe, read)
  return { words, remember, forget }
}

const listeners = new Set<() => void>()
let last: { readonly text: string; readonly words: readonly string[] } | undefined

/** The same list as long as nothing changed: a store must not answer anew each time. */
function read(): readonly string[] {
  const text = localStorage.getItem(KEY) ?? ''
  if (last?.text !== text) last = { text, words: parsed(text) }
  return last.words
}

function parsed(text: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text || '[]')
    return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string') : NONE
  } catch {
    return NONE // Whatever lies there is not ours to read.
  }
}

function remember(words: string): void {
  const kept = remembered(read(), words)
  if (kept !== read()) save(JSON.stringify(kept))
}

function forget(): void {
  save('')
}

function save(text: string): void {
  if (text) localStorage.setItem(KEY, text)
  else localStorage.removeItem(KEY)
  for (const tell of listeners) tell()
}

/** Other tabs write to the same place. */
function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  window.addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', tell)
  }
}
