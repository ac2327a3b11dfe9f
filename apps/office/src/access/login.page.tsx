import { useAction } from '@camellia/client/hooks'
import { exchangeTicket } from '@camellia/contract/access'
import type { TwoFactorDue } from '@camellia/contract/two-factor'
import { exchangeView } from '@camellia/contract/view-as'
import { useTexts } from '@camellia/i18n/texts'
import type { Refusal } from '@camellia/kernel/refusal'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AccessFrame } from './access-frame'
import { hasHandoff, spendHandoff, spendView } from './handoff'
import styles from './login.module.css'
import { LoginForm } from './login-form'
import { TwoFactorStep } from './two-factor-step'
import { useAdmit } from './use-admit'

export function LoginPage() {
  const { t } = useTexts()
  const { next } = useSearch({ from: '/login' })
  const admit = useAdmit(next)
  const [due, setDue] = useState<TwoFactorDue>()
  const handoff = useHandoff(admit, setDue)
  if (due) return <TwoFactorStep due={due} onDone={admit} onBack={() => setDue(undefined)} />
  return (
    <AccessFrame title={t('login.title')} lead={t('login.lead')}>
      {handoff.failed && <p className={styles.wrong}>{t('login.handoffFailed')}</p>}
      {handoff.busy ? (
        <p className={styles.busy} role="status">
          {t('login.handoff')}
        </p>
      ) : (
        <LoginForm onDone={admit} onFactor={setDue} />
      )}
    </AccessFrame>
  )
}

/** Coming from elsewhere: a code opens the office without a password. */
function useHandoff(admit: ReturnType<typeof useAdmit>, onFactor: (due: TwoFactorDue) => void) {
  const [due, setDue] = useState(hasHandoff)
  const [failed, setFailed] = useState(false)
  const onRefused = ({ code, data }: Refusal) => {
    setDue(false)
    if (code === 'TWO_FACTOR_REQUIRED') onFactor(data as TwoFactorDue)
    else setFailed(true)
  }
  const { run: enter } = useAction(exchangeTicket, { onDone: admit, onRefused })
  const { run: look } = useAction(exchangeView, { onDone: admit, onRefused })
  useEffect(() => {
    const code = spendHandoff()
    const view = spendView()
    if (code) enter({ code })
    if (view) look({ code: view })
  }, [enter, look])
  return { busy: due && !failed, failed }
}
