import { expect, test } from 'vitest'
import { TITLES } from '../titles/titles'
import { VARIANTS } from './event'
import { exactReturn } from './exact'

const strips = Object.values(TITLES).filter(({ mode }) => mode === 'strips')
const all = strips.flatMap((def) => VARIANTS.map((variant) => ({ def, id: def.id, variant })))

test.each(all)('$id $variant gives back what it declares, part by part', ({ def, variant }) => {
  const declared = def.declared[variant]
  const { rtp, base, features } = exactReturn(def, variant)
  expect(Math.abs(rtp - Number(variant) / 100)).toBeLessThan(1e-6)
  expect(Math.abs(rtp - declared.rtp)).toBeLessThan(1e-6)
  expect(Math.abs(base - declared.base)).toBeLessThan(1e-6)
  expect(Object.keys(features)).toEqual(Object.keys(declared.features))
  for (const [name, part] of Object.entries(features)) {
    expect(Math.abs(part - (declared.features[name] ?? 0))).toBeLessThan(1e-6)
  }
})

test.each(all)('$id $variant mixes its sets, none of them a token', ({ def, variant }) => {
  for (const { perMillion } of def.select[variant]) {
    expect(perMillion).toBeGreaterThanOrEqual(50_000)
    expect(perMillion).toBeLessThanOrEqual(950_000)
  }
})
