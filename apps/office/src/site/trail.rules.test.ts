import { expect, test } from 'vitest'
import { fieldIn, type Teller, valueIn } from './trail.rules'

const texts: Teller = {
  t: (key) => `<${key}>`,
  won: (amount) => `₩${amount}`,
  number: (value) => `#${value}`,
  percent: (rate) => `${rate / 100} %`,
}

test.each([
  { key: 'amount', value: 50_000, reads: '₩50000' },
  { key: 'rolling.SLOT', value: 120, reads: '1.2 %' },
  { key: 'people', value: 12, reads: '#12' },
  { key: 'final', value: true, reads: '<trail.yes>' },
  { key: 'type', value: 'DEPOSIT', reads: '<txn.type.DEPOSIT>' },
  {
    key: 'given',
    value: ['Audit.read', 'Login.read'],
    reads: '<permission.Audit.read>, <permission.Login.read>',
  },
  { key: 'withheld', value: [], reads: '—' },
  { key: 'note', value: '', reads: '—' },
  { key: 'name', value: 'DEPOSIT', reads: 'DEPOSIT' },
])('$key $value reads $reads', ({ key, value, reads }) => {
  expect(valueIn(texts, key, value)).toBe(reads)
})

test('a field is called by its name, a rate by its game, an unknown one as it is written', () => {
  expect(fieldIn(texts, 'amount')).toBe('<trail.field.amount>')
  expect(fieldIn(texts, 'losing.MINI')).toBe('<trail.field.losing> <gameType.MINI>')
  expect(fieldIn(texts, 'somethingNew')).toBe('somethingNew')
})
