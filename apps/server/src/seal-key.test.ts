import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeSealKey, readSealKey } from './seal-key'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'camellia-seal-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

test('the key is made once, for its owner’s eyes only, and stays the same', () => {
  const none = { dataDir, sealKey: undefined }
  expect(readSealKey(none)).toBe(undefined)
  const key = makeSealKey(none)
  expect(statSync(join(dataDir, 'seal.key')).mode & 0o777).toBe(0o600)
  expect(readSealKey(none)?.equals(key)).toBe(true)
})

test('a key from outside is not written down here', () => {
  expect(readSealKey({ dataDir, sealKey: 'ab'.repeat(32) })).toHaveLength(32)
  expect(existsSync(join(dataDir, 'seal.key'))).toBe(false)
})

test.each(['ab'.repeat(31), 'xy'.repeat(32), 'short'])('%s is no key', (sealKey) => {
  expect(() => readSealKey({ dataDir, sealKey })).toThrow('SEAL_KEY is not 64 hexadecimal digits')
})
