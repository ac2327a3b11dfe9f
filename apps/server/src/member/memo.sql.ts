import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'

export interface MemoRow {
  readonly id: string
  readonly text: string
  readonly author: string | null
  readonly authorId: MemberId
  readonly createdAt: Date
}

/** Who stands above the reader stays unnamed. */
export async function selectMemos(
  tx: AppTx,
  wanted: { readonly id: MemberId; readonly before?: string | undefined; readonly size: number },
): Promise<readonly MemoRow[]> {
  const { id, before, size } = wanted
  return tx.sql<MemoRow[]>`
    select o.id, o.text, a.name as author, o.author_id as "authorId", o.created_at as "createdAt"
    from memo o left join member a on a.id = o.author_id
    where o.member_id = ${id} and o.removed_at is null
      ${before ? tx.sql`and o.id < ${before}` : tx.sql``}
    order by o.id desc limit ${size + 1}`
}

export async function insertMemo(
  tx: AppTx,
  memo: {
    readonly id: string
    readonly member: MemberId
    readonly author: MemberId
    readonly text: string
  },
): Promise<void> {
  const { id, member, author, text } = memo
  await tx.sql`
    insert into memo (id, member_id, author_id, text) values (${id}, ${member}, ${author}, ${text})`
}

/** Only one's own; what was removed comes back. */
export async function saveMemoRemoved(
  tx: AppTx,
  id: string,
  author: MemberId,
): Promise<{ readonly member: MemberId; readonly text: string } | undefined> {
  const [row] = await tx.sql<{ member: MemberId; text: string }[]>`
    update memo set removed_at = now()
    where id = ${id} and author_id = ${author} and removed_at is null
    returning member_id as member, text`
  return row
}
