import type { Setting, SettingValue } from '@camellia/contract/setting-admin'
import type { TextKey } from '@camellia/i18n/texts'
import type { SettingsSearch } from './settings-search'

type Tell = (key: TextKey) => string

/** Whether it is as it came. */
export function isDefault({ value, otherwise }: Pick<Setting, 'value' | 'otherwise'>): boolean {
  return JSON.stringify(sorted(value)) === JSON.stringify(sorted(otherwise))
}

export function sorted(value: SettingValue): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Those whose name, key or explanation has every word that was typed. */
export function foundIn(
  settings: readonly Setting[],
  { search = '', group, changed }: SettingsSearch,
  t: Tell,
): readonly Setting[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return settings.filter((setting) => {
    if (group && setting.group !== group) return false
    if (changed && isDefault(setting)) return false
    const { key } = setting
    const text = [key, t(`setting.name.${key}`), t(`setting.about.${key}`)].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** What was typed into one box; undefined: it is no number at all. */
export function typedValue(setting: Setting, typed: string): SettingValue | undefined {
  const text = typed.trim()
  const { kind } = setting
  if (text === '' && setting.none) return null
  if (kind === 'SWITCH') return text === 'on'
  if (kind === 'CHOICE' || kind === 'LINK') return text
  if (kind === 'LINES') {
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  }
  const digits = text.replaceAll(/[\s,.\u00a0\u202f’']/g, '')
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined
}

/** The same the other way: what stands in the box. */
export function boxOf(value: SettingValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'object' ? '' : String(value)
}
