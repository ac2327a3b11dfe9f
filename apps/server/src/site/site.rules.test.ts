import { won } from '@camellia/kernel/won'
import { expect, test } from 'vitest'
import { maskedName, rtpFor, winnersFor } from './site.rules'

const today = { connected: 3, roundsToday: 200, stake: won(100_000), win: won(97_512) }
const win = { name: '김민수', game: 'odd-even', win: won(1_950), stake: won(1_000) }

test('the day’s return is in basis points, and not told from a handful of rounds', () => {
  expect(rtpFor(today)).toBe(9_751)
  expect(rtpFor({ ...today, roundsToday: 99 })).toBeNull()
})

test('winners are masked, and hidden when there are too few', () => {
  expect(winnersFor([win, win])).toEqual([])
  expect(winnersFor([win, win, win])[0]?.name).toBe('김**')
  expect(maskedName('a')).toBe('a**')
})
