/** One draw: the number of the stream that gave it, and what it gave. */
export interface Drawn {
  readonly word: number
  readonly below: number
  readonly gives: number
}

const SPAN = 2 ** 32

/** Repeats draws from the blocks of a stream; numbers past the last whole multiple are passed by. */
export function drawsFrom(
  blockAt: (block: number) => readonly number[],
  belows: readonly number[],
): readonly Drawn[] {
  let block = 0
  let words: readonly number[] = []
  const next = (): number => {
    if (words.length === 0) words = blockAt(block++)
    const [word = 0, ...rest] = words
    words = rest
    return word
  }
  return belows.map((below) => {
    const fair = SPAN - (SPAN % below)
    let word = next()
    while (word >= fair) word = next()
    return { word, below, gives: word % below }
  })
}
