import { type Attachment, FILES_PER_DAY, STAFF_FILES_PER_DAY } from '@camellia/contract/file'
import { can } from '@camellia/kernel/ability'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import { newId } from '@camellia/ledger/identity'
import type { Caller } from '../http/actor'
import { createDistinctLimit } from '../http/limits'
import type { AppTx } from '../http/tell'
import { isPlainPdf, kindOf, nameFor } from './file.rules'
import { countFiles, insertFile, saveUsed, selectFile } from './file.sql'
import { redraw } from './picture'

const DAY_MS = 24 * 60 * 60_000

/** Pictures that were drawn and came to nothing, of each member in a day. */
export interface LostWork {
  count(who: MemberId): number
  add(who: MemberId): void
}

export function createLostWork(now: () => number): LostWork {
  const pieces = createDistinctLimit(now, { most: STAFF_FILES_PER_DAY, windowMs: DAY_MS })
  return {
    count: (who) => pieces.size(`${who}`),
    add: (who) => void pieces.admit(`${who}`, newId<string>()),
  }
}

/** Before anything is drawn: work that came to nothing was work, and counts like a file. */
export async function requireQuota(tx: AppTx, caller: Caller, lost: LostWork): Promise<void> {
  const most = caller.site === 'OFFICE' ? STAFF_FILES_PER_DAY : FILES_PER_DAY
  if ((await countFiles(tx, caller.id)) + lost.count(caller.id) >= most) refuse('LIMIT_REACHED')
}

/** Checked by what it holds, outside of any transaction: drawing takes its time. */
export async function inspect(bytes: Buffer, { id }: Pick<Caller, 'id'>, lost: LostWork) {
  const kind = kindOf(bytes)
  if (kind === 'PDF' && isPlainPdf(bytes)) {
    return { type: 'application/pdf', bytes, width: null, height: null } as const
  }
  if (kind !== 'IMAGE') return refuse('INVALID_FILE_TYPE')
  const picture = await redraw(bytes, { who: String(id), onLost: () => lost.add(id) })
  return picture ? ({ type: 'image/webp', ...picture } as const) : refuse('INVALID_FILE_TYPE')
}

type Inspected = Awaited<ReturnType<typeof inspect>>

export async function keepFile(
  tx: AppTx,
  caller: Caller,
  file: Inspected & { readonly name: string; readonly lost: LostWork },
): Promise<Attachment> {
  const { name, type, bytes, width, height } = file
  await requireQuota(tx, caller, file.lost)
  const kept = { id: newId<string>(), name: nameFor(name, type), type, width, height }
  const attachment = { ...kept, size: bytes.byteLength }
  await insertFile(tx, { ...attachment, owner: caller.id, bytes })
  return attachment
}

/** Of others only what hangs at a conversation: staff need the right to read those. */
export async function readFile(tx: AppTx, caller: Caller, id: string) {
  const { ownerId, ...file } = (await selectFile(tx, id)) ?? refuse('NOT_FOUND')
  const conversations = can(caller.abilities, { subject: 'Faq', action: 'read' })
  if (ownerId !== caller.id && caller.kind !== 'MEMBER' && !conversations) refuse('NOT_FOUND')
  return file
}

/** A file goes with one post, of whoever uploaded it. */
export async function attachFile(
  tx: AppTx,
  caller: Caller,
  id: string | undefined,
): Promise<string | null> {
  if (id === undefined) return null
  return (await saveUsed(tx, id, caller.id)) ? id : refuse('NOT_FOUND')
}
