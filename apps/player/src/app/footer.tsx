import { type TextKey, useTexts } from '@camellia/i18n/texts'
import { SiteLink } from '../site/site-link'
import { useSite } from '../site/use-site'
import styles from './footer.module.css'

const LINKS: readonly (readonly [string, TextKey])[] = [
  ['/fairness', 'nav.fairness'],
  ['/responsible-play', 'info.RESPONSIBLE'],
  ['/terms', 'info.TERMS'],
  ['/privacy', 'info.PRIVACY'],
  ['/help', 'info.HELP'],
]

/** On every page, for guests too. */
export function Footer() {
  const { t } = useTexts()
  const site = useSite()
  return (
    <footer className={styles.foot}>
      <div>
        {site?.mode === 'play' && <p>{t('foot.text')}</p>}
        <p>{t('foot.fun')}</p>
      </div>
      <nav className={styles.links} aria-label={t('foot.links')}>
        {LINKS.map(([href, label]) => (
          <SiteLink key={href} className={styles.link} href={href}>
            {t(label)}
          </SiteLink>
        ))}
      </nav>
    </footer>
  )
}
