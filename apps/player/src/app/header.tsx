import { useSession } from '@camellia/client/session'
import { useTexts } from '@camellia/i18n/texts'
import { Button, buttonClass, IconButton } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { Logo } from '@camellia/ui/logo'
import { askLogin, openDialog } from '../site/dialogs'
import { SiteLink } from '../site/site-link'
import { useLogOut } from '../site/use-log-out'
import styles from './header.module.css'
import { HeaderTools } from './header-tools'
import { Marquee } from './marquee'
import { Wallet } from './wallet'

export function Header({ onMenu }: { readonly onMenu: () => void }) {
  const { t } = useTexts()
  const { isAuth } = useSession('isAuth')
  return (
    <header className={styles.head}>
      <IconButton className={styles.phone} label={t('word.menu')} onClick={onMenu}>
        <Icon name="menu" size={24} />
      </IconButton>
      <SiteLink className={styles.mark} href="/home">
        <Logo markOnly />
      </SiteLink>
      <Marquee />
      <IconButton
        className={styles.wide}
        label={t('head.search')}
        onClick={() => openDialog({ kind: 'search' })}
      >
        <Icon name="search" />
      </IconButton>
      {isAuth && <Wallet />}
      {isAuth && <DepositLink />}
      <span className={styles.tools}>
        <HeaderTools />
      </span>
      {isAuth ? <LogOutButton /> : <VisitorButtons />}
    </header>
  )
}

/** On a phone it is the sign alone: the balance beside it may have twelve digits. */
function DepositLink() {
  const { t } = useTexts()
  return (
    <SiteLink className={`${buttonClass('primary')} ${styles.deposit}`} href="/deposit">
      <Icon name="deposit" size={18} />
      <span>{t('nav.deposit')}</span>
    </SiteLink>
  )
}

function LogOutButton() {
  const { t } = useTexts()
  const logOut = useLogOut()
  return (
    <IconButton label={t('word.logout')} onClick={logOut}>
      <Icon name="logout" />
    </IconButton>
  )
}

function VisitorButtons() {
  const { t } = useTexts()
  return (
    <span className={styles.visitor}>
      <Button onClick={() => askLogin()}>{t('word.login')}</Button>
      <Button look="primary" onClick={() => openDialog({ kind: 'signup' })}>
        {t('head.signup')}
      </Button>
    </span>
  )
}
