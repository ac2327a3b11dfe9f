import { useAction } from '@camellia/client/hooks'
import { exchangeTicket } from '@camellia/contract/access'
import { useTexts } from '@camellia/i18n/texts'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Door } from './door'
import { hasHandoff, spendHandoff } from './handoff'
import styles from './login.module.css'
import { LoginForm } from './login-form'
import { useAdmit } from './use-admit'

export function LoginPage() {
  const { t } = useTexts()
  const { next } = useSearch({ from: '/login' })
  const admit = useAdmit(next)
  const handoff = useHandoff(admit)
  return (
    <Door title={t('login.title')} lead={t('login.lead')}>
      {handoff.failed && <p className={styles.wrong}>{t('login.handoffFailed')}</p>}
      {handoff.busy ? (
        <p className={styles.busy} role="status">
          {t('login.handoff')}
        </p>
      ) : (
        <LoginForm onDone={admit} />
      )}
    </Door>
  )
}

/** Coming from the player site: the code opens the office without a password. */
function useHandoff(admit: ReturnType<typeof useAdmit>) {
  const [due, setDue] = useState(hasHandoff)
  const { run, refusal } = useAction(exchangeTicket, {
    onDone: admit,
    onRefused: () => setDue(false),
  })
  useEffect(() => {
    const code = spendHandoff()
    if (code) run({ code })
  }, [run])
  return { busy: due && !refusal, failed: refusal !== null }
}
