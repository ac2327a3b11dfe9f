import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeatEvery } from './repeat'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('a turn that fails is told, and the next one comes all the same', async () => {
  const failed: unknown[] = []
  let turns = 0
  const work = async () => {
    turns += 1
    if (turns === 1) throw new Error('away')
  }
  const repeated = repeatEvery(1_000, work, (error) => failed.push(error))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(turns).toBe(2)
  expect(failed).toEqual([new Error('away')])
  await repeated.stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(turns).toBe(2)
})

test('a slow turn is alone, and whoever stops waits for its end', async () => {
  const steps: string[] = []
  let finish = () => {}
  const work = () => {
    steps.push('begun')
    return new Promise<void>((resolve) => {
      finish = resolve
    })
  }
  const repeated = repeatEvery(1_000, work, () => {})
  await vi.advanceTimersByTimeAsync(10_000)
  expect(steps).toEqual(['begun'])
  const stopped = repeated.stop().then(() => steps.push('stopped'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(steps).toEqual(['begun'])
  finish()
  await stopped
  await vi.advanceTimersByTimeAsync(10_000)
  expect(steps).toEqual(['begun', 'stopped'])
})
