import type { EventView, OpenBet } from '@camellia/contract/event'
import { expect, test } from 'vitest'
import { settled } from './timed.rules'

const bet = (id: string, event: string, pick: 'ODD' | 'EVEN') =>
  ({ id, event, stake: 1_000, choice: { pick } }) as unknown as OpenBet
const result = (id: string, outcome: EventView['outcome']) => ({ id, outcome }) as EventView

test('bets for fun are decided by the ball that everyone sees, and a void round gives back', () => {
  const open = [bet('a', '1', 'ODD'), bet('b', '1', 'EVEN'), bet('c', '2', 'ODD')]
  const fun = { balance: 997_000, rounds: 0, open, lately: [] }
  const odd = settled(fun, [result('1', { ball: 7, result: 'ODD' })])
  expect(odd).toMatchObject({ balance: 998_950, rounds: 2, open: [{ id: 'c' }] })
  expect(settled(odd, [result('2', null)])).toMatchObject({ balance: 999_950, open: [] })
  expect(settled(fun, [])).toBe(fun)
})
