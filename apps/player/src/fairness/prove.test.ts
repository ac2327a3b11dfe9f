import { ENGINES } from '@camellia/engines/games'
import { commitOf, drawFrom, seedFromHex } from '@camellia/engines/stream'
import { won } from '@camellia/kernel/won'
import { expect, test } from 'vitest'
import { claimHolds, EMPTY_CLAIM, readRecord, recordText } from './claim'
import { prove } from './prove'

const serverSeed = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0')).join('')
const claim = {
  ...EMPTY_CLAIM,
  stream: 1 as const,
  serverSeed,
  commit: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  clientSeed: 'lucky-client-seed',
  nonce: '42',
}
const slot = { ...claim, game: 'crimson-fortune' }

/** A round of a slot as the server would have written it. */
function played(nonce: number) {
  const own = { serverSeed: seedFromHex(serverSeed), clientSeed: claim.clientSeed, nonce }
  const seeds = { ...own, game: 'crimson-fortune', stream: 1 as const }
  const engine = ENGINES['crimson-fortune']
  if (!engine) throw new Error('the title is there')
  const play = { stake: won(1_000), choice: {}, draw: drawFrom(seeds), variant: '96' as const }
  const { outcome, win } = engine.play(play)
  return { outcome, win }
}

test('the published example is proved in the browser, number by number', async () => {
  const proof = await prove(claim, undefined)
  expect(proof.commitHolds).toBe(true)
  expect(proof.draws).toEqual([{ word: 336_772_635, below: 10, gives: 5 }])
  expect(proof.outcome).toMatchObject({ ball: 6, result: 'EVEN' })
  expect(proof.win).toBe(0)
})

test('another seed does not fit the published fingerprint', async () => {
  const proof = await prove({ ...claim, serverSeed: serverSeed.replace('1f', '20') }, undefined)
  expect(proof.commitHolds).toBe(false)
})

test('a server seed is sixty-four hexadecimal digits', () => {
  expect(claimHolds(claim)).toBe(true)
  expect(claimHolds({ ...claim, serverSeed: 'abc' })).toBe(false)
})

test('the reels of a slot stop where the draws say', async () => {
  const proof = await prove(slot, played(42))
  expect(proof.outcomeHolds).toBe(true)
  expect(proof.stops).toEqual(proof.draws.slice(-5).map(({ gives }) => gives))
})

test('one byte of a stored round altered makes it fail', async () => {
  for (let nonce = 0; nonce < 20; nonce++) {
    const text = JSON.stringify(played(nonce).outcome)
    const at = text.search(/\d[^"]*$/)
    const digit = text[at] === '1' ? '2' : '1'
    const forged = JSON.parse(text.slice(0, at) + digit + text.slice(at + 1))
    const record = { ...played(nonce), outcome: forged }
    const proof = await prove({ ...slot, nonce: String(nonce) }, record)
    expect(proof.outcomeHolds).toBe(false)
  }
})

test('a definition that is not known is said to be that', async () => {
  const { outcome, win } = played(1)
  const record = { outcome: { ...outcome, def: '0'.repeat(64) }, win }
  await expect(prove({ ...slot, nonce: '1' }, record)).rejects.toThrow('unknown definition')
})

test('a record says its form of the stream, and an old one that does not has the first', () => {
  expect(readRecord(recordText({ ...slot, stream: 2 }, undefined))?.fields.stream).toBe(2)
  const { stream: _, ...old } = JSON.parse(recordText({ ...slot, stream: 2 }, undefined))
  expect(readRecord(JSON.stringify(old))?.fields.stream).toBe(1)
})

test('a claim survives being copied and pasted, and other text is no claim', () => {
  const record = played(42)
  expect(readRecord(recordText(slot, record))).toEqual({ fields: slot, record })
  expect(readRecord(recordText(claim, undefined))).toEqual({ fields: claim, record: undefined })
  expect(readRecord('hello')).toBeUndefined()
  expect(readRecord('{}')).toBeUndefined()
  expect(commitOf(seedFromHex(serverSeed))).toBe(claim.commit)
})
