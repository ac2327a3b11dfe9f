import { createDecipheriv } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSeal } from './sealed'

const key = new Uint8Array(32).fill(7)
const seal = createSeal(key)
const TEXT = '110-234-567890 가온은행'

test('what is sealed is read again, and twice the same text looks like two', () => {
  const sealed = seal.seal(TEXT)
  expect(seal.open(sealed)).toBe(TEXT)
  expect(sealed.includes('110-234')).toBe(false)
  expect(seal.seal(TEXT).equals(sealed)).toBe(false)
})

test('it is sealed by AES-256-GCM, with a nonce of its own', () => {
  const sealed = seal.seal(TEXT)
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  expect(decipher.update(sealed.subarray(28)).toString() + decipher.final().toString()).toBe(TEXT)
})

test('one changed bit anywhere, or another key, opens nothing', () => {
  const sealed = seal.seal(TEXT)
  for (let place = 0; place < sealed.length; place++) {
    const changed = Buffer.from(sealed)
    changed[place] = (changed[place] ?? 0) ^ 1
    expect(() => seal.open(changed)).toThrow()
  }
  expect(() => createSeal(new Uint8Array(32)).open(sealed)).toThrow()
})

test('prints tell whether two texts are the same, and under another key nothing', () => {
  expect(seal.print(TEXT).equals(seal.print(TEXT))).toBe(true)
  expect(seal.print(TEXT).equals(seal.print(`${TEXT} `))).toBe(false)
  expect(seal.print(TEXT).equals(createSeal(new Uint8Array(32)).print(TEXT))).toBe(false)
})
