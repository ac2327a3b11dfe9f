import type { AppDb } from '../http/tell'
import { type Repeated, repeatEvery } from '../schedule/repeat'
import type { Head, HeadBook } from './head-book'
import { insertHead, selectEnds, selectFirstCut } from './trail.sql'

const LOOK_MS = 2_000

interface Log {
  warn(details: object, text: string): void
  error(details: object, text: string): void
}

/** Notes every new end of the chain within seconds, and says at once when one has gone. */
export function startHeadWatch(db: AppDb, book: HeadBook, log: Log): Repeated {
  return repeatEvery(LOOK_MS, createLook(db, book, log), (error) =>
    log.warn({ error }, 'audit log: its head was not noted'),
  )
}

/** One look at the chain, the file and what the database remembers of the file. */
export function createLook({ system }: AppDb, book: HeadBook, log: Log): () => Promise<void> {
  let said = ''
  const alarm = (problem: 'CUT' | 'HEADS', seq: number) => {
    if (said === `${problem} ${seq}`) return
    said = `${problem} ${seq}`
    log.error({ problem, seq }, 'audit log: entries or noted heads are missing')
  }
  return async () => {
    const { head, noted } = await system((tx) => selectEnds(tx, book.name))
    const known = noted && book.isSigned(noted) ? [noted] : []
    const end = await book.readEnd()
    const cut = await system((tx) => selectFirstCut(tx, [...end, ...known]))
    if (cut !== undefined) return alarm('CUT', cut)
    const lost = known.find((one) => !has(end, one))
    if (lost) alarm('HEADS', lost.seq)
    // Whoever emptied the file does not get it filled again: the gap stays to be seen.
    if (!head || noted?.hash === head.hash) return
    if (!has(end, head)) await book.note(head)
    // The file first: what the database remembers of it is always in it.
    if (!lost) await system((tx) => insertHead(tx, book.name, book.sign(head)))
  }
}

function has(heads: readonly Head[], { hash }: Head): boolean {
  return heads.some((one) => one.hash === hash)
}
