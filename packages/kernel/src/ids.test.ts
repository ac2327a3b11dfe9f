import { expect, test } from 'vitest'
import { timeOrderedId } from './ids'

const zeros = new Uint8Array(16)

test('an id carries its time and sorts by it', () => {
  const early = timeOrderedId(1_700_000_000_000, zeros)
  const late = timeOrderedId(1_700_000_000_001, zeros)
  expect(early).toBe('018bcfe5-6800-7000-8000-000000000000')
  expect(early < late).toBe(true)
})

test('chance fills everything but time, version and variant', () => {
  const id = timeOrderedId(0, new Uint8Array(16).fill(0xff))
  expect(id).toBe('00000000-0000-7fff-bfff-ffffffffffff')
})
