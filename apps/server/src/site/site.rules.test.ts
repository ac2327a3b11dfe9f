import type { MemberId } from '@camellia/kernel/ids'
import { won } from '@camellia/kernel/won'
import { expect, test } from 'vitest'
import { maskedName, popularFor, rtpFor, winnersFor } from './site.rules'

const played = (game: string, change: object = {}) => ({
  ...{ game, players: 3, rounds: 5_000 },
  ...{ stake: won(50_000), win: won(48_756), ...change },
})
const win = (member: number) => ({
  member: member as unknown as MemberId,
  ...{ name: '김민수', game: 'odd-even', win: won(1_950), stake: won(1_000) },
})

test('the return of a day is in basis points, and not told from fewer than 10,000 rounds', () => {
  expect(rtpFor([played('a'), played('b')])).toBe(9_751)
  expect(rtpFor([played('a'), played('b', { rounds: 4_999 })])).toBeNull()
  expect(rtpFor([])).toBeNull()
})

test('a ranking needs three titles that three people played', () => {
  const three = ['a', 'b', 'c'].map((game) => played(game))
  expect(popularFor(three).map(({ game }) => game)).toEqual(['a', 'b', 'c'])
  expect(popularFor([...three, played('d', { players: 2 })])).toHaveLength(3)
  expect(popularFor([...three.slice(1), played('d', { players: 2 })])).toEqual([])
})

test('winners are masked, and hidden while they are fewer than three people', () => {
  expect(winnersFor([win(1), win(2)])).toEqual([])
  expect(winnersFor([win(1), win(1), win(1), win(2)])).toEqual([])
  const [first] = winnersFor([win(1), win(2), win(3)])
  expect(first).toEqual({ name: '김**', game: 'odd-even', win: 1_950, stake: 1_000 })
  expect(maskedName('a')).toBe('a**')
})
