import { expect, test } from 'vitest'
import { CERTIFIED } from '../titles/certified'
import { TITLES } from '../titles/titles'
import { VARIANTS } from './event'
import { defHash } from './hash'
import { type RuleKey, rulesOf } from './rules'

const titles = Object.values(TITLES)

test('what titles differ in is said of those, and only of those', () => {
  const said = (key: RuleKey) =>
    titles.filter((def) => rulesOf(def, '96').some((rule) => rule.key === key)).map(({ id }) => id)
  expect(said('WildSets')).toEqual(['hwatu-garden'])
  expect(said('SetsAll')).toEqual(['hwatu-garden'])
  expect(said('WildAll')).toEqual(['diamond-777'])
  expect(said('Wild')).not.toContain('diamond-777')
  expect(said('Blank')).toEqual(['diamond-777'])
  expect(said('Mixed')).toEqual(['diamond-777'])
  expect(said('OrbKeep')).toEqual(['thunder-pantheon'])
  expect(said('MaxMore').sort()).toEqual(['crimson-fortune', 'hwatu-garden', 'tiger-moon'])
  expect(said('LineBest').sort()).toEqual(['crimson-fortune', 'diamond-777'])
  expect(said('WildReel')).toEqual(['diamond-777'])
  expect(said('WildAlone')).toEqual(['diamond-777'])
  expect(said('WildAlonePlain')).toEqual(['crimson-fortune'])
  expect(said('WildMult')).toEqual(['tiger-moon'])
  expect(said('CapNever')).toEqual(['thunder-pantheon'])
  expect(said('Floor')).toHaveLength(titles.length)
})

test('the greatest wins are those of the certificate, bought ones by themselves', () => {
  const thunder = TITLES['thunder-pantheon']
  if (!thunder) throw new Error('the title is there')
  expect(rulesOf(thunder, '96')).toEqual(
    expect.arrayContaining([
      { key: 'Max', n: 1_280.5, odds: 1_050_000 },
      { key: 'MaxBuy', n: 2_860.6, odds: 132_000 },
      { key: 'Cap', n: 5_000 },
      { key: 'CapNever' },
    ]),
  )
  for (const def of titles) {
    expect(CERTIFIED[def.id]?.hash).toBe(defHash(def))
    for (const variant of VARIANTS) {
      const { maxX } = CERTIFIED[def.id]?.variants[variant].spin ?? {}
      expect(maxX).toBe(def.declared[variant].maxX)
    }
  }
})
