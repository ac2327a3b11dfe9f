import type { Macro } from '@camellia/contract/inquiry-queue'
import { expect, test } from 'vitest'
import { isMacroReady, orderedMacros, withPlace } from './macro.rules'

test('a place stands where the caret was, instead of what was chosen', () => {
  expect(withPlace('안녕하세요 님', { from: 6, to: 6 }, 'name')).toEqual({
    text: '안녕하세요 {name}님',
    caret: 12,
  })
  expect(withPlace('ABC', { from: 0, to: 3 }, 'bank')).toEqual({ text: '{bank}', caret: 6 })
})

test('a macro needs a name and words in one language', () => {
  expect(isMacroReady({ name: '인사', contents: { ko: '안녕' } })).toBe(true)
  expect(isMacroReady({ name: ' ', contents: { ko: '안녕' } })).toBe(false)
  expect(isMacroReady({ name: '인사', contents: { ko: ' ' } })).toBe(false)
})

test('mine stand in my order, those from above apart', () => {
  const macro = (id: string, mine: boolean) => ({ id, mine }) as Macro
  const all = [macro('a', true), macro('x', false), macro('b', true)]
  const { mine, above } = orderedMacros(all, ['b', 'a'])
  expect(mine.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(above.map(({ id }) => id)).toEqual(['x'])
})
