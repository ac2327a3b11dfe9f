import { useTexts } from '@camellia/i18n/texts'
import { type HelpSearch, helpHref } from '../site/help-search'
import { SiteLink } from '../site/site-link'
import styles from './help.module.css'

/** Where one is in the help center; each part has its own address. */
export function HelpTabs({
  view,
  answers,
}: {
  readonly view: HelpSearch['view']
  /** Answers I have not seen. */
  readonly answers: number
}) {
  const { t, number } = useTexts()
  return (
    <nav className={styles.tabs} aria-label={t('help.views')}>
      <SiteLink href={helpHref()} aria-current={view === undefined ? 'page' : undefined}>
        {t('help.faq')}
      </SiteLink>
      <SiteLink
        href={helpHref({ view: 'mine' })}
        aria-current={view === 'mine' ? 'page' : undefined}
      >
        {t('help.mine')}
        {answers > 0 && (
          <span className={styles.count}>
            {number(answers)}
            <span className="srOnly"> {t('inquiry.new')}</span>
          </span>
        )}
      </SiteLink>
      <SiteLink href={helpHref({ view: 'ask' })} aria-current={view === 'ask' ? 'page' : undefined}>
        {t('inquiry.write')}
      </SiteLink>
    </nav>
  )
}
