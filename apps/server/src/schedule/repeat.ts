/** Something this process does again and again while it is up. */
export interface Repeated {
  /** No further turn begins; the one that is on its way is waited for. */
  stop(): Promise<void>
}

/** Turns with so long between the end of one and the next; one that fails does not stop them. */
export function repeatEvery(
  ms: number,
  work: () => Promise<void>,
  onFailed: (error: unknown) => void,
): Repeated {
  let running: Promise<void> = Promise.resolve()
  let stopped = false
  const turn = () => {
    running = work().catch(onFailed)
    void running.then(() => {
      if (!stopped) timer = setTimeout(turn, ms)
    })
  }
  let timer = setTimeout(turn, ms)
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
      return running
    },
  }
}
