import type { LanguageCode } from '@camellia/contract/fields'
import { LANGUAGE_NAMES, LANGUAGES } from '@camellia/i18n/languages'
import { useTexts } from '@camellia/i18n/texts'
import { Tabs } from '@camellia/ui/office-tabs'
import styles from './writing.module.css'

/** The seven languages; a check stands where something is written. */
export function LanguageTabs({
  value,
  written,
  onChange,
}: {
  readonly value: LanguageCode
  readonly written: readonly LanguageCode[]
  readonly onChange: (language: LanguageCode) => void
}) {
  const { t } = useTexts()
  return (
    <Tabs
      className={styles.languages}
      label={t('word.language')}
      value={value}
      onChange={onChange}
      choices={LANGUAGES.map((language) => ({
        value: language,
        label: LANGUAGE_NAMES[language],
        count: written.includes(language) ? '✓' : undefined,
      }))}
    />
  )
}
