import type { QueuedInquiry } from '@camellia/contract/inquiry-queue'
import { expect, test } from 'vitest'
import { arrivedIn, handOf, heldView, inquiryView } from './inquiry.rules'

const row = (id: string, preview = '') => ({ id, preview }) as QueuedInquiry

test('rows keep their places; what went on is marked and what is new waits', () => {
  const seen = inquiryView({ items: [row('a'), row('b')] })
  const fresh = { items: [row('b', '더 말함'), row('c')] }
  const view = heldView(seen, fresh)
  expect(view.rows.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(view.rows[1]?.preview).toBe('더 말함')
  expect([...view.decided.keys()]).toEqual(['a'])
  expect(arrivedIn(view, fresh)).toBe(1)
})

const someone = { id: 2, code: 'staff1', name: '김서연' } as QueuedInquiry['register']

test.each([
  { status: 'PENDING', mine: false, register: null, hand: 'FREE' },
  { status: 'READING', mine: true, register: someone, hand: 'MINE' },
  { status: 'READING', mine: false, register: someone, hand: 'OTHERS' },
  { status: 'READING', mine: false, register: null, hand: 'OTHERS' },
  { status: 'FINISHED', mine: true, register: someone, hand: 'OVER' },
] as const)('$status, mine: $mine is in hand $hand', ({ hand, ...inquiry }) => {
  expect(handOf(inquiry)).toBe(hand)
})
