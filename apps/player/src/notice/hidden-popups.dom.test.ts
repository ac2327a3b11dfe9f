import { afterEach, expect, test, vi } from 'vitest'
import { hiddenPopups, hidePopup } from './hidden-popups'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-15T03:00:00.000Z')

function at(ms: number): void {
  vi.spyOn(Date, 'now').mockReturnValue(ms)
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a closed popup stays away for a day to the moment, and then comes back', () => {
  at(NOW)
  hidePopup('a')
  at(NOW + DAY_MS - 1)
  expect(hiddenPopups()).toEqual(['a'])
  at(NOW + DAY_MS)
  expect(hiddenPopups()).toEqual([])
})

test('closing another one forgets those whose day is over', () => {
  at(NOW)
  hidePopup('a')
  at(NOW + DAY_MS)
  hidePopup('b')
  expect(hiddenPopups()).toEqual(['b'])
  expect(localStorage.getItem('hiddenPopups')).not.toContain('"a"')
})

test('what somebody else wrote there hides nothing', () => {
  localStorage.setItem('hiddenPopups', 'nonsense')
  expect(hiddenPopups()).toEqual([])
})
