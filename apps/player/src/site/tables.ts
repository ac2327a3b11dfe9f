import type { TableState } from '@camellia/contract/event'
import { useSyncExternalStore } from 'react'

const newest = new Map<string, TableState>()
const listeners = new Set<() => void>()

/** From a push or an answer: an older state than the one that is shown is dropped. */
export function receiveTable(table: TableState): void {
  if (table.seq < (newest.get(table.game)?.seq ?? -1)) return
  newest.set(table.game, table)
  for (const listener of listeners) listener()
}

export function useTableState(game: string): TableState | undefined {
  return useSyncExternalStore(subscribe, () => newest.get(game))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
