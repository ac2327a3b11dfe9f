import type { KeyBinding } from './keys'

type Move = (by: 1 | -1, extend?: boolean) => void

/** Up and down a list. */
export function moveKeys(move: Move): readonly KeyBinding[] {
  return [
    { keys: ['ArrowDown'], caps: ['↑', '↓'], text: 'keys.move', run: () => move(1) },
    { keys: ['ArrowUp'], text: 'keys.move', run: () => move(-1) },
  ]
}

/** Choosing several of a list: one by one, or by moving on. */
export function chooseKeys(toggle: () => void, move: Move): readonly KeyBinding[] {
  const extend = { text: 'keys.extend' } as const
  return [
    { keys: ['Space'], caps: ['Space'], text: 'keys.choose', run: toggle },
    { ...extend, keys: ['Shift+ArrowDown'], caps: ['⇧', '↓'], run: () => move(1, true) },
    { ...extend, keys: ['Shift+ArrowUp'], run: () => move(-1, true) },
  ]
}
