import { changeLanguage } from '@camellia/i18n/i18n'
import { LANGUAGE_NAMES, LANGUAGES } from '@camellia/i18n/languages'
import { useTexts } from '@camellia/i18n/texts'
import { Menu } from '@camellia/ui/menu'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { usePreferences, useScheme } from '@camellia/ui/preferences'
import styles from './look-menus.module.css'

export function LanguageMenu() {
  const { t, language } = useTexts()
  return (
    <Menu
      heading={t('word.language')}
      target={
        <button
          type="button"
          className={styles.button}
          aria-label={`${t('word.language')}: ${LANGUAGE_NAMES[language]}`}
          title={t('word.language')}
        >
          {language.toUpperCase()}
        </button>
      }
      entries={LANGUAGES.map((code) => ({
        label: LANGUAGE_NAMES[code],
        lang: code,
        checked: code === language,
        onSelect: () => void changeLanguage(code),
      }))}
    />
  )
}

export function ThemeMenu() {
  const { t } = useTexts()
  const [look, change] = usePreferences()
  const dark = useScheme(look) === 'dark'
  return (
    <Menu
      heading={t('look.theme')}
      target={
        <button
          type="button"
          className={styles.button}
          aria-label={`${t('look.theme')}: ${t(`theme.${look.theme}`)}`}
          title={t('look.theme')}
        >
          <OfficeIcon name={dark ? 'moon' : 'sun'} />
        </button>
      }
      entries={(['light', 'dark', 'system'] as const).map((theme) => ({
        label: t(`theme.${theme}`),
        checked: theme === look.theme,
        onSelect: () => change({ theme }),
      }))}
    />
  )
}
