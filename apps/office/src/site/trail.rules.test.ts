import type { TrailEntry } from '@camellia/contract/trail'
import { expect, test } from 'vitest'
import { changesIn, fieldIn, type Teller, toldFields, valueIn } from './trail.rules'

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
  { key: 'pinned', value: true, reads: '<trail.yes>' },
  { key: 'final', value: false, reads: '<trail.firstOfTwo>' },
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

test.each([
  {
    action: 'withdraw.approve',
    after: { type: 'WITHDRAW', final: true, amount: 1 },
    told: 'amount',
  },
  {
    action: 'withdraw.approve',
    after: { type: 'WITHDRAW', final: false, amount: 1 },
    told: 'final amount',
  },
  {
    action: 'deposit.approve',
    after: { type: 'COIN_DEPOSIT', final: true, amount: 1 },
    told: 'type amount',
  },
  {
    action: 'payment.approve',
    after: { type: 'COLLECT', final: true, amount: 1 },
    told: 'type amount',
  },
  { action: 'payment.pay', after: { amount: 1, final: true }, told: 'amount' },
  { action: 'role.create', after: { type: 'USER', name: 'A' }, told: 'type name' },
] as const)('of $action $after only $told is told', ({ action, after, told }) => {
  expect(toldFields({ action, before: null, after }).join(' ')).toBe(told)
})

test('what was before and what is now are both told of, each field once', () => {
  const change = { before: { name: 'A' }, after: { name: 'B', phone: '1' } }
  expect(toldFields({ action: 'member.update', ...change })).toEqual(['name', 'phone'])
  expect(toldFields({ action: 'member.delete', before: { name: 'A' }, after: null })).toEqual([
    'name',
  ])
})

const entry = (change: Pick<TrailEntry, 'action' | 'before' | 'after'>): TrailEntry => ({
  ...{ seq: 1, at: '2026-11-17T00:00:00Z', actor: null, address: null, member: null, reason: '' },
  ...change,
})

test('a change is told from what to what, and what stayed the same once', () => {
  const told = changesIn(
    texts,
    entry({
      action: 'rtp.ask',
      before: { game: 'tiger-moon', variant: '96' },
      after: { game: 'tiger-moon', variant: '94' },
    }),
  )
  expect(told.map(({ field, from, to }) => [field, from, to])).toEqual([
    ['<trail.field.game>', null, 'tiger-moon'],
    ['<trail.field.variant>', '96', '94'],
  ])
})

test('a setting is told by its name and in its unit', () => {
  const told = changesIn(
    texts,
    entry({
      action: 'setting.change',
      before: { setting: 'money.fourEyesFrom', value: 1_000_000 },
      after: { setting: 'money.fourEyesFrom', value: 500_000 },
    }),
  )
  expect(told).toMatchObject([
    { field: '<setting.name.money.fourEyesFrom>', from: '₩1000000', to: '₩500000' },
  ])
})
