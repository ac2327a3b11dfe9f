import type { MemberId } from '@camellia/kernel/ids'
import { type KeyBinding, useKeys } from '../site/keys'
import { chooseKeys, moveKeys } from '../site/list-keys'
import { focusMainSearch } from '../site/tool-search'
import type { Export } from './use-export'
import type { PeopleCursor } from './use-people-cursor'

export interface CursorKeys {
  readonly cursor: PeopleCursor
  readonly open: MemberId | undefined
  readonly show: (id: MemberId) => void
  readonly close?: () => void
}

/** The keys of every list of people. */
export function cursorKeys({ cursor, open, show, close }: CursorKeys): readonly KeyBinding[] {
  const leave = () => (open === undefined ? cursor.clear() : close?.())
  const toggle = () => cursor.at !== undefined && cursor.toggle(cursor.at)
  const enter = () => cursor.at !== undefined && show(cursor.at)
  return [
    ...moveKeys(cursor.move),
    ...chooseKeys(toggle, cursor.move),
    { keys: ['Enter'], caps: ['↵'], text: 'keys.open', run: enter },
    { keys: ['Escape'], caps: ['esc'], text: 'word.close', run: leave },
    { keys: ['F'], caps: ['F'], text: 'keys.filter', run: focusMainSearch },
  ]
}

export function usePeopleKeys(
  parts: CursorKeys & {
    readonly setTools: (open: 'columns') => void
    readonly toggleTree: () => void
    readonly csv: Export
  },
): void {
  const { setTools, toggleTree, csv } = parts
  const file = () => (csv.written === undefined ? csv.start() : csv.stop())
  useKeys([
    ...cursorKeys(parts),
    { keys: ['V'], caps: ['V'], text: 'columns.title', run: () => setTools('columns') },
    { keys: ['T'], caps: ['T'], text: 'tree.title', run: toggleTree },
    { keys: ['E'], caps: ['E'], text: 'people.csv', run: file },
  ])
}
