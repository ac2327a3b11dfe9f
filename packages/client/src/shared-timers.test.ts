import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sharedTimers } from './shared-timers'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('many who wait take one timer, and each is woken when it asked to be', async () => {
  const timers = sharedTimers()
  const woken: string[] = []
  timers.setTimeout(() => woken.push('late'), 5_000)
  for (let at = 0; at < 50; at++) timers.setTimeout(() => woken.push('soon'), 2_000)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1_900)
  expect(woken).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(woken).toHaveLength(50)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(woken.at(-1)).toBe('late')
  expect(vi.getTimerCount()).toBe(0)
})

test('someone who asks every few seconds goes on until forgotten', async () => {
  const timers = sharedTimers()
  const wake = vi.fn()
  const id = timers.setInterval(wake, 5_000)
  await vi.advanceTimersByTimeAsync(15_500)
  expect(wake).toHaveBeenCalledTimes(3)
  timers.clearInterval(id)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(wake).toHaveBeenCalledTimes(3)
})

test('who is forgotten by someone woken at the same time sleeps on', async () => {
  const timers = sharedTimers()
  const wake = vi.fn()
  let second = 0
  timers.setTimeout(() => timers.clearTimeout(second), 1_000)
  second = timers.setTimeout(wake, 1_000)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(wake).not.toHaveBeenCalled()
})
