import { expect, test } from 'vitest'
import { spendViewCode, takeViewCode } from './view-code'

const CODE = 'b'.repeat(43)

test('a code to look through someone’s eyes leaves the address at once and works once', () => {
  history.replaceState(null, '', `/#view=${CODE}`)
  takeViewCode()
  expect(location.hash).toBe('')
  expect(spendViewCode()).toBe(CODE)
  expect(spendViewCode()).toBeUndefined()
})

test('something else after the hash is no code, and another fragment is left alone', () => {
  history.replaceState(null, '', '/#view=short')
  takeViewCode()
  expect(location.hash).toBe('')
  expect(spendViewCode()).toBeUndefined()
  history.replaceState(null, '', '/fairness#proof')
  takeViewCode()
  expect(location.hash).toBe('#proof')
})
