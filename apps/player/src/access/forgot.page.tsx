import { useTexts } from '@camellia/i18n/texts'
import { Logo } from '@camellia/ui/logo'
import { Segments } from '@camellia/ui/segments'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { askLogin } from '../site/dialogs'
import { SiteLink } from '../site/site-link'
import styles from './forgot.module.css'
import { AskForm, SetForm } from './forgot-forms'

type Step = 'ask' | 'set'

/** Two steps with a phone call between them: ask, and set with the code that staff pass on. */
export function ForgotPage() {
  const { t } = useTexts()
  const { history } = useRouter()
  const [step, setStep] = useState<Step>('ask')
  const [code, setCode] = useState('')
  const done = () => {
    history.push('/')
    askLogin()
  }
  return (
    <main className={styles.page}>
      <SiteLink href="/home">
        <Logo />
      </SiteLink>
      <div className={styles.panel}>
        <h1>{t('forgot.title')}</h1>
        <p className={styles.lead}>{t(step === 'ask' ? 'forgot.askLead' : 'forgot.setLead')}</p>
        <Segments<Step>
          label={t('forgot.title')}
          value={step}
          onChange={setStep}
          choices={[
            { value: 'ask', label: t('forgot.ask') },
            { value: 'set', label: t('forgot.set') },
          ]}
        />
        {step === 'ask' ? (
          <AskForm
            onAsked={(asked) => {
              setCode(asked)
              setStep('set')
            }}
          />
        ) : (
          <SetForm known={code} onDone={done} />
        )}
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
