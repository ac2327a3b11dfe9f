import { useSession } from '@camellia/client/session'
import { useTexts } from '@camellia/i18n/texts'
import { Drawer } from '@camellia/ui/drawer'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { OfficeMark } from '@camellia/ui/office-mark'
import { Link } from '@tanstack/react-router'
import { LanguageMenu, ThemeMenu } from '../site/look-menus'
import { entriesFor } from '../site/menu'
import { useShell } from '../site/use-shell'
import { MenuList } from './menu-list'
import { closeOverlay, openOverlay, useOverlay } from './overlay'
import { PlayMoneyTag } from './play-money-tag'
import styles from './tab-bar.module.css'

/** Four places at most, and the whole menu in a drawer. */
const PLACES = 4

export function TabBar() {
  const { t, number } = useTexts()
  const entries = entriesFor(useSession('permissions').permissions).slice(0, PLACES)
  const shell = useShell()
  const overlay = useOverlay()
  return (
    <>
      <nav className={styles.bar} aria-label={t('shell.tabs')}>
        {entries.map(({ to, text, icon, count }) => (
          <Link
            key={to}
            to={to}
            activeProps={{ 'aria-current': 'page' }}
            activeOptions={{ includeSearch: false, exact: true }}
          >
            <OfficeIcon name={icon} size={20} />
            {t(text)}
            {count && shell?.[count] ? (
              <span className={styles.badge}>{number(shell[count])}</span>
            ) : null}
          </Link>
        ))}
        <button type="button" onClick={() => openOverlay('menu')}>
          <OfficeIcon name="menu" size={20} />
          {t('word.menu')}
        </button>
      </nav>
      {overlay === 'menu' && <MenuDrawer />}
    </>
  )
}

function MenuDrawer() {
  const { t } = useTexts()
  const { name, code } = useSession('name', 'code')
  return (
    <Drawer onClose={closeOverlay} label={t('shell.menu')}>
      <div className={styles.drawer}>
        <p className={styles.who}>
          <OfficeMark size={26} />
          <b>{name}</b>
          <span className="t3">{code}</span>
        </p>
        <MenuList onGo={closeOverlay} />
        <div className={styles.foot}>
          <PlayMoneyTag />
          <span className="fill" />
          <LanguageMenu />
          <ThemeMenu />
        </div>
      </div>
    </Drawer>
  )
}
