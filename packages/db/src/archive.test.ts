import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Entry, readArchive, writeArchive } from './archive'

const PASSPHRASE = '동백꽃 필 무렵에'
const SECRET = 'nobody reads this'
const BIG = randomBytes(700_000)
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'camellia-archive-'))
  await writeArchive(at('plain'), undefined, entries())
  await writeArchive(at('locked'), PASSPHRASE, entries())
})
afterAll(() => rmSync(folder, { recursive: true }))

const at = (name: string) => join(folder, name)

async function* entries(): AsyncGenerator<Entry> {
  yield { name: 'empty', bytes: some() }
  yield { name: 'words', bytes: some(Buffer.from('a\n'), Buffer.alloc(0), Buffer.from(SECRET)) }
  yield { name: 'big', bytes: some(BIG.subarray(0, 1), BIG.subarray(1)) }
}

async function* some(...chunks: Buffer[]): AsyncGenerator<Buffer> {
  yield* chunks
}

async function read(path: string, passphrase?: string): Promise<Record<string, Buffer>> {
  const found: Record<string, Buffer> = {}
  await readArchive(path, passphrase, async ({ name, bytes }) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of bytes) chunks.push(chunk)
    found[name] = Buffer.concat(chunks)
  })
  return found
}

/** The same file with something done to it. */
function spoilt(name: string, change: (bytes: Buffer) => Buffer): string {
  writeFileSync(at('spoilt'), change(Buffer.from(readFileSync(at(name)))))
  return at('spoilt')
}

test.each([
  { name: 'plain', passphrase: undefined },
  { name: 'locked', passphrase: PASSPHRASE },
])('what was written $name is read again, and only its owner may open the file', async (given) => {
  const found = await read(at(given.name), given.passphrase)
  expect(Object.keys(found)).toEqual(['empty', 'words', 'big'])
  expect(found.empty?.length).toBe(0)
  expect(found.words?.toString()).toBe(`a\n${SECRET}`)
  expect(found.big?.equals(BIG)).toBe(true)
  expect(statSync(at(given.name)).mode & 0o077).toBe(0)
})

test('what nobody takes is passed over', async () => {
  const names: string[] = []
  await readArchive(at('plain'), undefined, async ({ name }) => void names.push(name))
  expect(names).toEqual(['empty', 'words', 'big'])
})

test('a key is made from the passphrase by scrypt, with a salt of its own and 128 MiB a guess', () => {
  const [line = ''] = readFileSync(at('locked'), 'latin1').split('\n')
  const { locked } = JSON.parse(line) as { locked: { salt: string; cost: number } }
  expect(locked.salt).toMatch(/^[0-9a-f]{32}$/)
  expect(locked.cost).toBeGreaterThanOrEqual(17)
})

test('another file is never written over', async () => {
  await expect(writeArchive(at('plain'), undefined, entries())).rejects.toThrow('EEXIST')
})

test('a wrong passphrase and a missing one are one clear line', async () => {
  await expect(read(at('locked'), 'a wrong passphrase')).rejects.toThrow('The passphrase is wrong')
  await expect(read(at('locked'))).rejects.toThrow('BACKUP_PASSPHRASE_FILE')
})

test.each([
  { what: 'a text', bytes: 'no backup at all\n' },
  { what: 'an empty file', bytes: '' },
  { what: 'other JSON', bytes: '{"a":1}\n' },
])('$what is not a backup', async ({ bytes }) => {
  writeFileSync(at('other'), bytes)
  await expect(read(at('other'))).rejects.toThrow('not a backup of Camellia')
})

test('a backup of a later format says so', async () => {
  const later = spoilt('plain', (bytes) =>
    Buffer.from(bytes.toString('latin1').replace('"format":1', '"format":2'), 'latin1'),
  )
  await expect(read(later)).rejects.toThrow('a newer Camellia')
})

test.each(['plain', 'locked'])(
  'a %s backup that was cut is refused wherever the cut is',
  async (name) => {
    const { length } = readFileSync(at(name))
    for (const share of [0.1, 0.4, 0.75, 0.999]) {
      const path = spoilt(name, (bytes) => bytes.subarray(0, Math.floor(length * share)))
      await expect(read(path, PASSPHRASE)).rejects.toThrow(/cut short|not a backup/)
    }
    // At the end of a piece, where nothing looks torn: only the mark of the last one is missing.
    const header = readFileSync(at(name)).indexOf(10) + 1
    const first = header + 4 + readFileSync(at(name)).readUInt32BE(header)
    const path = spoilt(name, (bytes) => bytes.subarray(0, first))
    await expect(read(path, PASSPHRASE)).rejects.toThrow('cut short')
  },
)

test.each(['plain', 'locked'])('a %s backup with one changed bit is refused', async (name) => {
  const { length } = readFileSync(at(name))
  for (const share of [0.01, 0.3, 0.6, 0.9999]) {
    const path = spoilt(name, (bytes) => {
      const place = Math.floor(length * share)
      bytes[place] = (bytes[place] ?? 0) ^ 1
      return bytes
    })
    await expect(read(path, PASSPHRASE)).rejects.toThrow(/altered|cut short|not a backup/)
  }
})

test('pieces in another order and something after the end are refused', async () => {
  const swapped = spoilt('locked', (bytes) => {
    const start = bytes.indexOf(10) + 1
    const second = start + 4 + bytes.readUInt32BE(start)
    const third = second + 4 + bytes.readUInt32BE(second)
    const [head, a, b, rest] = [
      bytes.subarray(0, start),
      bytes.subarray(start, second),
      bytes.subarray(second, third),
      bytes.subarray(third),
    ]
    return Buffer.concat([head, b, a, rest])
  })
  await expect(read(swapped, PASSPHRASE)).rejects.toThrow('altered')
  const longer = spoilt('locked', (bytes) => Buffer.concat([bytes, Buffer.from('x')]))
  await expect(read(longer, PASSPHRASE)).rejects.toThrow('altered')
})

test('an encrypted backup shows nothing of what is in it', () => {
  expect(readFileSync(at('locked')).includes(SECRET)).toBe(false)
})
