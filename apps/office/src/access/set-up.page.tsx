import { useTexts } from '@camellia/i18n/texts'
import { toast } from '@camellia/ui/toast'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AccessFrame } from './access-frame'
import { spendHandoff } from './handoff'
import styles from './login.module.css'
import { SetUpForm } from './set-up-form'

/** The first administrator of an empty installation; the code comes in the printed address. */
export function SetUpPage() {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [setUpCode] = useState(spendHandoff)
  const done = () => {
    toast('success', t('setUp.done'))
    void navigate({ to: '/login' })
  }
  return (
    <AccessFrame title={t('setUp.title')} lead={t('setUp.lead')}>
      {setUpCode ? (
        <SetUpForm setUpCode={setUpCode} onDone={done} />
      ) : (
        <p className={styles.wrong} role="alert">
          {t('setUp.noCode')}
        </p>
      )}
    </AccessFrame>
  )
}
