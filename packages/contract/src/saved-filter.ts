import * as z from 'zod/mini'
import { anyStaff, endpoint } from './endpoint'
import { lineField, noData, nothing } from './fields'

export const SAVED_FILTERS_MAX = 100

const screen = z.string().check(z.regex(/^\/[a-z0-9/-]{1,60}$/))
const savedFilter = z.object({
  /** The screen of the office it belongs to. */
  screen,
  name: lineField(40),
  /** What the address bar says behind the question mark. */
  address: z.string().check(z.maxLength(1_000), z.regex(/^[\x21-\x7e]*$/)),
})
export type SavedFilter = z.output<typeof savedFilter>

export const listSavedFilters = endpoint({
  method: 'GET',
  path: '/saved-filter/list',
  summary: 'The views of screens that I keep.',
  access: anyStaff,
  scope: 'SELF',
  input: nothing,
  output: z.array(savedFilter),
  refuses: [],
})

export const saveFilter = endpoint({
  method: 'POST',
  path: '/saved-filter/save',
  summary: 'Keep a view of a screen; the same name again replaces it.',
  access: anyStaff,
  scope: 'SELF',
  input: z.strictObject(savedFilter.shape),
  output: noData,
  refuses: ['INVALID_PARAMETER'],
})

export const removeFilter = endpoint({
  method: 'POST',
  path: '/saved-filter/removal',
  summary: 'Keep a view no longer.',
  access: anyStaff,
  scope: 'SELF',
  input: z.strictObject({ screen, name: lineField(40) }),
  output: noData,
  refuses: [],
})
