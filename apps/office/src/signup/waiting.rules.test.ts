import type { WaitingMember } from '@camellia/contract/member'
import type { MemberId } from '@camellia/kernel/ids'
import { expect, test } from 'vitest'
import { decisionIn, sameAddress } from './waiting.rules'

const row = (id: number, change: Partial<WaitingMember> = {}): WaitingMember => ({
  id: id as MemberId,
  code: `code${id}`,
  name: `회원${id}`,
  bank: '가온은행',
  depositor: '홍길동',
  accountNumber: '••••1234',
  phone: '••••5678',
  email: null,
  parent: { code: 'store1', name: '매장' },
  invitedBy: null,
  line: [{ code: 'store1', name: '매장' }],
  address: '10.0.0.1',
  createdAt: '2026-11-15T05:00:00.000Z',
  status: 'NEW',
  decidedBy: null,
  decidedAt: null,
  reason: null,
  ...change,
})

test('a decided row says who decided and whether that was me', () => {
  const done = row(1, { status: 'NORMAL', decidedBy: '김서연', decidedAt: '2026-11-15T05:31:58Z' })
  expect(decisionIn(done, '박지훈')).toMatchObject({ verdict: 'APPROVE', mine: false })
  expect(decisionIn(done, '김서연')).toMatchObject({ mine: true })
  expect(decisionIn(row(1), '박지훈')).toBeUndefined()
})

test('requests from one address stand out', () => {
  const rows = [row(1), row(2), row(3, { address: '10.0.0.9' })]
  expect(sameAddress(rows, row(1))).toBe(2)
  expect(sameAddress(rows, row(3, { address: '10.0.0.9' }))).toBe(1)
})
