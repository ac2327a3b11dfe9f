import {
  listSavedFilters,
  removeFilter,
  SAVED_FILTERS_MAX,
  saveFilter,
} from '@camellia/contract/saved-filter'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '../testing-site'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(async () => expect(await site.close()).toEqual([]))

const filter = { screen: '/members', name: '차단된 회원', address: 'status=BLOCKED' }

test('a view is kept for whoever keeps it, replaced by its name, and removed', async () => {
  const admin = await site.login('admin', 'OFFICE')
  const other = await site.login('staff1', 'OFFICE')
  await site.call(saveFilter, filter, admin)
  await site.call(saveFilter, { ...filter, address: 'status=BLOCKED&online=true' }, admin)
  const kept = [{ ...filter, address: 'status=BLOCKED&online=true' }]
  expect((await site.call(listSavedFilters, {}, admin)).data).toEqual(kept)
  expect((await site.call(listSavedFilters, {}, other)).data).toEqual([])
  await site.call(removeFilter, { screen: '/members', name: filter.name }, other)
  expect((await site.call(listSavedFilters, {}, admin)).data).toEqual(kept)
  await site.call(removeFilter, { screen: '/members', name: filter.name }, admin)
  expect((await site.call(listSavedFilters, {}, admin)).data).toEqual([])
})

test.each([
  { screen: 'https://elsewhere.example' },
  { screen: '//elsewhere' + '.example' },
  { screen: '/members?x' },
  { address: 'a b' },
  { address: 'x'.repeat(1_001) },
  { name: ' ' },
])('%j is no view of a screen', async (change) => {
  const admin = await site.login('admin', 'OFFICE')
  const reply = await site.call(saveFilter, { ...filter, ...change }, admin)
  expect(reply.code).toBe('INVALID_PARAMETER')
  expect((await site.call(listSavedFilters, {}, admin)).data).toEqual([])
})

test('nobody keeps more than can be looked through', async () => {
  const staff = await site.login('staff1', 'OFFICE')
  const many = Array.from({ length: SAVED_FILTERS_MAX }, (_, n) => ({ ...filter, name: `f${n}` }))
  for (const one of many) await site.call(saveFilter, one, staff)
  expect((await site.call(saveFilter, filter, staff)).code).toBe('INVALID_PARAMETER')
  expect((await site.call(listSavedFilters, {}, staff)).data).toHaveLength(SAVED_FILTERS_MAX)
})
