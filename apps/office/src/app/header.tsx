import { useSession } from '@camellia/client/session'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton, OfficeIconButton } from '@camellia/ui/office-button'
import { Digits } from '@camellia/ui/office-digits'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Kbd } from '@camellia/ui/office-kbd'
import { OfficeMark } from '@camellia/ui/office-mark'
import { usePhone } from '@camellia/ui/office-media'
import { useMatches } from '@tanstack/react-router'
import { LanguageMenu, ThemeMenu } from '../site/look-menus'
import { AlarmBell, AlarmStrip } from './alarm-strip'
import styles from './header.module.css'
import { MemberSearch } from './member-search'
import { openOverlay } from './overlay'
import { ProfileMenu } from './profile-menu'

export function Header() {
  return <header className={styles.head}>{usePhone() ? <PhoneHead /> : <WideHead />}</header>
}

function WideHead() {
  const { t } = useTexts()
  const { balance } = useSession('balance')
  return (
    <>
      <MemberSearch />
      <OfficeButton look="ghost" onClick={() => openOverlay('palette')}>
        <OfficeIcon name="command" size={14} />
        <span className={styles.wide}>{t('shell.command')}</span>
        <Kbd>⌘K</Kbd>
      </OfficeButton>
      <span className="fill" />
      <AlarmStrip />
      <span className={styles.balance}>
        <span className="f12 t3">{t('shell.balance')}</span>
        {balance !== undefined && <Digits value={balance} className="semi" />}
      </span>
      <i className={styles.line} />
      <span className="row" style={{ gap: 2, flex: 'none' }}>
        <LanguageMenu />
        <ThemeMenu />
      </span>
      <ProfileMenu />
    </>
  )
}

/** On a phone: where one is, and the three things one reaches for. */
function PhoneHead() {
  const { t } = useTexts()
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  return (
    <>
      <OfficeMark size={26} />
      <b className={styles.title}>{title && t(title)}</b>
      <span className="fill" />
      <OfficeIconButton
        icon="search"
        size={20}
        label={t('keys.search')}
        onClick={() => openOverlay('palette')}
      />
      <AlarmBell />
      <ProfileMenu />
    </>
  )
}
