import { expect, test } from 'vitest'
import { filterOf } from './queue-search'

test('without words the queue is the waiting one, page one, 25 rows', () => {
  expect(filterOf({})).toEqual({ state: 'WAITING', search: '', page: 1, size: 25 })
})
