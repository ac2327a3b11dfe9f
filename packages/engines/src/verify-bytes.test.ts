import { won } from '@camellia/kernel/won'
import { expect, test } from 'vitest'
import { ENGINES } from './games'
import { playTitle } from './slot/engine'
import { defHash } from './slot/hash'
import { commitOf, drawFrom, STREAMS, type StreamVersion, seedToHex } from './stream'
import { CRIMSON_FORTUNE } from './titles/crimson-fortune'
import { registryOf, UnknownDefinition } from './titles/registry'
import { TITLES } from './titles/titles'
import { type Claim, verify } from './verify'

const serverSeed = Uint8Array.from({ length: 32 }, (_, i) => 251 - i * 3)
const stake = won(1_000)

function claimOf(game: string, stream: StreamVersion): Claim {
  const [clientSeed, nonce] = ['my.seed-1', 41]
  const draw = drawFrom({ serverSeed, clientSeed, nonce, game, stream })
  const choice = game === 'odd-even' ? { pick: 'EVEN' } : {}
  const { outcome, win } = ENGINES[game]?.play({ stake, choice, draw }) ?? {}
  const seeds = { commit: commitOf(serverSeed), serverSeed: seedToHex(serverSeed), clientSeed }
  return { game, stake, choice, ...seeds, nonce, stream, outcome, win }
}

function holds(claim: Claim): boolean {
  try {
    const { commitHolds, outcomeHolds } = verify(claim)
    return commitHolds && outcomeHolds === true
  } catch {
    return false // A game or a definition that there is not: nothing holds.
  }
}

/** The text with each of its characters changed, one at a time. */
function* oneByteOff(text: string, alphabet: string): Generator<string> {
  for (let place = 0; place < text.length; place++) {
    const next = alphabet[(alphabet.indexOf(text[place] ?? '') + 1) % alphabet.length] ?? ''
    yield `${text.slice(0, place)}${next}${text.slice(place + 1)}`
  }
}

const HEX = '0123456789abcdef'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789._-'
const strips = Object.values(TITLES).filter(({ mode }) => mode === 'strips')
const all = STREAMS.flatMap((stream) => strips.map(({ id }) => ({ id, stream })))

test.each(all)(
  '$id, form $stream: one byte of what it was drawn from changed is found out',
  (one) => {
    const claim = claimOf(one.id, one.stream)
    expect(holds(claim)).toBe(true)
    for (const changed of oneByteOff(claim.serverSeed, HEX)) {
      expect(holds({ ...claim, serverSeed: changed })).toBe(false)
    }
    for (const changed of oneByteOff(claim.commit, HEX)) {
      expect(holds({ ...claim, commit: changed })).toBe(false)
    }
    for (const changed of oneByteOff(claim.clientSeed, LETTERS)) {
      expect(holds({ ...claim, clientSeed: changed })).toBe(false)
    }
    for (const changed of oneByteOff(String(claim.nonce), '0123456789')) {
      expect(holds({ ...claim, nonce: Number(changed) })).toBe(false)
    }
    for (const changed of [...oneByteOff(claim.game, LETTERS), 'tiger-moon', 'diamond-777']) {
      if (changed !== one.id) expect(holds({ ...claim, game: changed })).toBe(false)
    }
    expect(holds({ ...claim, stream: one.stream === 1 ? 2 : 1 })).toBe(false)
    expect(holds({ ...claim, stream: 3 as StreamVersion })).toBe(false)
    expect(holds({ ...claim, stake: 1_001 })).toBe(false)
    expect(holds({ ...claim, variant: '94' })).toBe(false)
  },
)

test('odd or even names its game and its form too', () => {
  const claim = claimOf('odd-even', 2)
  expect(holds(claim)).toBe(true)
  expect(holds({ ...claim, stream: 1 })).toBe(false)
  expect(holds({ ...claim, game: 'odd-eveo' })).toBe(false)
  expect(holds({ ...claim, game: 'toString' })).toBe(false)
})

/** The same title after a change: its first reel turned round, another version, another hash. */
const second = {
  ...CRIMSON_FORTUNE,
  version: '2.0.0',
  reelSets: Object.fromEntries(
    Object.entries(CRIMSON_FORTUNE.reelSets).map(([name, set]) => {
      const [first = '', ...others] = 'strips' in set ? set.strips : []
      return [name, { strips: [first.split(' ').toReversed().join(' '), ...others] }]
    }),
  ),
}

test('a new version of a title leaves the rounds of the former provable', () => {
  const registry = registryOf({ ...TITLES, [second.id]: second }, [CRIMSON_FORTUNE])
  const old = claimOf('crimson-fortune', 2)
  const { clientSeed, nonce, game } = old
  const draw = drawFrom({ serverSeed, clientSeed, nonce, game, stream: 2 })
  const { outcome, win } = playTitle(second, { stake, choice: {}, draw, variant: '96' })
  const now = { ...old, outcome: { ...outcome }, win }
  expect(old.outcome?.def).toBe(defHash(CRIMSON_FORTUNE))
  expect(now.outcome.def).toBe(defHash(second))
  for (const claim of [old, now]) expect(verify(claim, registry).outcomeHolds).toBe(true)
  // Neither passes for the other: the name of the definition is part of the outcome.
  const swapped = { ...old, outcome: { ...old.outcome, def: defHash(second) } }
  expect(verify(swapped, registry).outcomeHolds).toBe(false)
})

test('a definition nobody knows, or one of another title, is said to be that', () => {
  const claim = claimOf('crimson-fortune', 2)
  const unknown = { ...claim, outcome: { ...claim.outcome, def: '00'.repeat(32) } }
  expect(() => verify(unknown)).toThrow(UnknownDefinition)
  expect(() => verify(unknown)).toThrow(`unknown definition: ${'00'.repeat(32)}`)
  const tiger = TITLES['tiger-moon']
  const other = { ...claim, outcome: { ...claim.outcome, def: tiger && defHash(tiger) } }
  expect(() => verify(other)).toThrow(UnknownDefinition)
})
