import type { Macro } from '@camellia/contract/inquiry-queue'
import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'

/** What somebody writes; the rest follows from it. */
export type MacroWords = Omit<Macro, 'mine' | 'version'>

export interface HeldMacro extends Macro {
  /** Who wrote its words as they are; null: not known. */
  readonly writtenBy: MemberId | null
}

/** The text of jsonb is the same for the same words, in whatever order they came. */
function columns(tx: AppTx) {
  return tx.sql`id, name, category, contents,
    encode(sha256(convert_to(contents::text, 'UTF8')), 'hex') as version`
}

export async function selectMacros(tx: AppTx, scope: MemberId): Promise<Macro[]> {
  return tx.sql<Macro[]>`
    select ${columns(tx)}, owner_id = ${scope} as mine
    from macro order by owner_id = ${scope} desc, position, created_at, id`
}

export async function selectMacro(tx: AppTx, id: string): Promise<Macro | undefined> {
  const [row] = await tx.sql<Macro[]>`
    select ${columns(tx)}, owner_id = app_scope() as mine
    from macro where id = ${id}`
  return row
}

/** Nobody rewrites it while somebody decides on its words. */
export async function lockMacro(tx: AppTx, id: string): Promise<HeldMacro | undefined> {
  const [row] = await tx.sql<HeldMacro[]>`
    select ${columns(tx)}, owner_id = app_scope() as mine, written_by as "writtenBy"
    from macro where id = ${id} for update`
  return row
}

/** False: this number is taken by another branch. New ones stand at the end. */
export async function saveMacro(
  tx: AppTx,
  { owner, by }: { readonly owner: MemberId; readonly by: MemberId | null },
  { id, name, category, contents }: MacroWords,
): Promise<boolean> {
  const texts = tx.sql.json(contents)
  const changed = await tx.sql`
    update macro set name = ${name}, category = ${category}, contents = ${texts},
      written_by = case when contents = ${texts} then written_by else ${by} end
    where id = ${id}`
  if (changed.count === 1) return true
  const made = await tx.sql`
    insert into macro (id, owner_id, name, category, contents, written_by, position)
    values (${id}, ${owner}, ${name}, ${category}, ${texts}, ${by},
            (select coalesce(max(position), 0) + 1 from macro where owner_id = ${owner}))
    on conflict (id) do nothing`
  return made.count === 1
}

export async function removeMacro(tx: AppTx, id: string): Promise<string | undefined> {
  const [row] = await tx.sql<{ name: string }[]>`delete from macro where id = ${id} returning name`
  return row?.name
}

/** How many of these are one's own to order; held in one order, so that nobody deadlocks. */
export async function saveOrder(tx: AppTx, ids: readonly string[]): Promise<number> {
  await tx.sql`select from macro where id = any (${[...ids]}::uuid[]) order by id for update`
  const rows = await tx.sql`
    update macro m set position = o.place
    from unnest(${[...ids]}::uuid[]) with ordinality as o (id, place) where m.id = o.id`
  return rows.count
}

/** In which language someone last asked. */
export async function selectLanguage(tx: AppTx, member: MemberId): Promise<string> {
  const [row] = await tx.sql<{ language: string }[]>`
    select language from (
      select language, created_at from inquiry where member_id = ${member}
      union all
      select language, created_at from chat where member_id = ${member}
    ) asked order by created_at desc limit 1`
  return row?.language ?? 'ko'
}

export async function selectAddressee(
  tx: AppTx,
  member: MemberId,
): Promise<{ readonly name: string; readonly code: string } | undefined> {
  const [row] = await tx.sql<{ name: string; code: string }[]>`
    select name, code from member where id = ${member}`
  return row
}
