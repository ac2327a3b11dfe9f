import {
  type AdminSettingKey,
  SETTING_KEYS,
  SETTING_KIND_OF,
  type SettingValue,
} from '@camellia/contract/setting-admin'
import type { Texts } from '@camellia/i18n/texts'

export type SettingTeller = Pick<Texts, 't' | 'won' | 'number'>

const CHOICES = ['hangul', 'any', 'generic', 'brief4', 'off', 'office'] as const

export function settingKey(text: unknown): AdminSettingKey | undefined {
  return SETTING_KEYS.find((known) => known === text)
}

/** A value of a setting as people say it: won, hours, on or off, how many languages. */
export function settingValueIn(
  { t, won, number }: SettingTeller,
  key: AdminSettingKey,
  value: SettingValue,
): string {
  if (value === null || value === undefined || value === '') return t('setting.empty')
  if (typeof value === 'boolean') return t(value ? 'setting.on' : 'setting.off')
  if (Array.isArray(value)) return t('setting.lines', { count: value.length })
  if (typeof value === 'object') {
    const written = Object.values(value).filter(Boolean).length
    return t('setting.languages', { count: written })
  }
  if (typeof value === 'string') {
    const known = CHOICES.find((choice) => choice === value)
    return known ? t(`setting.choice.${known}`) : value
  }
  const kind = SETTING_KIND_OF[key]
  if (kind === 'WON') return won(value)
  const count = number(value)
  if (kind === 'MINUTES') return t('setting.minutes', { count })
  if (kind === 'HOURS') return t('setting.hours', { count })
  return kind === 'DAYS' ? t('setting.days', { count }) : count
}
