import { expect, test } from 'vitest'
import { inputOf, passwordsSearch } from './passwords-search'

test('an address keeps what is known and drops the rest', () => {
  expect(passwordsSearch({ state: 'DECIDED', page: '2', size: '7' })).toEqual({
    state: 'DECIDED',
    page: 2,
  })
  expect(passwordsSearch({ state: 'WAITING', page: -1, size: 25 })).toEqual({})
  expect(inputOf({})).toEqual({ state: 'WAITING', page: 1, size: 25 })
})
