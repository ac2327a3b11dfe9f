import { useSyncExternalStore } from 'react'

/** Which dialog is open. One at a time: a phone has no room for two. */
export type OpenDialog =
  | { readonly kind: 'login'; readonly next?: string }
  | { readonly kind: 'signup' }
  | { readonly kind: 'convert' }
  | { readonly kind: 'referral' }
  | { readonly kind: 'search' }
  | { readonly kind: 'unread' }
  | { readonly kind: 'reality' }
  | { readonly kind: 'ended'; readonly text: string }

let open: OpenDialog | undefined
const listeners = new Set<() => void>()

export function openDialog(dialog: OpenDialog): void {
  change(dialog)
}

export function closeDialog(): void {
  change(undefined)
}

/** A guard asks: after the login the visitor goes on to where they were going. */
export function askLogin(next?: string): void {
  change(next === undefined ? { kind: 'login' } : { kind: 'login', next })
}

export function useOpenDialog(): OpenDialog | undefined {
  return useSyncExternalStore(subscribe, () => open)
}

export function isDialogOpen(): boolean {
  return open !== undefined
}

function change(dialog: OpenDialog | undefined): void {
  open = dialog
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
