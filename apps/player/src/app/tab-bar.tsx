import { useTexts } from '@camellia/i18n/texts'
import { Icon } from '@camellia/ui/icons'
import { SiteLink } from '../site/site-link'
import { isHere, TABS, useWaiting } from './nav-entries'
import styles from './tab-bar.module.css'

export function TabBar({ path }: { readonly path: string }) {
  const { t, number } = useTexts()
  const waiting = useWaiting()
  return (
    <nav className={styles.bar} aria-label={t('nav.bottom')}>
      {TABS.map((entry) => {
        const { href, label, icon, badge } = entry
        const count = badge?.(waiting) ?? 0
        return (
          <SiteLink key={href} href={href} aria-current={isHere(entry, path) ? 'page' : undefined}>
            <span className={styles.icon}>
              <Icon name={icon} size={24} />
              {count > 0 && <span className={styles.badge}>{number(count)}</span>}
            </span>
            {t(label)}
          </SiteLink>
        )
      })}
    </nav>
  )
}
