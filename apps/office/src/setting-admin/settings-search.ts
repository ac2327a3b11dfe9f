import {
  type AdminSettingKey,
  SETTING_GROUPS,
  type SettingGroup,
} from '@camellia/contract/setting-admin'
import { textIn } from '../site/address'
import { settingKey } from '../site/setting-words'

/** What the address bar may say; what is usual is left out. */
export interface SettingsSearch {
  readonly search?: string
  readonly group?: SettingGroup
  readonly changed?: true
  readonly key?: AdminSettingKey
}

/** Anyone can type anything into an address: the rest is dropped. */
export function settingsSearch(raw: Record<string, unknown>): SettingsSearch {
  const group = SETTING_GROUPS.find((known) => known === raw.group)
  const key = settingKey(raw.key)
  return {
    ...textIn('search', raw.search),
    ...(group && { group }),
    ...(raw.changed === true && { changed: true as const }),
    ...(key && { key }),
  }
}
