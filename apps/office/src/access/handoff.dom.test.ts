import { expect, test } from 'vitest'
import { hasHandoff, spendHandoff, spendView, takeHandoff } from './handoff'

const CODE = 'a'.repeat(43)

test('a hand-off code leaves the address at once and can be spent once', () => {
  history.replaceState(null, '', `/login?next=%2Fsystem#c=${CODE}`)
  takeHandoff()
  expect(location.hash).toBe('')
  expect(location.search).toBe('?next=%2Fsystem')
  expect(hasHandoff()).toBe(true)
  expect(spendHandoff()).toBe(CODE)
  expect(spendHandoff()).toBeUndefined()
})

test('something else after the hash is no code, and is cleared all the same', () => {
  history.replaceState(null, '', '/login#c=short')
  takeHandoff()
  expect(location.hash).toBe('')
  expect(hasHandoff()).toBe(false)
})

test('a code to look through someone’s eyes is not one’s own way in', () => {
  history.replaceState(null, '', `/login#view=${CODE}`)
  takeHandoff()
  expect(location.hash).toBe('')
  expect(hasHandoff()).toBe(true)
  expect(spendHandoff()).toBeUndefined()
  expect(spendView()).toBe(CODE)
  expect(hasHandoff()).toBe(false)
})
