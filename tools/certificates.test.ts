import { readFileSync } from 'node:fs'
import { VARIANTS } from '@camellia/engines/slot/event'
import { defHash } from '@camellia/engines/slot/hash'
import { rulesOf } from '@camellia/engines/slot/rules'
import { CERTIFIED } from '@camellia/engines/titles/certified'
import { TITLES } from '@camellia/engines/titles/titles'
import { texts as office } from '@camellia/i18n/en/office-rtp'
import { expect, test } from 'vitest'
import { oddsIn, percent } from './certificate'
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

test('figures are shown with halves rounded up, everywhere alike', () => {
  for (let n = 0; n < 20_000; n++) {
    const [whole, next] = [Math.floor(n / 100), n + 1]
    const half = Number(`${whole}.${String(n % 100).padStart(2, '0')}5`)
    const up = `${Math.floor(next / 100)}.${String(next % 100).padStart(2, '0')} %`
    expect(percent(half / 100, 2)).toBe(up)
  }
})

test.each(titles)('the certificate of $id explains its figures and claims no more', (def) => {
  const text = textOf(def.id)
  expect(text).not.toContain('nothing is rounded')
  expect(text).toContain('halves rounded up')
  expect(text).toContain('is about the greatest')
  expect(text).toContain('any win, also one below the bet')
  const even = CERTIFIED[def.id]?.variants['96'].spin?.even ?? 0
  const row = text.split('\n').find((line) => line.startsWith('| pays at least the bet'))
  expect(row?.split(' | ')[2]).toBe(percent(even, 3))
  if (text.includes('its average win')) expect(text).toContain('without the scatter prize')
})

test('the monitor does not call exact what is read off between two numbers of rounds', () => {
  expect(office['rtp.formula']).toContain('nearly exact distribution')
  expect(readFileSync('docs/operators.md', 'utf8')).toContain('shown as 74.91 to 158.98 %')
})

test('a certificate says never only of what the definition or its table rules out', () => {
  const never = titles.flatMap(({ id }) =>
    textOf(id)
      .split('\n')
      .filter((line) => line.includes('never'))
      .map((line) => `${id}: ${line.split(' | ')[0]?.slice(2)}`),
  )
  expect(never).toEqual([
    'thunder-pantheon: the cap is reached',
    'diamond-777: at least 1,000 bets',
  ])
  const [reels, books] = [TITLES['hwatu-garden'], TITLES['thunder-pantheon']]
  if (!reels || !books) throw new Error('the titles are there')
  expect(oddsIn(reels, 0)).toBe('less than 1 in 10¹²')
  expect(oddsIn(reels, 0, 1_000)).toBe('less than 1 in 10¹²')
  expect(oddsIn(reels, 0, 3_001)).toBe('never')
  expect(oddsIn(books, 0)).toBe('never')
  expect(oddsIn(books, 1e-13)).toBe('less than 1 in 10¹²')
})
