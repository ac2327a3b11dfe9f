import { useTexts } from '@camellia/i18n/texts'
import { buttonClass } from '@camellia/ui/button'
import { EmptyState } from '@camellia/ui/states'
import { SiteLink } from '../site/site-link'
import { useSite } from '../site/use-site'
import styles from './money.module.css'

/** Without an account or a password nobody can withdraw: says which, and where to go. */
export function WithdrawMissing({ account }: { readonly account: boolean }) {
  const { t } = useTexts()
  const support = useSite()?.supportUrl
  return (
    <section className="card">
      <EmptyState
        icon={account ? 'lock' : 'bank'}
        title={t(account ? 'withdraw.noPassword' : 'withdraw.noAccount')}
      >
        <p>{t(account ? 'withdraw.noPasswordText' : 'withdraw.noAccountText')}</p>
        <div className={styles.ways}>
          <SiteLink className={buttonClass('primary')} href="/profile">
            {t('withdraw.toProfile')}
          </SiteLink>
          {support && (
            <a className={buttonClass()} href={support} target="_blank" rel="noreferrer">
              {t('withdraw.support')}
            </a>
          )}
        </div>
      </EmptyState>
    </section>
  )
}
