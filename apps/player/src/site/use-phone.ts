import { useSyncExternalStore } from 'react'

/** The width below which the whole site is laid out for one hand. */
const PHONE = '(max-width: 784px)'

export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(PHONE).matches ?? false)
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(PHONE)
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}
