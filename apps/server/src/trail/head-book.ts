import { appendFile, readFile } from 'node:fs/promises'
import type { Seal } from '@camellia/db/sealed'

/** The end of the chain as it was at some moment. */
export interface Head {
  readonly at: string
  readonly seq: number
  readonly hash: string
}

/**
 * Kept outside the database and signed with a key that is not in it: whoever may write there can
 * make a new chain that holds, but not one that goes through the ends noted here.
 */
export interface HeadBook {
  read(): Promise<readonly Head[]>
  note(head: Head): Promise<void>
}

/** Its name in the data folder. */
export const HEAD_BOOK = 'trail-heads.jsonl'

export function createHeadBook(file: string, seal: Seal): HeadBook {
  const sign = ({ at, seq, hash }: Head) => seal.print(`${at} ${seq} ${hash}`).toString('hex')
  return {
    async read() {
      const text = await readFile(file, 'utf8').catch(() => '')
      const heads = text.split('\n').flatMap(headIn)
      // A line that was not signed here says nothing.
      return heads.filter((head) => head.signature === sign(head))
    },
    async note(head) {
      const line = `${JSON.stringify({ ...head, signature: sign(head) })}\n`
      // On a line of its own even after one that a power cut tore.
      const torn = !(await readFile(file, 'utf8').catch(() => '\n')).endsWith('\n')
      await appendFile(file, `${torn ? '\n' : ''}${line}`, { flush: true })
    },
  }
}

function headIn(line: string): (Head & { readonly signature: string })[] {
  try {
    return [JSON.parse(line)]
  } catch {
    return []
  }
}
