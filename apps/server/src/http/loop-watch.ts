import { monitorEventLoopDelay } from 'node:perf_hooks'

const WINDOW_MS = 10_000
const RESOLUTION_MS = 10
/** A bet that waits longer than this before it is even looked at is felt by its player. */
const SLOW_MS = 250
const NS_PER_MS = 1_000_000

export interface LoopDelay {
  readonly p50: number
  readonly p99: number
  readonly max: number
}

export interface LoopWatch {
  /** Of the last whole ten seconds, in milliseconds. */
  delay(): LoopDelay
  stop(): void
}

/** How long everything in this process waits for its turn; said aloud when it is too long. */
export function startLoopWatch(
  log: { warn(details: object, text: string): void },
  { windowMs = WINDOW_MS, slowMs = SLOW_MS } = {},
): LoopWatch {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  let last: LoopDelay = { p50: 0, p99: 0, max: 0 }
  const look = () => {
    const ms = (ns: number) => Math.round(ns / NS_PER_MS)
    const { max } = histogram
    last = { p50: ms(histogram.percentile(50)), p99: ms(histogram.percentile(99)), max: ms(max) }
    histogram.reset()
    if (last.p99 > slowMs) log.warn(last, 'event loop is slow')
  }
  const timer = setInterval(look, windowMs).unref()
  return {
    delay: () => last,
    stop() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
