import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SlotResult } from '../site/slot-round'
import { useAuto } from './use-auto'

const BET = 200

/** A table whose rounds end as the test says; what is on show ends at once. */
function seated(wins: (round: number) => number) {
  let rounds = 0
  const spin = async () => {
    const win = wins(rounds++)
    return { cost: BET, win, events: [] } as unknown as SlotResult
  }
  const { result } = renderHook(() => useAuto({ spin, cost: BET, balance: 1_000_000, busy: false }))
  return { auto: result, played: () => rounds }
}

const plan = { rounds: 10, lossLimit: 1_000_000, winLimit: 0, stopOnFeature: false }

test('autoplay plays its ten rounds and no more', async () => {
  const { auto, played } = seated(() => 0)
  act(() => auto.current.startAuto(plan))
  await waitFor(() => expect(auto.current.lastStop).toEqual({ why: 'done' }))
  expect(played()).toBe(10)
  expect(auto.current.auto).toBeUndefined()
})

test('the round that could lose more than was allowed is not played', async () => {
  const { auto, played } = seated(() => 0)
  act(() => auto.current.startAuto({ ...plan, lossLimit: 2 * BET + 1 }))
  await waitFor(() => expect(auto.current.lastStop).toEqual({ why: 'loss' }))
  expect(played()).toBe(2)
})

test('a large win stops it', async () => {
  const { auto, played } = seated((round) => (round === 3 ? 50_000 : 0))
  act(() => auto.current.startAuto({ ...plan, winLimit: 50_000 }))
  await waitFor(() => expect(auto.current.lastStop).toEqual({ why: 'win' }))
  expect(played()).toBe(4)
})

test('a hidden screen stops it', async () => {
  const { auto, played } = seated(() => 0)
  act(() => auto.current.startAuto({ ...plan, rounds: 100 }))
  act(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'hidden')
  })
  expect(auto.current.lastStop).toEqual({ why: 'hidden' })
  const after = played()
  await act(() => Promise.resolve())
  expect(played()).toBeLessThanOrEqual(after + 1)
})
