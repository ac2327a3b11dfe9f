import type { TextKey } from '@camellia/i18n/texts'
import { useEffect, useRef } from 'react'
import { isBusyElsewhere, isPressable, nameOfKey } from './keys.rules'
import { createStore } from './store'

export interface KeyBinding {
  /** `A`, `ArrowDown`, `Mod+K`, or a pair such as `G D`. */
  readonly keys: readonly string[]
  /** What is drawn on the caps; nothing is drawn for a binding without. */
  readonly caps?: readonly string[]
  readonly text: TextKey
  readonly run: () => void
  /** Of the whole office rather than of this screen. */
  readonly global?: boolean
}

const layers = createStore<readonly (readonly KeyBinding[])[]>([])
const PAIR_MS = 1_000
let first: { readonly name: string; readonly at: number } | undefined

/** The keys of a screen, while it is shown. The newest answer wins. */
export function useKeys(bindings: readonly KeyBinding[]): void {
  const latest = useRef(bindings)
  latest.current = bindings
  const drawn = bindings.map(({ keys, text }) => `${keys.join()}${text}`).join('|')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn decides when to tell.
  useEffect(() => {
    const layer = bindings.map((binding, index) => ({
      ...binding,
      run: () => latest.current[index]?.run(),
    }))
    layers.set([...layers.get(), layer])
    return () => layers.set(layers.get().filter((other) => other !== layer))
  }, [drawn])
}

/** What the status bar and the list of keys show: the screen's own first. */
export function useShownKeys(): readonly KeyBinding[] {
  return layers
    .use()
    .toReversed()
    .flat()
    .filter(({ caps }) => caps !== undefined)
    .toSorted((a, b) => Number(a.global ?? false) - Number(b.global ?? false))
}

/** One listener for the whole office. */
export function listenToKeys(): () => void {
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}

function onKey(event: KeyboardEvent): void {
  const name = event.isComposing || event.defaultPrevented ? undefined : nameOfKey(event)
  if (name === undefined) return
  const target = event.target instanceof Element ? event.target : null
  if (!name.startsWith('Mod+') && (isBusyElsewhere(target) || isCovered())) return
  if ((name === 'Enter' || name === 'Space') && isPressable(target)) return
  const pair = first && event.timeStamp - first.at < PAIR_MS ? `${first.name} ${name}` : undefined
  first = { name, at: event.timeStamp }
  const binding = (pair && bindingFor(pair)) ?? bindingFor(name)
  if (!binding) return
  event.preventDefault()
  binding.run()
}

/** A dialog is open: what is behind it keeps still, wherever the focus went. */
function isCovered(): boolean {
  return document.querySelector('[role=dialog][aria-modal=true]') !== null
}

function bindingFor(name: string): KeyBinding | undefined {
  return layers
    .get()
    .toReversed()
    .flat()
    .find(({ keys }) => keys.includes(name))
}
