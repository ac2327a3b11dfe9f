import { won } from '@camellia/kernel/won'
import { expect, test } from 'vitest'
import {
  daysFor,
  maskedEmail,
  pageByMoment,
  type TransferRow,
  transferFor,
} from './member-panel.rules'

test('the balance of each day is counted back from the one of now', () => {
  const day = (name: string, stake: number, win: number, moved: number) => ({
    day: name,
    stake: won(stake),
    win: won(win),
    moved: won(moved),
  })
  const days = [day('11-13', 0, 0, 1_000), day('11-14', 400, 100, 0), day('11-15', 100, 0, 50)]
  expect(daysFor(won(650), days).map(({ balance }) => balance)).toEqual([1_000, 700, 650])
})

test.each([
  { email: 'camellia@site.test', shown: 'c•••@site.test' },
  { email: 'a@b', shown: 'a•••@b' },
  { email: null, shown: null },
])('$email is shown as $shown', ({ email, shown }) => {
  expect(maskedEmail(email)).toBe(shown)
})

const convert: TransferRow = {
  cause: 'cause',
  kind: 'POINT_CONVERT',
  amount: won(300),
  at: '2026-11-15T00:00:00.000001Z',
  fromAccount: 'POINT',
  fromMine: true,
  fromSeq: 4,
  fromBefore: won(300),
  toAccount: 'CASH',
  toMine: true,
  toSeq: 9,
  toBefore: won(1_000),
}

test('points that become cash are told from the side of the cash, both ways', () => {
  expect(transferFor(convert)).toMatchObject({ account: 'CASH', amount: 300, after: 1_300 })
  const back = { ...convert, fromAccount: 'CASH', toAccount: 'HOLD', fromBefore: won(500) }
  expect(transferFor(back)).toMatchObject({ account: 'CASH', amount: -300, after: 200 })
})

test('money that goes is less than nothing', () => {
  const out = { ...convert, toMine: false, toBefore: null, fromAccount: 'CASH' }
  expect(transferFor(out)).toMatchObject({ account: 'CASH', amount: -300, before: 300, after: 0 })
})

test('a page never ends in the middle of a moment', () => {
  const rows = ['5', '4', '3', '3', '2'].map((at) => ({ at }))
  expect(pageByMoment(rows, 3)).toEqual({ items: rows.slice(0, 4), hasMore: true })
  expect(pageByMoment(rows.slice(0, 4), 3)).toEqual({ items: rows.slice(0, 4), hasMore: false })
  expect(pageByMoment(rows, 5)).toEqual({ items: rows, hasMore: false })
})
