import { createStore } from '../site/store'

export type Overlay = 'palette' | 'keys' | 'menu'

const store = createStore<Overlay | undefined>(undefined)

/** What lies over the screen; one at a time. */
export const useOverlay = store.use

export function openOverlay(overlay: Overlay): void {
  store.set(overlay)
}

export function closeOverlay(): void {
  store.set(undefined)
}
