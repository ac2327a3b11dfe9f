import { won } from '@camellia/kernel/won'
import { expect, test } from 'vitest'
import { ENGINES } from './games'
import { commitOf, drawFrom, seedToHex } from './stream'
import { UnknownDefinition } from './titles/registry'
import { TITLES } from './titles/titles'
import { type Claim, verify } from './verify'

const serverSeed = Uint8Array.from({ length: 32 }, (_, i) => i * 7)
const clientSeed = 'mine'
const stream = 2
const strips = Object.values(TITLES).filter(({ mode }) => mode === 'strips')

function claimOf(game: string, nonce: number, choice: Record<string, unknown> = {}): Claim {
  const draw = drawFrom({ serverSeed, clientSeed, nonce, game, stream })
  const { outcome, win } = ENGINES[game]?.play({ stake: won(1_000), choice, draw }) ?? {}
  const seeds = { commit: commitOf(serverSeed), serverSeed: seedToHex(serverSeed), clientSeed }
  return { game, stake: 1_000, choice, ...seeds, nonce, stream, outcome, win }
}

test.each(strips)('rounds of $id are played again to the last byte', ({ id }) => {
  for (let nonce = 0; nonce < 40; nonce++) {
    const proof = verify(JSON.parse(JSON.stringify(claimOf(id, nonce))))
    expect(proof).toMatchObject({ commitHolds: true, outcomeHolds: true })
  }
})

test('odd and even is verified as before, with and without the outcome', () => {
  const claim = claimOf('odd-even', 5, { pick: 'ODD' })
  expect(verify(claim).outcomeHolds).toBe(true)
  expect(verify({ ...claim, outcome: undefined }).outcomeHolds).toBeNull()
  expect(verify({ ...claim, commit: 'other' }).commitHolds).toBe(false)
})

test('one changed figure anywhere in a stored round is found out', () => {
  const claim = claimOf('crimson-fortune', 3)
  const text = JSON.stringify(claim.outcome)
  const places = [...text.matchAll(/\d/g)].map((hit) => hit.index)
  for (const place of places) {
    const digit = (Number(text[place]) + 1) % 10
    const changed = `${text.slice(0, place)}${digit}${text.slice(place + 1)}`
    // A digit moved to the front can make the text no JSON at all, which is found out too.
    if (/[[,:]0\d/.test(changed)) continue
    expect(holds({ ...claim, outcome: JSON.parse(changed) })).toBe(false)
  }
  expect(verify({ ...claim, win: (claim.win ?? 0) + 1 }).outcomeHolds).toBe(false)
})

/** Another digit in the name of the definition leads to one that nobody knows. */
function holds(claim: Claim): boolean {
  try {
    return verify(claim).outcomeHolds === true
  } catch (error) {
    if (error instanceof UnknownDefinition) return false
    throw error
  }
}
