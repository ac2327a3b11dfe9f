import { useSession } from '@camellia/client/session'
import { useTexts } from '@camellia/i18n/texts'
import { Icon } from '@camellia/ui/icons'
import { Logo } from '@camellia/ui/logo'
import { toast } from '@camellia/ui/toast'
import { useRouterState } from '@tanstack/react-router'
import { SiteLink } from '../site/site-link'
import { isHere, NAV_GROUPS, type NavEntry, useMayOpenPartnerSite } from './nav-entries'
import { PartnerEntry } from './partner-entry'
import { PlayMoney } from './play-money'
import styles from './side-menu.module.css'

export function SideMenu({ onGo }: { readonly onGo?: () => void }) {
  const { t } = useTexts()
  const partner = useMayOpenPartnerSite()
  return (
    <>
      <SiteLink className={styles.brand} href="/home" onGo={onGo}>
        <Logo />
      </SiteLink>
      <nav className={styles.nav} aria-label={t('nav.main')}>
        {NAV_GROUPS.map(({ heading, entries }) => (
          <div key={heading ?? 'first'}>
            {heading && <p className={styles.heading}>{t(heading)}</p>}
            {entries.map((entry) => (
              <Entry key={entry.href} entry={entry} onGo={onGo} />
            ))}
          </div>
        ))}
        {partner && <PartnerEntry />}
      </nav>
      <PlayMoney />
    </>
  )
}

function Entry({
  entry,
  onGo,
}: {
  readonly entry: NavEntry
  readonly onGo: (() => void) | undefined
}) {
  const { t, number } = useTexts()
  const session = useSession()
  const { href, label, icon, badge } = entry
  const here = useRouterState({ select: ({ location }) => isHere(entry, location.pathname) })
  const count = session.isAuth ? (badge?.(session) ?? 0) : 0
  return (
    <SiteLink
      className={styles.entry}
      href={href}
      aria-current={here ? 'page' : undefined}
      title={t(label)}
      onRefused={() => toast('warning', t('session.required'))}
      onGo={onGo}
    >
      <Icon name={icon} />
      <span className={styles.label}>{t(label)}</span>
      {count > 0 && <span className={styles.badge}>{number(count)}</span>}
    </SiteLink>
  )
}
