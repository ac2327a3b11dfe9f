import { type Attachment, FILES_PER_DAY, STAFF_FILES_PER_DAY } from '@camellia/contract/file'
import { refuse } from '@camellia/kernel/refusal'
import { newId } from '@camellia/ledger/identity'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { isPlainPdf, kindOf, nameFor } from './file.rules'
import { countFiles, insertFile, saveUsed, selectFile } from './file.sql'
import { redraw } from './picture'

/** Checked by what it holds, outside of any transaction: drawing takes its time. */
export async function inspect(bytes: Buffer, { id }: Pick<Caller, 'id'>) {
  const kind = kindOf(bytes)
  if (kind === 'PDF' && isPlainPdf(bytes)) {
    return { type: 'application/pdf', bytes, width: null, height: null } as const
  }
  const picture = kind === 'IMAGE' ? await redraw(bytes, String(id)) : undefined
  return picture ? ({ type: 'image/webp', ...picture } as const) : refuse('INVALID_FILE_TYPE')
}

type Inspected = Awaited<ReturnType<typeof inspect>>

export async function keepFile(
  tx: AppTx,
  caller: Caller,
  { name, type, bytes, width, height }: Inspected & { readonly name: string },
): Promise<Attachment> {
  const most = caller.site === 'OFFICE' ? STAFF_FILES_PER_DAY : FILES_PER_DAY
  if ((await countFiles(tx, caller.id)) >= most) refuse('LIMIT_REACHED')
  const kept = { id: newId<string>(), name: nameFor(name, type), type, width, height }
  const file = { ...kept, size: bytes.byteLength }
  await insertFile(tx, { ...file, owner: caller.id, bytes })
  return file
}

export async function readFile(tx: AppTx, id: string) {
  return (await selectFile(tx, id)) ?? refuse('NOT_FOUND')
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
