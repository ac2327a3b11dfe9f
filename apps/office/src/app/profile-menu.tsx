import { useSession } from '@camellia/client/session'
import { useTexts } from '@camellia/i18n/texts'
import { Menu } from '@camellia/ui/menu'
import { Avatar } from '@camellia/ui/office-avatar'
import { useNavigate } from '@tanstack/react-router'
import { useLogOut } from '../site/use-log-out'
import styles from './header.module.css'
import { openOverlay } from './overlay'

export function ProfileMenu() {
  const { t } = useTexts()
  const { name, code } = useSession('name', 'code')
  const logOut = useLogOut()
  const navigate = useNavigate()
  return (
    <Menu
      heading={`${name} · ${code}`}
      target={
        <button type="button" className={styles.me} aria-label={t('shell.profile', { name })}>
          <Avatar name={name} large />
        </button>
      }
      entries={[
        {
          label: t('menu.profile'),
          icon: 'user',
          onSelect: () => void navigate({ to: '/profile' }),
        },
        {
          label: t('notice.inbox'),
          icon: 'horn',
          onSelect: () => void navigate({ to: '/partner-notices' }),
        },
        { label: t('keys.palette'), icon: 'search', onSelect: () => openOverlay('palette') },
        { label: t('keys.all'), icon: 'info', onSelect: () => openOverlay('keys') },
        { label: t('word.logout'), icon: 'logout', onSelect: logOut },
      ]}
    />
  )
}
