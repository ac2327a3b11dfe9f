import { useTexts } from '@camellia/i18n/texts'
import { SiteLink } from '../site/site-link'
import { useSite } from '../site/use-site'
import styles from './footer.module.css'

export function Footer() {
  const { t } = useTexts()
  const site = useSite()
  return (
    <footer className={styles.foot}>
      <div>
        {site?.mode === 'play' && <p>{t('foot.text')}</p>}
        <p>{t('foot.fun')}</p>
      </div>
      <div className={styles.links}>
        <SiteLink className={styles.link} href="/protection">
          {t('nav.protection')}
        </SiteLink>
        <SiteLink className={styles.link} href="/fairness">
          {t('nav.fairness')}
        </SiteLink>
      </div>
    </footer>
  )
}
