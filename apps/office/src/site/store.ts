import { useSyncExternalStore } from 'react'

export interface Store<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  readonly use: () => Value
  /** What follows from it: nobody is drawn anew while that stays the same. */
  readonly useOf: <Part>(part: (value: Value) => Part) => Part
}

/** One value that several parts of the shell look at. */
export function createStore<Value>(first: Value): Store<Value> {
  let current = first
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const get = () => current
  return {
    get,
    set(value) {
      current = value
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, get),
    useOf: (part) => useSyncExternalStore(subscribe, () => part(current)),
  }
}
