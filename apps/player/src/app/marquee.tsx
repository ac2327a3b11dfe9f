import { useTexts } from '@camellia/i18n/texts'
import { classes } from '@camellia/ui/class-names'
import { Icon } from '@camellia/ui/icons'
import { useSite } from '../site/use-site'
import styles from './marquee.module.css'

/** The scrolling welcome text: in the header, or as a band below it on phones. */
export function Marquee({ band = false }: { readonly band?: boolean }) {
  const { t, language } = useTexts()
  const banner = useSite()?.banner
  const text = banner?.[language] ?? banner?.en ?? ''
  return (
    <section
      className={classes(styles.marquee, band ? styles.band : styles.inHead)}
      aria-label={t('head.banner')}
    >
      {text && (
        <>
          <Icon name="horn" size={band ? 16 : 20} />
          <div className={styles.track}>
            <p>
              <span>{text}</span>
              <span aria-hidden="true">{text}</span>
            </p>
          </div>
        </>
      )}
    </section>
  )
}
