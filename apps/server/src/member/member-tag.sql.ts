import type { MemberTag } from '@camellia/contract/member-tag'
import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'

/** The tags of the caller's branch. */
export async function selectTags(tx: AppTx): Promise<readonly MemberTag[]> {
  return tx.sql<MemberTag[]>`
    select id, name, colour from tag where scope_id = app_scope() order by lower(name)`
}

/** One change of the tags of a branch after the other, so that none is counted past the bound. */
export async function lockTags(tx: AppTx): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(7333, app_scope()::int)`
}

export async function insertTag(tx: AppTx, tag: Omit<MemberTag, 'id'>): Promise<MemberTag> {
  const [row] = await tx.sql<MemberTag[]>`
    insert into tag (scope_id, name, colour) values (app_scope(), ${tag.name}, ${tag.colour})
    returning id, name, colour`
  return row as MemberTag
}

export async function saveTag(tx: AppTx, tag: MemberTag): Promise<void> {
  await tx.sql`
    update tag set name = ${tag.name}, colour = ${tag.colour}
    where id = ${tag.id} and scope_id = app_scope()`
}

export async function deleteTag(tx: AppTx, id: number): Promise<void> {
  await tx.sql`delete from tag where id = ${id} and scope_id = app_scope()`
}

/** What each of them has, by name. */
export async function selectTagsOf(
  tx: AppTx,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, readonly MemberTag[]>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.sql<(MemberTag & { readonly member: MemberId })[]>`
    select x.member_id as member, t.id, t.name, t.colour
    from member_tag x join tag t on t.id = x.tag_id
    where x.member_id in ${tx.sql(ids)} and t.scope_id = app_scope() order by lower(t.name)`
  const found = new Map<MemberId, MemberTag[]>()
  for (const { member, ...tag } of rows) {
    found.set(member, [...(found.get(member) ?? []), tag])
  }
  return found
}

export async function putTags(
  tx: AppTx,
  ids: readonly MemberId[],
  tags: readonly number[],
): Promise<void> {
  if (tags.length === 0) return
  await tx.sql`
    insert into member_tag (member_id, tag_id)
    select m.id, t.id from member m, tag t
    where m.id in ${tx.sql(ids)} and t.id in ${tx.sql(tags)} and t.scope_id = app_scope()
    on conflict do nothing`
}

export async function takeTags(
  tx: AppTx,
  ids: readonly MemberId[],
  tags: readonly number[],
): Promise<void> {
  if (tags.length === 0) return
  await tx.sql`
    delete from member_tag where member_id in ${tx.sql(ids)} and tag_id in ${tx.sql(tags)}`
}
