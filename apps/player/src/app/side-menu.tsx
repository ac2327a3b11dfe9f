import { useTexts } from '@camellia/i18n/texts'
import { Icon } from '@camellia/ui/icons'
import { Logo } from '@camellia/ui/logo'
import { toast } from '@camellia/ui/toast'
import { useRouterState } from '@tanstack/react-router'
import { SiteLink } from '../site/site-link'
import { isHere, NAV_GROUPS, type NavEntry, useMayOpenPartnerSite, useWaiting } from './nav-entries'
import { PartnerEntry } from './partner-entry'
import { PlayMoney } from './play-money'
import styles from './side-menu.module.css'

export function SideMenu({ onGo }: { readonly onGo?: () => void }) {
  const { t } = useTexts()
  const partner = useMayOpenPartnerSite()
  const waiting = useWaiting()
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
              <Entry
                key={entry.href}
                entry={entry}
                count={entry.badge?.(waiting) ?? 0}
                onGo={onGo}
              />
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
  count,
  onGo,
}: {
  readonly entry: NavEntry
  readonly count: number
  readonly onGo: (() => void) | undefined
}) {
  const { t, number } = useTexts()
  const { href, label, icon } = entry
  const here = useRouterState({ select: ({ location }) => isHere(entry, location.pathname) })
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
