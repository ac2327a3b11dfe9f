import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { lastRows } from './battery'
import { scaledDraws } from './part'
import { byteModulo, frequency, orders, sortShuffle, withinBand } from './scaled'
import { streamOf } from './stream'

test('scaled draws are as chance gives them, and wrong ways to scale are found out', () => {
  const { violations, faults } = scaledDraws({ say: () => {} }, 120_000)
  expect(violations).toEqual([])
  expect(faults).toBe(3)
})

test('a careless modulo and a careless shuffle lie far outside the band', () => {
  expect(withinBand(frequency(byteModulo, 37, 120_000, 'test'))).toBe(false)
  expect(withinBand(orders(sortShuffle, 'sort', 30_000, 'test'))).toBe(false)
})

test('the bytes on the bench are those of the games, at every place of the stream', () => {
  const chunk = streamOf('a test')()
  const seed = createHash('sha256').update('the stream on the bench: a test').digest()
  for (const place of [0, 1, 7, 8, 100, 2_047]) {
    const message = `2:rng:${Math.floor(place / 8)}:bench:${place % 8}`
    const block = createHmac('sha256', seed).update(message).digest('hex')
    expect(chunk.subarray(place * 32, place * 32 + 32).toString('hex')).toBe(block)
  }
})

test('two players share nothing', () => {
  expect(streamOf('one')().equals(streamOf('other')())).toBe(false)
})

test('a test that was done again with more samples counts once', () => {
  const row = { name: 'sts_serial', tuple: 4, p: '0.9' }
  const rows = [
    { ...row, samples: 100, says: 'WEAK' },
    { ...row, samples: 200, says: 'PASSED' },
  ]
  expect(lastRows(rows)).toEqual([{ ...row, samples: 200, says: 'PASSED' }])
})
