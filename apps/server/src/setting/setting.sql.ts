import type { AppTx } from '../http/tell'
import { SETTING_DEFAULTS, type SettingKey, type Settings } from './setting.rules'

export async function selectSettings(tx: AppTx): Promise<Settings> {
  const rows = await tx.sql<{ key: string; value: unknown }[]>`select key, value from setting`
  const changed = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  return { ...SETTING_DEFAULTS, ...changed } as Settings
}

export async function saveSetting<Key extends SettingKey>(
  tx: AppTx,
  change: { readonly key: Key; readonly value: Settings[Key]; readonly by: number | null },
): Promise<void> {
  const { key, value, by } = change
  await tx.sql`
    insert into setting (key, value, changed_by)
    values (${key}, ${JSON.stringify(value)}::text::jsonb, ${by})
    on conflict (key) do update
      set value = excluded.value, changed_by = excluded.changed_by, changed_at = now()`
}

export async function removeSetting(tx: AppTx, key: SettingKey): Promise<void> {
  await tx.sql`delete from setting where key = ${key}`
}
