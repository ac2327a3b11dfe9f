/** Whoever asks while it runs waits for that run, and gets its answer; after it, a new one. */
export function oneRun<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let running: Promise<Result> | undefined
  return (...args) => {
    running ??= work(...args).finally(() => {
      running = undefined
    })
    return running
  }
}
