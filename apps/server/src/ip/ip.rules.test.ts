import { expect, test } from 'vitest'
import { locksOut, type Rule, ruleBookOf } from './ip.rules'

function rule(network: string, verdict: Rule['verdict'], site: Rule['site'] = 'PLAYER'): Rule {
  return { id: `${site} ${network}`, network, site, verdict }
}

test('without a rule everybody may come', () => {
  const book = ruleBookOf([])
  expect(book.decide('PLAYER', '10.0.0.1').admitted).toBe(true)
  expect(book.decide('OFFICE', '::1').admitted).toBe(true)
})

test('the narrowest rule of the site decides', () => {
  const book = ruleBookOf([
    rule('10.0.0.0/8', 'BLOCK'),
    rule('10.1.0.0/16', 'ALLOW'),
    rule('10.1.1.1/32', 'BLOCK'),
    rule('2001:db8::/32', 'BLOCK'),
  ])
  const admitted = (address: string) => book.decide('PLAYER', address).admitted
  expect(admitted('10.2.0.1')).toBe(false)
  expect(admitted('10.1.0.1')).toBe(true)
  expect(admitted('10.1.1.1')).toBe(false)
  expect(admitted('::ffff:10.1.1.1')).toBe(false)
  expect(admitted('11.0.0.1')).toBe(true)
  expect(admitted('2001:db8::5')).toBe(false)
  expect(book.decide('OFFICE', '10.2.0.1').admitted).toBe(true)
})

test('an office with an address that may come is closed to all others', () => {
  const book = ruleBookOf([rule('10.1.0.0/16', 'ALLOW', 'OFFICE')])
  expect(book.decide('OFFICE', '10.1.2.3').admitted).toBe(true)
  expect(book.decide('OFFICE', '10.2.2.3').admitted).toBe(false)
  expect(book.decide('OFFICE', '::1').admitted).toBe(false)
  expect(book.decide('PLAYER', '10.2.2.3').admitted).toBe(true)
})

test('a whole range is judged by what covers all of it', () => {
  const book = ruleBookOf([rule('10.1.0.0/16', 'BLOCK'), rule('10.1.1.1', 'ALLOW')])
  expect(book.decide('PLAYER', '10.1.1.0/24').admitted).toBe(false)
  expect(book.decide('PLAYER', '10.0.0.0/8').admitted).toBe(true)
})

test('whoever makes a rule can tell whether it shuts them out', () => {
  expect(locksOut([rule('10.0.0.0/8', 'BLOCK', 'OFFICE')], '10.1.1.1')).toBe(true)
  expect(locksOut([rule('11.0.0.0/8', 'ALLOW', 'OFFICE')], '10.1.1.1')).toBe(true)
  expect(locksOut([rule('10.0.0.0/8', 'BLOCK', 'PLAYER')], '10.1.1.1')).toBe(false)
})
