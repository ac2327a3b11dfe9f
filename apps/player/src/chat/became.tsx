import { useTexts } from '@camellia/i18n/texts'
import { buttonClass } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { inquiryHref } from '../site/help-search'
import { SiteLink } from '../site/site-link'
import styles from './chat.module.css'

/** Nobody was there: where the words are now. */
export function Became({ inquiry, onGo }: { readonly inquiry: string; readonly onGo: () => void }) {
  const { t } = useTexts()
  return (
    <div className={styles.became} role="status">
      <Icon name="success" />
      <div>
        <b>{t('chat.becameTitle')}</b>
        <p>{t('chat.becameText')}</p>
      </div>
      <SiteLink
        className={buttonClass('primary', 'md', true)}
        href={inquiryHref(inquiry)}
        onGo={onGo}
      >
        {t('fast.open')}
      </SiteLink>
    </div>
  )
}
