import { useTexts } from '@camellia/i18n/texts'
import { Logo } from '@camellia/ui/logo'
import { useRouter, useSearch } from '@tanstack/react-router'
import { askLogin } from '../site/dialogs'
import { signupSearch } from '../site/search'
import { SiteLink } from '../site/site-link'
import styles from './signup.module.css'
import { SignupForm } from './signup-form'
import { useSignup } from './use-signup'

/** The sign-up as a page of its own: where an invitation link leads, with its code filled in. */
export function SignupPage() {
  const { t } = useTexts()
  const { history } = useRouter()
  const { parent = '' } = signupSearch(useSearch({ strict: false }))
  const form = useSignup(parent, () => history.push('/'))
  return (
    <main className={styles.page}>
      <SiteLink href="/home">
        <Logo />
      </SiteLink>
      <div className={styles.panel}>
        <div className={styles.header}>
          <h1>{t('signup.title')}</h1>
          <p>{t('signup.lead')}</p>
        </div>
        <SignupForm form={form} />
      </div>
      <p className={styles.member}>
        {t('signup.member')}
        <button type="button" className={styles.link} onClick={() => askLogin()}>
          {t('word.login')}
        </button>
      </p>
    </main>
  )
}
