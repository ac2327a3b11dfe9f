export interface Kept<T> {
  (): Promise<T>
  /** It has changed: whoever asks next gets it anew. */
  readonly forget: () => void
}

/** Asks once in a while for everyone: an answer is kept this long, a failure not at all. */
export function kept<T>(
  load: () => Promise<T>,
  { freshMs, now }: { readonly freshMs: number; readonly now: () => number },
): Kept<T> {
  let last: { readonly value: Promise<T>; readonly until: number } | undefined
  const read = () => {
    if (!last || last.until < now()) {
      const value = load()
      value.catch(() => {
        last = undefined
      })
      last = { value, until: now() + freshMs }
    }
    return last.value
  }
  const forget = () => {
    last = undefined
  }
  return Object.assign(read, { forget })
}
