import { useTexts } from '@camellia/i18n/texts'
import { Drawer } from '@camellia/ui/drawer'
import { HeaderTools } from './header-tools'
import styles from './menu-drawer.module.css'
import { SideMenu } from './side-menu'

export function MenuDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  return (
    <Drawer onClose={onClose} label={t('nav.main')}>
      <SideMenu onGo={onClose} />
      <div className={styles.tools}>
        <HeaderTools />
      </div>
    </Drawer>
  )
}
