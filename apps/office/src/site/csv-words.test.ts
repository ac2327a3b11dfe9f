import { expect, test, vi } from 'vitest'
import { csvName, csvTime } from './csv-words'

test('a time in a file is Seoul’s, and nothing stays nothing', () => {
  expect(csvTime('2026-11-14T15:30:05.000Z')).toBe('2026-11-15 00:30:05')
  expect(csvTime(null)).toBeNull()
})

test('a file is named after its business day', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-14T15:30:00Z') })
  expect(csvName('rounds')).toBe('camellia-rounds-2026-11-15.csv')
  vi.useRealTimers()
})
