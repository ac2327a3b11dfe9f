import type { Setting } from '@camellia/contract/setting-admin'
import { expect, test } from 'vitest'
import { boxOf, foundIn, isDefault, typedValue } from './settings.rules'

const one: Setting = {
  key: 'money.minDeposit',
  group: 'MONEY',
  kind: 'WON',
  value: 20_000,
  otherwise: 10_000,
  min: 1_000,
  max: 9_000_000,
  step: 1_000,
  choices: [],
  none: false,
  guard: false,
  changedBy: null,
  changedAt: null,
  waiting: null,
}
const link: Setting = { ...one, key: 'site.supportUrl', group: 'SITE', kind: 'LINK', none: true }

test.each([
  { setting: one, typed: '30,000', value: 30_000 },
  { setting: one, typed: '30 000', value: 30_000 },
  { setting: one, typed: 'abc', value: undefined },
  { setting: one, typed: '', value: undefined },
  { setting: link, typed: '', value: null },
  { setting: { ...one, kind: 'SWITCH' } as const, typed: 'on', value: true },
  { setting: { ...one, kind: 'LINES' } as const, typed: ' a \n\nb', value: ['a', 'b'] },
])('"$typed" means $value', ({ setting, typed, value }) => {
  expect(typedValue(setting, typed)).toEqual(value)
})

test('a value stands in its box as one would type it', () => {
  expect([null, true, 5, ['a', 'b']].map((value) => boxOf(value))).toEqual(['', 'on', '5', 'a\nb'])
})

test('settings are found by words of their name, key and explanation, group and change', () => {
  const t = (key: string) => `<${key}>`
  const keys = (search: Parameters<typeof foundIn>[1]) =>
    foundIn([one, { ...link, value: null, otherwise: null }], search, t).map(({ key }) => key)
  expect(keys({ search: 'MIN about' })).toEqual(['money.minDeposit'])
  expect(keys({ group: 'SITE' })).toEqual(['site.supportUrl'])
  expect(keys({ changed: true })).toEqual(['money.minDeposit'])
})

test('languages in another order are the same texts', () => {
  expect(isDefault({ value: { ko: 'a', en: 'b' }, otherwise: { en: 'b', ko: 'a' } })).toBe(true)
  expect(isDefault(one)).toBe(false)
})
