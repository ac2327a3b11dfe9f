import type { LanguageCode } from '@camellia/contract/fields'
import type { Setting, SettingValue } from '@camellia/contract/setting-admin'
import { LANGUAGES } from '@camellia/i18n/languages'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeField, OfficeSelect, OfficeTextArea } from '@camellia/ui/office-field'
import { useState } from 'react'
import { LanguageTabs } from '../site/language-tabs'
import { settingValueIn } from '../site/setting-words'

interface Props {
  readonly setting: Setting
  /** What stands in the box; of texts what is written in each language. */
  readonly box: string
  readonly texts: Readonly<Record<string, string>>
  readonly error: string | undefined
  readonly onBox: (box: string) => void
  readonly onTexts: (texts: Readonly<Record<string, string>>) => void
}

/** The box for one setting: a number, a choice, a link, lines, or a text per language. */
export function SettingField(props: Props) {
  const { setting, box, error, onBox } = props
  const texts = useTexts()
  const { t } = texts
  const label = t('setting.column.value')
  const hint = useHint(setting)
  const shared = { label, hint, error, value: box, onChange: onBox }
  const options = optionsOf(setting).map((value) => ({
    value: value === true ? 'on' : value === false ? 'off' : String(value),
    label: settingValueIn(texts, setting.key, value),
  }))
  switch (setting.kind) {
    case 'SWITCH':
    case 'CHOICE':
      return <OfficeSelect {...shared} options={options} />
    case 'LINES':
      return <OfficeTextArea {...shared} rows={10} hint={t('setting.onePerLine')} />
    case 'TEXTS':
      return <TextsField {...props} />
    case 'LINK':
      return <OfficeField {...shared} dir="ltr" inputMode="url" maxLength={300} />
    default:
      return <OfficeField {...shared} dir="ltr" inputMode="numeric" maxLength={20} />
  }
}

function optionsOf({ kind, choices }: Setting): readonly SettingValue[] {
  return kind === 'SWITCH' ? [false, true] : choices
}

function useHint(setting: Setting): string {
  const texts = useTexts()
  const { t } = texts
  const { key, kind, min, max, step, none } = setting
  const said = (value: number) => settingValueIn(texts, key, value)
  const parts = [
    kind === 'LINK' && t('setting.link'),
    kind !== 'LINK' &&
      min !== null &&
      max !== null &&
      t('setting.bounds', { min: said(min), max: said(max) }),
    step !== null && step > 1 && t('setting.step', { step: said(step) }),
    none && t('setting.mayBeEmpty'),
  ]
  return parts.filter(Boolean).join(' · ')
}

function TextsField({ setting, texts, error, onTexts }: Props) {
  const { t, language: own } = useTexts()
  const [language, setLanguage] = useState<LanguageCode>(own)
  return (
    <>
      <LanguageTabs
        value={language}
        written={LANGUAGES.filter((one) => texts[one])}
        onChange={setLanguage}
      />
      <OfficeTextArea
        label={t('setting.column.value')}
        rows={4}
        dir="auto"
        maxLength={setting.max ?? undefined}
        error={error}
        value={texts[language] ?? ''}
        onChange={(text) => onTexts({ ...texts, [language]: text })}
      />
    </>
  )
}
