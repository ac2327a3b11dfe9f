import type { TrailAction } from '@camellia/contract/trail'
import type { MemberId } from '@camellia/kernel/ids'
import { newId } from '@camellia/ledger/identity'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import type { HeadBook } from './head-book'
import type { Fields } from './trail.rules'
import {
  checkTrail,
  insertTrail,
  selectFirstCut,
  selectHeads,
  selectTrail,
  type TrailFilter,
  type TrailRow,
} from './trail.sql'

export interface Deed {
  readonly action: TrailAction
  /** To whom it was done. */
  readonly member?: MemberId
  readonly before?: Fields
  readonly after?: Fields
  readonly reason?: string
}

/** Writes down what someone of the staff did, in the transaction that does it. */
export async function record(tx: AppTx, caller: Caller, deed: Deed): Promise<void> {
  await insertTrail(tx, {
    id: newId(),
    actorId: caller.id,
    address: caller.address || null,
    action: deed.action,
    memberId: deed.member ?? null,
    before: deed.before ?? null,
    after: deed.after ?? null,
    reason: deed.reason ?? '',
  })
}

export async function listTrail(tx: AppTx, caller: Caller, filter: TrailFilter) {
  const rows = await selectTrail(tx, filter)
  return {
    items: rows.slice(0, filter.size).map(entryOf),
    hasMore: rows.length > filter.size,
    size: filter.size,
    verifiable: caller.head,
  }
}

/** Who stands above the reader stays unnamed, and so does the address they worked from. */
function entryOf(row: TrailRow) {
  const { actorId, actorCode, actorName, memberId, memberCode, memberName } = row
  const known = actorCode !== null && actorName !== null
  const named = memberId !== null && memberCode !== null && memberName !== null
  return {
    seq: row.seq,
    at: row.at.toISOString(),
    actor: known ? { id: actorId, code: actorCode, name: actorName } : null,
    address: known ? row.address : null,
    action: row.action,
    member: named ? { id: memberId, code: memberCode, name: memberName } : null,
    before: row.before,
    after: row.after,
    reason: row.reason,
  }
}

/**
 * Reads the chain again and holds it to the ends noted in the file, in its copy and in the
 * database; a file that lacks what another place has was cut itself. Then notes its end.
 */
export async function verifyTrail(tx: AppTx, book: HeadBook) {
  const { links, head, broken, why, checkedAt } = await checkTrail(tx)
  const noted = await book.read()
  const remembered = (await selectHeads(tx, book.name)).filter(book.isSigned)
  const elsewhere = [...(await book.readCopy()), ...remembered]
  const cut = broken === null ? await selectFirstCut(tx, [...noted, ...elsewhere]) : undefined
  const hashes = new Set(noted.map(({ hash }) => hash))
  const lost = elsewhere.find(({ hash }) => !hashes.has(hash))
  const report = {
    links,
    head: head?.toString('hex') ?? null,
    broken: broken ?? cut ?? lost?.seq ?? null,
    why: why ?? (cut !== undefined ? ('CUT' as const) : lost ? ('HEADS' as const) : null),
    checkedAt: checkedAt.toISOString(),
  }
  const isNoted = report.head === noted.at(-1)?.hash
  if (report.broken === null && report.head && !isNoted) {
    await book.note({ at: report.checkedAt, seq: links, hash: report.head })
  }
  return report
}
