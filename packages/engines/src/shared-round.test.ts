import { won } from '@camellia/kernel/won'
import { expect, test } from 'vitest'
import { inclusionPath, leafOf, treeRoot } from './hash-log'
import { SHARED_ENGINES } from './shared-games'
import { drawShared, type LeafBet, leafBytes, verifyShared } from './shared-round'
import { commitOf, seedFromHex } from './stream'

const game = 'odd-even-1m'
const serverSeed = '5a'.repeat(32)
const engine = SHARED_ENGINES[game]
if (!engine) throw new Error('there is one')

function bets(count: number): LeafBet[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    salt: n.toString(16).padStart(32, '0'),
    choice: { pick: n % 3 === 0 ? 'ODD' : 'EVEN' },
    stake: won(1_000 * (n + 1)),
  }))
}

function roundOf(all: readonly LeafBet[], number = 7) {
  const leaves = all.map((bet) => leafOf(leafBytes(bet)))
  const root = treeRoot(leaves)
  if (!engine) throw new Error('there is one')
  const outcome = drawShared(engine, { game, number, root, serverSeed: seedFromHex(serverSeed) })
  const commit = commitOf(seedFromHex(serverSeed))
  return { claim: { game, number, commit, serverSeed, root, outcome }, leaves, outcome }
}

test('a round is verified from what is published, with one’s own bet in it', () => {
  const all = bets(5)
  const { claim, leaves, outcome } = roundOf(all)
  for (const [index, bet] of all.entries()) {
    const path = inclusionPath(leaves, index)
    const win = engine.settle(outcome, bet)
    expect(verifyShared(claim, { bet, index, size: 5, path, win })).toEqual({
      commitHolds: true,
      outcome,
      outcomeHolds: true,
      included: true,
      winHolds: true,
    })
  }
  expect(verifyShared(claim)).toMatchObject({ outcomeHolds: true, included: null, winHolds: null })
})

test('a changed seed, root, number, outcome, bet or win is found', () => {
  const all = bets(4)
  const { claim, leaves, outcome } = roundOf(all)
  const bet = all[1] as LeafBet
  const own = {
    bet,
    index: 1,
    size: 4,
    path: inclusionPath(leaves, 1),
    win: engine.settle(outcome, bet),
  }
  expect(verifyShared({ ...claim, serverSeed: '5b'.repeat(32) }, own).commitHolds).toBe(false)
  const other = outcome.result === 'ODD' ? 'EVEN' : 'ODD'
  const forged = { ...claim, outcome: { ...outcome, result: other } }
  expect(verifyShared(forged, own).outcomeHolds).toBe(false)
  for (const change of [
    { stake: won(1) },
    { salt: 'ff'.repeat(16) },
    { choice: { pick: 'ODD' } },
  ]) {
    expect(verifyShared(claim, { ...own, bet: { ...bet, ...change } }).included).toBe(false)
  }
  expect(verifyShared(claim, { ...own, win: own.win + 1 }).winHolds).toBe(false)
  expect(() => verifyShared({ ...claim, game: 'toString' })).toThrow('no such game')
})

test('every bet is part of the dice: with one more or another number the draw is another', () => {
  const draws = Array.from({ length: 40 }, (_, n) => roundOf(bets(n)).outcome.ball)
  expect(new Set(draws).size).toBeGreaterThan(5)
  const numbers = Array.from({ length: 40 }, (_, n) => roundOf(bets(3), n).outcome.ball)
  expect(new Set(numbers).size).toBeGreaterThan(5)
})

test.each([
  [{ pick: 'ODD' }, true],
  [{ pick: 'EVEN' }, true],
  [{ pick: 'odd' }, false],
  [{}, false],
  [{ pick: 'ODD', ball: 3 }, false],
])('the choice %o is offered: %s', (choice, offered) => {
  expect(engine.offers(choice)).toBe(offered)
})

test('the ten balls pay back what is declared, exactly', () => {
  const stake = won(1_000_000)
  let paid = 0
  for (let ball = 1; ball <= 10; ball++) {
    const outcome = engine.draw(() => ball - 1)
    paid += engine.settle(outcome, { stake, choice: { pick: 'ODD' } })
  }
  expect((paid * 10_000) / (10 * stake)).toBe(engine.rtp)
})
