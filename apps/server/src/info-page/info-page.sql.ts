import type { InfoPage } from '@camellia/contract/info-page'
import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'
import type { Contents } from './info-page.rules'

export interface InfoPageRow {
  readonly page: InfoPage
  readonly contents: Contents
  readonly changedAt: Date
  readonly changedBy: MemberId
}

export async function selectInfoPages(tx: AppTx): Promise<InfoPageRow[]> {
  return tx.sql<InfoPageRow[]>`
    select page, contents, changed_at as "changedAt", changed_by as "changedBy" from info_page`
}

export async function selectInfoPage(tx: AppTx, page: InfoPage): Promise<InfoPageRow | undefined> {
  const [row] = await tx.sql<InfoPageRow[]>`
    select page, contents, changed_at as "changedAt", changed_by as "changedBy"
    from info_page where page = ${page}`
  return row
}

export async function selectCode(tx: AppTx, id: MemberId): Promise<string | undefined> {
  const [row] = await tx.sql<{ code: string }[]>`select code from member where id = ${id}`
  return row?.code
}

export async function saveInfoPage(
  tx: AppTx,
  { page, contents, by }: { page: InfoPage; contents: Contents; by: MemberId },
): Promise<void> {
  await tx.sql`
    insert into info_page (page, contents, changed_by)
    values (${page}, ${tx.sql.json(contents)}, ${by})
    on conflict (page) do update
      set contents = excluded.contents, changed_by = excluded.changed_by, changed_at = now()`
}
