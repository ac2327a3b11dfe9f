import type { Macro } from '@camellia/contract/inquiry-queue'
import { expect, test } from 'vitest'
import { byCategory, matching } from './use-ready-answers'

const macro = (name: string, category: Macro['category'], ko = ''): Macro => ({
  id: name,
  name,
  category,
  contents: { ko },
  version: '',
  mine: true,
})

const ALL = [macro('게임', 'GAME'), macro('인사', null, '안녕하세요'), macro('입금', 'DEPOSIT')]

test('answers for this kind of question come first, then those for all', () => {
  expect(byCategory(ALL, 'DEPOSIT').map(({ name }) => name)).toEqual(['입금', '인사', '게임'])
  expect(byCategory(ALL, undefined).map(({ name }) => name)).toEqual(['인사', '게임', '입금'])
})

test('an answer is found by its name or by what it says', () => {
  expect(matching(ALL, '입금', 'ko').map(({ name }) => name)).toEqual(['입금'])
  expect(matching(ALL, '안녕', 'ko').map(({ name }) => name)).toEqual(['인사'])
  expect(matching(ALL, ' ', 'ko')).toHaveLength(3)
})
