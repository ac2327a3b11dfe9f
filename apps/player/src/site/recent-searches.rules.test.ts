import { expect, test } from 'vitest'
import { remembered } from './recent-searches.rules'

test('the last six searches are kept, newest first, each once', () => {
  const six = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6']
  expect(remembered(six, ' 진홍 ')).toEqual(['진홍', 'a1', 'b2', 'c3', 'd4', 'e5'])
  expect(remembered(six, 'C3')).toEqual(['C3', 'a1', 'b2', 'd4', 'e5', 'f6'])
})

test('a single letter and the same again are nothing new', () => {
  const kept = ['진홍']
  expect(remembered(kept, 'ㅈ')).toBe(kept)
  expect(remembered(kept, '진홍 ')).toBe(kept)
})
