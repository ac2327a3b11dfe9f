import { changeLanguage } from '@camellia/i18n/i18n'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@camellia/i18n/languages'
import { useTexts } from '@camellia/i18n/texts'
import { SelectField } from '@camellia/ui/select-field'

export function LanguageField() {
  const { t, language } = useTexts()
  return (
    <SelectField
      label={t('word.language')}
      value={language}
      onChange={(choice) => {
        if (isLanguage(choice)) void changeLanguage(choice)
      }}
      options={LANGUAGES.map((choice) => ({ value: choice, label: LANGUAGE_NAMES[choice] }))}
    />
  )
}
