import { appendFile, mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Seal } from '@camellia/db/sealed'

/** The end of the chain as it was at some moment. */
export interface Head {
  readonly at: string
  readonly seq: number
  readonly hash: string
}

export interface SignedHead extends Head {
  readonly signature: string
}

/**
 * Kept outside the database and signed with a key that is not in it: whoever may write there can
 * make a new chain that holds, but not one that goes through the ends noted here.
 */
export interface HeadBook {
  /** By which the database remembers what was noted in this very file. */
  readonly name: string
  read(): Promise<readonly Head[]>
  /** What was noted in the second folder; empty without one. */
  readCopy(): Promise<readonly Head[]>
  /** The newest of the file, without reading all of it. */
  readEnd(): Promise<readonly Head[]>
  note(head: Head): Promise<void>
  sign(head: Head): SignedHead
  /** What was not signed here says nothing. */
  isSigned(head: SignedHead): boolean
}

export interface HeadPlaces {
  readonly name?: string
  /** The same file in another folder, best on another disk or machine. */
  readonly copy?: string | undefined
  /** Told of every head that was noted; what goes wrong there is theirs to say. */
  readonly tell?: (head: SignedHead) => void
}

/** Its name in the data folder. */
export const HEAD_BOOK = 'trail-heads.jsonl'

const END_BYTES = 65_536

export function createHeadBook(file: string, seal: Seal, places: HeadPlaces = {}): HeadBook {
  const { name = file, copy, tell } = places
  const sign = ({ at, seq, hash }: Head): SignedHead => {
    const signature = seal.print(`${at} ${seq} ${hash}`).toString('hex')
    return { at, seq, hash, signature }
  }
  const isSigned = (head: SignedHead) => head.signature === sign(head).signature
  const headsIn = (text: string) => text.split('\n').flatMap(headIn).filter(isSigned)
  return {
    name,
    sign,
    isSigned,
    read: async () => headsIn(await readFile(file, 'utf8').catch(() => '')),
    readCopy: async () => (copy ? headsIn(await readFile(copy, 'utf8').catch(() => '')) : []),
    readEnd: async () => headsIn(await endOf(file)),
    async note(head) {
      const signed = sign(head)
      await append(file, signed)
      if (copy) await append(copy, signed)
      tell?.(signed)
    },
  }
}

/** The folder may not be there yet: with a database of one's own nothing else is kept in it. */
async function append(file: string, head: SignedHead): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  // On a line of its own even after one that a power cut tore.
  const end = await endOf(file)
  const torn = end !== '' && !end.endsWith('\n')
  await appendFile(file, `${torn ? '\n' : ''}${JSON.stringify(head)}\n`, { flush: true })
}

async function endOf(file: string): Promise<string> {
  const handle = await open(file, 'r').catch(() => undefined)
  if (!handle) return ''
  try {
    const { size } = await handle.stat()
    const length = Math.min(size, END_BYTES)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, size - length)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

function headIn(line: string): SignedHead[] {
  try {
    return [JSON.parse(line)]
  } catch {
    return []
  }
}
