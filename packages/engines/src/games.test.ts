import { won } from '@camellia/kernel/won'
import { expect, test } from 'vitest'
import { ENGINES } from './games'
import { VARIANTS } from './slot/event'
import { drawFrom } from './stream'
import { TITLES } from './titles/titles'

const strips = Object.values(TITLES).filter(({ mode }) => mode === 'strips')
const books = Object.values(TITLES).filter(({ mode }) => mode === 'book')
const seeds = { serverSeed: new Uint8Array(32).fill(8), clientSeed: 'same', stream: 2 as const }

function play(game: string, nonce: number, stake: number, variant = VARIANTS[nonce % 3]) {
  const draw = drawFrom({ ...seeds, game, nonce })
  const played = ENGINES[game]?.play({ stake: won(stake), choice: {}, draw, variant })
  if (!played) throw new Error(`no ${game}`)
  return played
}

test.each(strips)(
  '$id: the same inputs give the same bytes, whoever plays and whenever',
  ({ id }) => {
    const first = Array.from({ length: 60 }, (_, nonce) => JSON.stringify(play(id, nonce, 1_000)))
    const backwards = Array.from({ length: 60 }, (_, i) => JSON.stringify(play(id, 59 - i, 1_000)))
    expect(backwards.reverse()).toEqual(first)
  },
)

test.each(strips)('$id: the stake changes the money and nothing else', ({ id }) => {
  for (let nonce = 0; nonce < 60; nonce++) {
    const small = play(id, nonce, 200)
    const large = play(id, nonce, 100_000)
    expect(large.win).toBe(small.win * 500)
    expect(large.cost).toBe(100_000)
    expect({ ...large.outcome, bet: 200 }).toEqual(small.outcome)
  }
})

test.each(books)('$id is not played without its published books', ({ id }) => {
  expect(() => play(id, 1, 1_000)).toThrow('not at hand')
})

test('what nobody sells cannot be bought', () => {
  const draw = drawFrom({ ...seeds, game: 'test', nonce: 1 })
  const buy = () => ENGINES['tiger-moon']?.play({ stake: won(200), choice: { buy: true }, draw })
  expect(buy).toThrow('nothing to buy')
})
