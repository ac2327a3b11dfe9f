import { expect, test } from 'vitest'
import { helpHref, helpSearch, inquiryHref } from './help-search'

const ID = '0192f0a0-0000-7000-8000-000000000001'

test('an address of the help center opens where it was copied', () => {
  const search = { view: 'mine', status: 'READING', page: 2 } as const
  expect(helpHref(search)).toBe('/help-center?view=mine&status=READING&page=2')
  expect(helpSearch({ ...search })).toEqual(search)
  expect(inquiryHref(ID)).toBe(`/help-center?view=mine&id=${ID}`)
})

test('whatever is typed into it opens something', () => {
  const nonsense = { view: 'x', id: '1', status: 'DONE', page: -3, size: 7, faq: {}, category: 1 }
  expect(helpSearch(nonsense)).toEqual({})
})

test('what is as usual is not said', () => {
  expect(helpHref()).toBe('/help-center')
  expect(helpSearch({ page: 1, size: 10, q: '' })).toEqual({})
})
