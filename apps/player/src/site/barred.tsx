import { useTexts } from '@camellia/i18n/texts'
import { buttonClass } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import styles from './barred.module.css'
import type { Bar } from './protection.rules'
import { SiteLink } from './site-link'
import { useSite } from './use-site'

/** Instead of a form that would be refused: what runs, until when, and what is still open. */
export function Barred({
  bar: { kind, until },
  more = true,
}: {
  readonly bar: Bar
  /** A way to the page of limits; not on that page itself. */
  readonly more?: boolean
}) {
  const { t, time } = useTexts()
  const support = useSite()?.supportUrl
  return (
    <section className={styles.barred} role="status">
      <span className={styles.picture}>
        <Icon name="pause" size={24} />
      </span>
      <div>
        <h2>{t(`bar.${kind}`)}</h2>
        <p>{t('bar.until', { until: time(until) })}</p>
        <div className={styles.ways}>
          <SiteLink className={buttonClass('secondary', 'sm')} href="/withdraw">
            {t('nav.withdraw')}
          </SiteLink>
          {support && (
            <a
              className={buttonClass('secondary', 'sm')}
              href={support}
              target="_blank"
              rel="noreferrer"
            >
              {t('withdraw.support')}
            </a>
          )}
          {more && (
            <SiteLink className={buttonClass('ghost', 'sm')} href="/protection">
              {t('bar.more')}
            </SiteLink>
          )}
        </div>
      </div>
    </section>
  )
}
