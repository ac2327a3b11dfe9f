import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createUnpacker, packMessages } from './bus-packets'

const LIMIT = 400

function nextId(): () => string {
  let last = 0
  return () => `00000000-0000-0000-0000-${String(++last).padStart(12, '0')}`
}

test('every message arrives as it was sent, in its order, and no payload is too long', () => {
  const message = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ minLength: 300, maxLength: 1_000 }),
  )
  fc.assert(
    fc.property(fc.array(message, { maxLength: 12 }), (messages) => {
      const payloads = packMessages(messages, LIMIT, nextId())
      for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(LIMIT)
      expect(payloads.flatMap(createUnpacker())).toEqual(messages)
    }),
  )
})

test('small messages travel together', () => {
  expect(packMessages(['a', 'b', 'c'], LIMIT, nextId())).toEqual(['["a","b","c"]'])
})

test('a message whose beginning was not heard is left out, and the next one arrives', () => {
  const payloads = packMessages(['x'.repeat(900), 'after'], LIMIT, nextId())
  expect(payloads.slice(1).flatMap(createUnpacker())).toEqual(['after'])
})
