import { useSession } from '@camellia/client/session'
import { changeLanguage } from '@camellia/i18n/i18n'
import { LANGUAGE_NAMES, LANGUAGES } from '@camellia/i18n/languages'
import { useTexts } from '@camellia/i18n/texts'
import { usePreferences } from '@camellia/ui/preferences'
import { useNavigate } from '@tanstack/react-router'
import { entriesFor } from '../site/menu'
import { changeSound, useSound } from '../site/sound'
import { useLogOut } from '../site/use-log-out'
import { openOverlay } from './overlay'
import type { Command } from './palette.rules'

/** Everything one can do from anywhere, in the order one looks for it. */
export function useCommands(): readonly Command[] {
  const going = useGoing()
  const doing = useDoing()
  return [...going, ...doing, ...useLook()]
}

function useGoing(): readonly Command[] {
  const { t } = useTexts()
  const navigate = useNavigate()
  return entriesFor(useSession().permissions).map(({ to, text, icon, letter }) => ({
    id: to.slice(1).replace('/', '-'),
    group: t('palette.go'),
    label: t(text),
    icon,
    caps: ['G', letter],
    run: () => void navigate({ to }),
  }))
}

function useDoing(): readonly Command[] {
  const { t } = useTexts()
  const sound = useSound()
  const logOut = useLogOut()
  const navigate = useNavigate()
  const group = t('palette.do')
  return [
    {
      id: 'sound',
      group,
      label: t('alarm.sound'),
      note: t(sound ? 'alarm.soundOn' : 'alarm.soundOff'),
      icon: sound ? 'soundOn' : 'soundOff',
      run: () => changeSound(!sound),
    },
    {
      id: 'partner-notices',
      group,
      label: t('notice.inbox'),
      icon: 'inbox',
      run: () => void navigate({ to: '/partner-notices' }),
    },
    {
      id: 'keys',
      group,
      label: t('keys.all'),
      icon: 'help',
      caps: ['?'],
      run: () => openOverlay('keys'),
    },
    { id: 'logout', group, label: t('word.logout'), icon: 'logout', run: logOut },
  ]
}

function useLook(): readonly Command[] {
  const { t, language } = useTexts()
  const [look, change] = usePreferences()
  const themes = (['light', 'dark', 'system'] as const).map((theme) => ({
    id: `theme-${theme}`,
    group: t('look.theme'),
    label: t(`theme.${theme}`),
    icon: ({ light: 'sun', dark: 'moon', system: 'screen' } as const)[theme],
    checked: theme === look.theme,
    run: () => change({ theme }),
  }))
  const languages = LANGUAGES.map((code) => ({
    id: `language-${code}`,
    group: t('word.language'),
    label: LANGUAGE_NAMES[code],
    icon: 'language' as const,
    checked: code === language,
    run: () => void changeLanguage(code),
  }))
  return [...themes, ...languages]
}
