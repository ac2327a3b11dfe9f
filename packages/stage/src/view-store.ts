import { useSyncExternalStore } from 'react'
import type { StageView } from './view'

export interface ViewStore {
  readonly set: (view: StageView) => void
  readonly get: () => StageView
  readonly watch: (listener: () => void) => () => void
}

const STILL: StageView = {
  phase: 'still',
  won: 0,
  free: undefined,
  beat: undefined,
  set: undefined,
  setCents: 0,
  event: undefined,
  ms: 0,
  wholeMs: 0,
}

/** The stage speaks sixty times a second; only what shows one of its values is drawn again. */
export function makeViewStore(): ViewStore {
  let current = STILL
  const listeners = new Set<() => void>()
  return {
    set: (view) => {
      current = view
      for (const listener of listeners) listener()
    },
    get: () => current,
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useStageView<Part extends string | number | boolean | undefined>(
  store: ViewStore,
  part: (view: StageView) => Part,
): Part {
  return useSyncExternalStore(store.watch, () => part(store.get()))
}
