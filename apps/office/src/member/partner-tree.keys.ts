import type { KeyboardEvent } from 'react'

/** The arrows of a tree: up and down among what is shown, outwards and inwards. */
export function movedIn(event: KeyboardEvent<HTMLElement>): void {
  const here = (event.target as Element).closest<HTMLElement>('[role=treeitem]')
  if (!here) return
  const target = targetFor(event.key, here, event.currentTarget)
  if (target === undefined) return
  event.preventDefault()
  event.stopPropagation()
  if (target === 'fold') here.querySelector<HTMLElement>('[data-fold]')?.click()
  else target?.focus()
}

function targetFor(
  key: string,
  here: HTMLElement,
  tree: HTMLElement,
): HTMLElement | null | 'fold' | undefined {
  const mirrored = document.documentElement.dir === 'rtl'
  const items = [...tree.querySelectorAll<HTMLElement>('[role=treeitem]')]
  const at = items.indexOf(here)
  const open = here.getAttribute('aria-expanded')
  switch (key) {
    case 'ArrowDown':
      return items[at + 1] ?? null
    case 'ArrowUp':
      return items[at - 1] ?? null
    case mirrored ? 'ArrowLeft' : 'ArrowRight':
      if (open === 'false') return 'fold'
      return open === 'true' ? (items[at + 1] ?? null) : null
    case mirrored ? 'ArrowRight' : 'ArrowLeft':
      if (open === 'true') return 'fold'
      return here.parentElement?.closest<HTMLElement>('[role=treeitem]') ?? null
    default:
      return undefined
  }
}
