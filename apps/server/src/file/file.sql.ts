import type { Attachment } from '@camellia/contract/file'
import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'

export interface NewFile extends Attachment {
  readonly owner: MemberId
  readonly bytes: Buffer
}

export async function insertFile(tx: AppTx, file: NewFile): Promise<void> {
  const { id, owner, name, type, size, width, height, bytes } = file
  await tx.sql`
    insert into file (id, owner_id, name, type, size, width, height, bytes)
    values (${id}, ${owner}, ${name}, ${type}, ${size}, ${width}, ${height}, ${bytes})`
}

/** Of the last 24 hours. */
export async function countFiles(tx: AppTx, owner: MemberId): Promise<number> {
  const [row] = await tx.sql<{ count: number }[]>`
    select count(*) from file
    where owner_id = ${owner} and created_at > now() - interval '24 hours'`
  return row?.count ?? 0
}

export interface FileRow {
  readonly ownerId: MemberId
  readonly name: string
  readonly type: Attachment['type']
  readonly bytes: Buffer
}

export async function selectFile(tx: AppTx, id: string): Promise<FileRow | undefined> {
  const [row] = await tx.sql<FileRow[]>`
    select owner_id as "ownerId", name, type, bytes from file where id = ${id}`
  return row
}

/** One's own, and attached to nothing yet. */
export async function saveUsed(tx: AppTx, id: string, owner: MemberId): Promise<boolean> {
  const rows = await tx.sql`
    update file set used_at = now()
    where id = ${id} and owner_id = ${owner} and used_at is null`
  return rows.count === 1
}

/** What a post carries, as JSON; null without a file. `post` and `file` are the names in the query. */
export function attachmentJson(tx: AppTx) {
  return tx.sql`
    case when f.id is null then null else jsonb_build_object(
      'id', f.id, 'name', f.name, 'type', f.type, 'size', f.size,
      'width', f.width, 'height', f.height) end`
}

/** What nobody attached within a day. */
export async function removeLoose(tx: AppTx): Promise<number> {
  const rows = await tx.sql`
    delete from file where used_at is null and created_at < now() - interval '1 day'`
  return rows.count
}
