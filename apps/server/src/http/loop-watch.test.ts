import { afterEach, expect, test } from 'vitest'
import { type LoopWatch, startLoopWatch } from './loop-watch'

let watch: LoopWatch | undefined
afterEach(() => watch?.stop())

/** Nothing else runs meanwhile. */
function holdUp(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until) Math.sqrt(until)
}

test('a process that is held up says so, with how long everything waited', async () => {
  const lines: object[] = []
  const log = { warn: (details: object) => void lines.push(details) }
  watch = startLoopWatch(log, { windowMs: 100, slowMs: 50 })
  await expect
    .poll(() => {
      holdUp(150)
      return lines.length
    })
    .toBeGreaterThan(0)
  expect(lines[0]).toMatchObject({ p99: expect.any(Number), max: expect.any(Number) })
  expect(watch.delay().max).toBeGreaterThan(50)
})
