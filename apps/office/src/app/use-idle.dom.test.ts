import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useIdle } from './use-idle'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const pass = (minutes: number) =>
  act(() => {
    vi.advanceTimersByTime(minutes * 60_000)
  })
const start = (minutes: number, session = 'one') => renderHook(() => useIdle(minutes, session))

test('an office that nobody touches is locked, and one that is touched is not', () => {
  const { result } = start(15)
  pass(14)
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown')))
  pass(14)
  expect(result.current[0]).toBe(false)
  pass(2)
  expect(result.current[0]).toBe(true)
})

test('a hand on another tab counts here too', () => {
  const { result } = start(15)
  pass(14)
  localStorage.setItem('officeInput', String(Date.now()))
  pass(14)
  expect(result.current[0]).toBe(false)
})

test('all tabs are locked and opened together, and a reload does not open one', () => {
  const { result } = start(15)
  pass(16)
  const reloaded = start(15)
  expect(reloaded.result.current[0]).toBe(true)
  act(() => result.current[1]())
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'officeLocked', newValue: null }))
  })
  expect([result.current[0], reloaded.result.current[0]]).toEqual([false, false])
})

test('the lock of an ended session does not lock the next one', () => {
  start(15)
  pass(16)
  expect(start(15, 'two').result.current[0]).toBe(false)
})

test('where nobody asked for it nothing is ever locked', () => {
  const { result } = start(0)
  pass(600)
  expect(result.current[0]).toBe(false)
})
