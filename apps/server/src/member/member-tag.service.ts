import { type MemberTag, TAGS_MAX, TAGS_OF_MEMBER_MAX } from '@camellia/contract/member-tag'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { record } from '../trail/trail.service'
import { requirePower } from '../tree/power.service'
import {
  deleteTag,
  insertTag,
  lockTags,
  putTags,
  saveTag as saveRow,
  selectTags,
  selectTagsOf,
  takeTags,
} from './member-tag.sql'

/** A new one, or another name and colour for one of the branch. */
export async function saveTag(
  tx: AppTx,
  caller: Caller,
  { id, name, colour }: Omit<MemberTag, 'id'> & { readonly id?: number | undefined },
): Promise<MemberTag> {
  await lockTags(tx)
  const tags = await selectTags(tx)
  if (id === undefined) {
    if (tags.length >= TAGS_MAX) refuse('LIMIT_REACHED')
    const made = await insertTag(tx, { name, colour })
    await record(tx, caller, { action: 'tag.save', after: { name, colour } })
    return made
  }
  const before = tags.find((tag) => tag.id === id) ?? refuse('NOT_FOUND')
  await saveRow(tx, { id, name, colour })
  await record(tx, caller, {
    action: 'tag.save',
    before: { name: before.name, colour: before.colour },
    after: { name, colour },
  })
  return { id, name, colour }
}

export async function removeTag(tx: AppTx, caller: Caller, id: number): Promise<void> {
  await lockTags(tx)
  const tag = (await selectTags(tx)).find((one) => one.id === id) ?? refuse('NOT_FOUND')
  await deleteTag(tx, id)
  await record(tx, caller, { action: 'tag.remove', before: { name: tag.name } })
}

/** All of them or none; only those whose tags changed are in the audit log. */
export async function tagMembers(
  tx: AppTx,
  caller: Caller,
  change: {
    readonly ids: readonly MemberId[]
    readonly put: readonly number[]
    readonly take: readonly number[]
  },
): Promise<void> {
  const ids = [...new Set(change.ids)]
  await requirePower(tx, caller, ids)
  await lockTags(tx)
  const known = new Set((await selectTags(tx)).map(({ id }) => id))
  if (![...change.put, ...change.take].every((id) => known.has(id))) refuse('NOT_FOUND')
  const before = await selectTagsOf(tx, ids)
  await takeTags(tx, ids, change.take)
  await putTags(tx, ids, change.put)
  const after = await selectTagsOf(tx, ids)
  for (const id of ids) {
    const [old, now] = [namesOf(before.get(id)), namesOf(after.get(id))]
    if (now.length > TAGS_OF_MEMBER_MAX) refuse('LIMIT_REACHED')
    if (old.join() === now.join()) continue
    await record(tx, caller, {
      action: 'member.tags',
      member: id,
      before: { tags: old },
      after: { tags: now },
    })
  }
}

function namesOf(tags: readonly MemberTag[] = []): readonly string[] {
  return tags.map(({ name }) => name)
}
