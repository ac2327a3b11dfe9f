import { changeLanguage } from '@camellia/i18n/i18n'
import { LANGUAGE_NAMES, LANGUAGES } from '@camellia/i18n/languages'
import { useTexts } from '@camellia/i18n/texts'
import { IconButton } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { Menu } from '@camellia/ui/menu'

export function LanguageMenu() {
  const { t, language } = useTexts()
  return (
    <Menu
      target={
        <IconButton label={t('word.language')}>
          <Icon name="globe" />
        </IconButton>
      }
      entries={LANGUAGES.map((choice) => ({
        label: LANGUAGE_NAMES[choice],
        lang: choice,
        checked: choice === language,
        onSelect: () => void changeLanguage(choice),
      }))}
    />
  )
}
