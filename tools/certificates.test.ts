import { readFileSync } from 'node:fs'
import { VARIANTS } from '@camellia/engines/slot/event'
import { defHash } from '@camellia/engines/slot/hash'
import { rulesOf } from '@camellia/engines/slot/rules'
import { CERTIFIED } from '@camellia/engines/titles/certified'
import { TITLES } from '@camellia/engines/titles/titles'
import { expect, test } from 'vitest'
import { ruleText } from './rule-text'

const titles = Object.values(TITLES)
const textOf = (id: string) => readFileSync(`docs/certificates/${id}.md`, 'utf8')

test.each(titles)('the certificate of $id is of its definition and states its rules', (def) => {
  const text = textOf(def.id)
  expect(text).toContain(defHash(def))
  const said = text.split('\n').filter((line) => line.startsWith('- '))
  for (const rule of rulesOf(def, '96')) expect(said).toContain(`- ${ruleText(rule)}`)
})

test.each(titles)('the certificate of $id names the greatest win of every kind', (def) => {
  const text = textOf(def.id)
  for (const variant of VARIANTS) {
    for (const { maxX } of Object.values(CERTIFIED[def.id]?.variants[variant] ?? {})) {
      expect(text).toContain(`${maxX.toLocaleString('en')} bets`)
    }
  }
})

test('nine in ten lie where the exact distribution says', () => {
  const row = (id: string) =>
    textOf(id)
      .split('\n')
      .find((line) => line.includes('after 10,000'))
  expect(row('bingsu-pop')).toContain('82.77 % to 115.00 %')
  expect(row('hwatu-garden')).toContain('89.04 % to 103.40 %')
})
