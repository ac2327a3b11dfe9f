import type { AdminSettingKey, SettingValue } from '@camellia/contract/setting-admin'
import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'

export interface ChangedRow {
  readonly key: string
  readonly at: Date
  readonly code: string | null
  readonly name: string | null
}

/** Who changed what is not as it came. */
export async function selectChanged(tx: AppTx): Promise<readonly ChangedRow[]> {
  return tx.sql<ChangedRow[]>`
    select s.key, s.changed_at as at, m.code, m.name
    from setting s left join member m on m.id = s.changed_by`
}

export interface ChangeRow {
  readonly id: string
  readonly key: AdminSettingKey
  readonly before: SettingValue
  readonly after: SettingValue
  readonly needsTwo: boolean
  readonly state: 'WAITING' | 'SAVED' | 'REFUSED'
  readonly madeBy: MemberId
  readonly madeAt: Date
  readonly madeByCode: string | null
  readonly madeByName: string | null
  readonly decidedAt: Date | null
  readonly decidedByCode: string | null
  readonly decidedByName: string | null
}

export async function selectChanges(
  tx: AppTx,
  {
    key,
    waiting,
    id,
    size,
  }: {
    readonly key?: AdminSettingKey | undefined
    readonly waiting?: true
    readonly id?: string
    readonly size: number
  },
): Promise<readonly ChangeRow[]> {
  return tx.sql<ChangeRow[]>`
    select c.id, c.key, c.before, c.after, c.needs_two as "needsTwo", c.state,
           c.made_by as "madeBy", c.made_at as "madeAt", m.code as "madeByCode",
           m.name as "madeByName", c.decided_at as "decidedAt", d.code as "decidedByCode",
           d.name as "decidedByName"
    from setting_change c left join member m on m.id = c.made_by
         left join member d on d.id = c.decided_by
    where true
      ${key ? tx.sql`and c.key = ${key}` : tx.sql``}
      ${waiting ? tx.sql`and c.state = 'WAITING'` : tx.sql``}
      ${id ? tx.sql`and c.id = ${id}` : tx.sql``}
    order by c.made_at desc limit ${size}`
}

/** All who change one setting come one after another, whether or not it has a row. */
export async function lockSetting(tx: AppTx, key: AdminSettingKey): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended('setting:' || ${key}, 0))`
}

export async function insertChange(
  tx: AppTx,
  change: Pick<ChangeRow, 'id' | 'key' | 'before' | 'after' | 'needsTwo' | 'state' | 'madeBy'>,
): Promise<void> {
  const { id, key, before, after, state, madeBy } = change
  await tx.sql`
    insert into setting_change (id, key, before, after, needs_two, state, made_by)
    values (${id}, ${key}, ${JSON.stringify(before)}::text::jsonb,
            ${JSON.stringify(after)}::text::jsonb, ${change.needsTwo}, ${state}, ${madeBy})`
}

/** False when somebody decided it meanwhile. */
export async function saveDecision(
  tx: AppTx,
  { id, state, by }: Pick<ChangeRow, 'id' | 'state'> & { readonly by: MemberId },
): Promise<boolean> {
  const rows = await tx.sql`
    update setting_change set state = ${state}, decided_by = ${by}, decided_at = now()
    where id = ${id} and state = 'WAITING' returning 1`
  return rows.length === 1
}

export interface HeadRow {
  readonly id: MemberId
}

export async function selectHead(tx: AppTx): Promise<MemberId | undefined> {
  const [row] = await tx.sql<HeadRow[]>`select id from member where parent_id is null limit 1`
  return row?.id
}
