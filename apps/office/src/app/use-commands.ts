import { useSession } from '@camellia/client/session'
import { abilityOf, type Permission } from '@camellia/contract/abilities'
import { changeLanguage } from '@camellia/i18n/i18n'
import { LANGUAGE_NAMES, LANGUAGES } from '@camellia/i18n/languages'
import { type TextKey, useTexts } from '@camellia/i18n/texts'
import { can } from '@camellia/kernel/ability'
import type { OfficeIconName } from '@camellia/ui/office-icons'
import { usePreferences } from '@camellia/ui/preferences'
import { type NavigateOptions, useNavigate } from '@tanstack/react-router'
import { DEED_WORDS, DEEDS } from '../site/deeds'
import { changeSound, useSound } from '../site/sound'
import { useLogOut } from '../site/use-log-out'
import { openOverlay } from './overlay'
import type { Command } from './palette.rules'
import { screensFor } from './screens'

/** Everything one can do from anywhere, in the order one looks for it. */
export function useCommands(): readonly Command[] {
  const going = useGoing()
  const beginning = useBeginning()
  const doing = useDoing()
  return [...going, ...beginning, ...doing, ...useLook()]
}

function useGoing(): readonly Command[] {
  const { t } = useTexts()
  const navigate = useNavigate()
  return screensFor(useSession('permissions').permissions).map(({ to, text, icon, letter }) => ({
    id: to.slice(1).replace('/', '-'),
    group: t('palette.go'),
    label: t(text),
    words: to,
    icon,
    ...(letter && { caps: ['G', letter] }),
    run: () => void navigate({ to }),
  }))
}

/** What is begun most often: each opens where it is done. */
const BEGINNINGS: readonly {
  readonly text: TextKey
  readonly icon: OfficeIconName
  readonly need: Permission
  readonly link: NavigateOptions
  readonly words?: string
}[] = [
  {
    text: 'edit.createMEMBER',
    icon: 'userPlus',
    need: 'Member.create',
    link: { to: '/members', search: { new: true } },
  },
  {
    text: 'edit.createPARTNER',
    icon: 'partner',
    need: 'Member.create',
    link: { to: '/partners', search: { new: true } },
  },
  {
    text: 'edit.createUSER',
    icon: 'staff',
    need: 'Member.create',
    link: { to: '/users', search: { new: true } },
  },
  {
    text: 'notice.write',
    icon: 'notice',
    need: 'Notice.create',
    link: { to: '/notices', search: { edit: 'new' } },
  },
  {
    text: 'broadcast.write',
    icon: 'letter',
    need: 'Message.write',
    link: { to: '/messages', search: { write: true } },
  },
  {
    text: 'gift.give',
    icon: 'gift',
    need: 'Call.manage',
    link: { to: '/call', search: { give: true } },
  },
  {
    text: 'closure.new',
    icon: 'wrench',
    need: 'System.manage',
    link: { to: '/system', search: { close: true } },
    words: 'maintenance',
  },
  {
    text: 'account.add',
    icon: 'bank',
    need: 'Deposit.allow',
    link: { to: '/company-accounts', search: { add: true } },
  },
]

function useBeginning(): readonly Command[] {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { permissions } = useSession('permissions')
  return BEGINNINGS.filter(({ need }) => can(permissions, abilityOf(need))).map(
    ({ text, icon, link, words }) => ({
      id: text.replace('.', '-'),
      group: t('palette.do'),
      label: t(text),
      icon,
      ...(words && { words }),
      run: () => void navigate(link),
    }),
  )
}

/** What is done to a member: its name, then who. */
export function useDeeds() {
  const { t } = useTexts()
  const { permissions } = useSession('permissions')
  return DEEDS.filter((deed) => can(permissions, abilityOf(DEED_WORDS[deed].need))).map((deed) => {
    const label = t(DEED_WORDS[deed].text)
    return {
      id: `deed-${deed}`,
      deed,
      group: t('palette.deeds'),
      label,
      note: t('palette.whom'),
      names: [label, ...DEED_WORDS[deed].words],
      words: DEED_WORDS[deed].words.join(' '),
      icon: 'user' as const,
      fills: `${label} `,
      run: () => {},
    }
  })
}

function useDoing(): readonly Command[] {
  const { t } = useTexts()
  const sound = useSound()
  const logOut = useLogOut()
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
