import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto'

/** A file that cannot be what it should be: one line that says so. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
}

/** The first line of an archive, readable without a key: what it is and how it is locked. */
export interface Header {
  readonly camellia: 'backup'
  readonly format: 1
  /** Null: readable by anyone who has the file. */
  readonly locked: { readonly salt: string; readonly cost: number } | null
}

/**
 * Guards the pieces of an archive. A piece knows its place and whether it is the last one, so that
 * none can be altered, moved, left out or cut off unseen.
 */
export interface Lock {
  readonly header: Header
  close(piece: Uint8Array, place: Place): Buffer
  open(piece: Buffer, place: Place): Buffer
}

export interface Place {
  readonly index: number
  readonly last: boolean
}

export const TAG_BYTES = 16
const FORMAT = 1
/** 128 MiB and about half a second for each guess. */
const COST = 17
const COST_MAX = 20

/** A key made from the passphrase, or only check sums when there is none. */
export function createLock(passphrase: string | undefined): Lock {
  const salt = randomBytes(16).toString('hex')
  const locked = passphrase === undefined ? null : { salt, cost: COST }
  return lockFor({ camellia: 'backup', format: FORMAT, locked }, passphrase)
}

/** The lock that an archive's first line names. */
export function lockFrom(line: string, passphrase: string | undefined): Lock {
  const header = parsed(line)
  if (header?.camellia !== 'backup') throw new ArchiveError('This is not a backup of Camellia.')
  if (header.format !== FORMAT) {
    throw new ArchiveError(`This backup has format ${header.format}: a newer Camellia made it.`)
  }
  if (header.locked && passphrase === undefined) {
    throw new ArchiveError(
      'This backup is encrypted: set BACKUP_PASSPHRASE_FILE to its passphrase.',
    )
  }
  if (header.locked && !(header.locked.cost <= COST_MAX)) {
    throw new ArchiveError('This is not a backup of Camellia.')
  }
  return lockFor(header, passphrase)
}

export function headerLine(header: Header): string {
  return `${JSON.stringify(header)}\n`
}

function parsed(line: string): Header | undefined {
  try {
    return JSON.parse(line) as Header
  } catch {
    return undefined
  }
}

function lockFor(header: Header, passphrase: string | undefined): Lock {
  if (!header.locked || passphrase === undefined) return checkSums(header)
  const { salt, cost } = header.locked
  const memory = { N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** (cost + 11) }
  const key = scryptSync(passphrase.normalize('NFC'), Buffer.from(salt, 'hex'), 32, memory)
  return sealed(header, key)
}

/** The key is of this file alone, so that the place of a piece may be its nonce. */
function sealed(header: Header, key: Buffer): Lock {
  const belongsTo = Buffer.from(headerLine(header))
  return {
    header,
    close(piece, place) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(place)).setAAD(belongsTo)
      return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
    },
    open(piece, place) {
      const at = piece.length - TAG_BYTES
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(place)).setAAD(belongsTo)
      decipher.setAuthTag(piece.subarray(at))
      try {
        return Buffer.concat([decipher.update(piece.subarray(0, at)), decipher.final()])
      } catch {
        const why = place.index === 0 ? 'The passphrase is wrong, or the backup' : 'The backup'
        throw new ArchiveError(`${why} was altered.`)
      }
    },
  }
}

/** Finds what a disk or a copy did to the file; against people only a passphrase helps. */
function checkSums(header: Header): Lock {
  const belongsTo = headerLine(header)
  const sumOf = (piece: Uint8Array, place: Place) => {
    const hash = createHash('sha256').update(belongsTo).update(nonceOf(place)).update(piece)
    return hash.digest().subarray(0, TAG_BYTES)
  }
  return {
    header,
    close: (piece, place) => Buffer.concat([piece, sumOf(piece, place)]),
    open(piece, place) {
      const body = piece.subarray(0, piece.length - TAG_BYTES)
      if (sumOf(body, place).equals(piece.subarray(body.length))) return body
      throw new ArchiveError('The backup was altered.')
    },
  }
}

function nonceOf({ index, last }: Place): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(index))
  nonce.writeUInt32BE(last ? 1 : 0, 8)
  return nonce
}
