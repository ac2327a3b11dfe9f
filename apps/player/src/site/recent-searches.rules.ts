const KEPT = 6
/** One letter is on the way to a word, not a search. */
const LEAST = 2

/** The newest first, each once; the same list where there is nothing to remember. */
export function remembered(kept: readonly string[], words: string): readonly string[] {
  const fresh = words.trim()
  if (Array.from(fresh).length < LEAST || kept[0] === fresh) return kept
  const others = kept.filter((known) => known.toLowerCase() !== fresh.toLowerCase())
  return [fresh, ...others].slice(0, KEPT)
}
