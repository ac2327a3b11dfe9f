import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openOffice } from './testing'

const RULE = {
  id: '0193f0a0-0000-7000-8000-000000000001',
  network: '198.18.0.0/15',
  site: 'PLAYER',
  verdict: 'BLOCK',
  note: '',
  createdAt: '2026-11-15T05:00:00.000Z',
  createdBy: '김서연',
}

test('whoever looks at the rules sees what they do to their own address, then to any', async () => {
  const asked: string[] = []
  await openOffice('/ip', {
    '/ip/list': () => ({ items: [RULE], address: '203.0.113.7' }),
    '/ip/check': ({ address }: { address: string }) => {
      asked.push(address)
      const free = { admitted: true, rule: null }
      const player = address === '198.18.0.1' ? { admitted: false, rule: RULE } : free
      return { network: address, player, office: free, seen: [], hasMore: false }
    },
  })
  const card = within(await screen.findByRole('region', { name: '주소 확인' }))
  expect(await card.findAllByText('들어올 수 있음')).toHaveLength(2)
  const field = card.getByLabelText('주소 또는 범위')
  fireEvent.change(field, { target: { value: '198.18.0.1' } })
  expect(await card.findByText('차단됨')).toBeTruthy()
  expect(card.getByText('198.18.0.0/15')).toBeTruthy()
  expect(asked).toEqual(['203.0.113.7', '198.18.0.1'])
})
