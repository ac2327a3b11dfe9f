import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import {
  ArchiveError,
  createLock,
  headerLine,
  type Lock,
  lockFrom,
  TAG_BYTES,
} from './archive-lock'
import { type ByteTaker, createTaker } from './byte-taker'

/** A named stream of bytes in an archive. */
export interface Entry {
  readonly name: string
  readonly bytes: AsyncIterable<Uint8Array>
}

/** What was written or read, so that the two can be compared. */
export interface Sum {
  readonly bytes: number
  readonly sha256: string
  /** Line ends; a table has one for each row. */
  readonly lines: number
}

const PIECE_BYTES = 256 * 1_024
const CHUNK_BYTES = 64 * 1_024
const LINE_END = 10
const HEADER_MAX = 1_000
/** A row with a file in it comes in one. */
const CHUNK_MAX = 2 ** 30

/** Streams entries into one compressed file, in pieces that are locked one by one. */
export async function writeArchive(
  path: string,
  passphrase: string | undefined,
  entries: AsyncIterable<Entry>,
): Promise<void> {
  const lock = createLock(passphrase)
  await pipeline(
    Readable.from(packed(entries)),
    createGzip(),
    (source: AsyncIterable<Buffer>) => locked(source, lock),
    // On the disk before anyone is told of it, and never in the place of another file.
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  )
}

/** Hands over entry after entry; returns when the last piece was seen and nothing follows it. */
export async function readArchive(
  path: string,
  passphrase: string | undefined,
  take: (entry: Entry) => Promise<void>,
): Promise<void> {
  await pipeline(
    createReadStream(path, { highWaterMark: PIECE_BYTES }),
    (source: AsyncIterable<Buffer>) => unlocked(createTaker(source), passphrase),
    createGunzip(),
    (source: AsyncIterable<Buffer>) => unpacked(createTaker(source), take),
  ).catch((error: unknown) => {
    throw isZlib(error) ? new ArchiveError('The backup was altered.') : error
  })
}

export function createSum() {
  const hash = createHash('sha256')
  let bytes = 0
  let lines = 0
  return {
    add(chunk: Uint8Array): void {
      hash.update(chunk)
      bytes += chunk.length
      for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, at + 1)) lines++
    },
    total: (): Sum => ({ bytes, lines, sha256: hash.digest('hex') }),
  }
}

async function* packed(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of entries) {
    yield sized(Buffer.from(name))
    for await (const chunk of gathered(bytes)) yield sized(chunk)
    yield NOTHING
  }
}

/** A table comes row by row: many small chunks cost more than their bytes. */
async function* gathered(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    held.push(chunk)
    size += chunk.length
    if (size < CHUNK_BYTES) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}

const NOTHING = Buffer.alloc(4)

function sized(chunk: Uint8Array): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(chunk.length)
  return Buffer.concat([size, chunk])
}

async function unpacked(source: ByteTaker, take: (entry: Entry) => Promise<void>): Promise<void> {
  for (let name = await source.sized(CHUNK_MAX); name; name = await source.sized(CHUNK_MAX)) {
    const bytes = chunksOf(source)
    await take({ name: name.toString(), bytes })
    // What nobody read is passed over.
    for await (const _ of bytes);
  }
}

async function* chunksOf(source: ByteTaker): AsyncGenerator<Buffer> {
  for (;;) {
    const chunk = (await source.sized(CHUNK_MAX)) ?? cut()
    if (chunk.length === 0) return
    yield chunk
  }
}

async function* locked(source: AsyncIterable<Buffer>, lock: Lock): AsyncGenerator<Buffer> {
  yield Buffer.from(headerLine(lock.header))
  const taker = createTaker(source)
  let piece = await taker.upTo(PIECE_BYTES)
  for (let index = 0; ; index++) {
    const next = await taker.upTo(PIECE_BYTES)
    const last = next.length === 0
    yield sized(Buffer.concat([Buffer.from([last ? 1 : 0]), lock.close(piece, { index, last })]))
    if (last) return
    piece = next
  }
}

async function* unlocked(
  source: ByteTaker,
  passphrase: string | undefined,
): AsyncGenerator<Buffer> {
  const lock = lockFrom(await source.line(HEADER_MAX), passphrase)
  for (let index = 0; ; index++) {
    const piece = (await source.sized(PIECE_BYTES + 100)) ?? cut()
    if (piece.length < 1 + TAG_BYTES) throw new ArchiveError('The backup was altered.')
    const last = piece[0] === 1
    yield lock.open(piece.subarray(1), { index, last })
    if (!last) continue
    if ((await source.upTo(1)).length > 0) throw new ArchiveError('The backup was altered.')
    return
  }
}

function cut(): never {
  throw new ArchiveError('The backup is cut short.')
}

function isZlib(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}
