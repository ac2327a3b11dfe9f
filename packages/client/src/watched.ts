let watched: readonly string[] = []
const listeners = new Set<() => void>()

/** Which tables this page shows: the hub tells of these and of no others. */
export function watchTables(games: readonly string[]): () => void {
  change(games)
  return () => change([])
}

export function watchedTables(): readonly string[] {
  return watched
}

export function onWatched(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(games: readonly string[]): void {
  watched = games
  for (const listener of listeners) listener()
}
