import { expect, test } from 'vitest'
import { noticeHref, noticeSearch } from './notice-search'

test('an address of the notices opens where it was copied', () => {
  const search = { category: 'EVENT', page: 3 } as const
  expect(noticeHref(search)).toBe('/notice?category=EVENT&page=3')
  expect(noticeSearch({ ...search })).toEqual(search)
})

test('whatever is typed into it opens the list', () => {
  expect(noticeSearch({ category: 'X', id: '12', page: 'x', size: 11 })).toEqual({})
})
