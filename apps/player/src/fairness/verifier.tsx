import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { type FormEvent, useState } from 'react'
import { claimHolds } from './claim'
import { ClaimForm } from './claim-form'
import styles from './fairness.module.css'
import { ProofSteps } from './proof-steps'
import { prove, type ShownProof } from './prove'
import { useClaim } from './use-claim'

export function Verifier() {
  const { t } = useTexts()
  const claim = useClaim()
  const [proof, setProof] = useState<{ readonly of: string; readonly shown: ShownProof }>()
  const [tried, setTried] = useState(false)
  const name = JSON.stringify(claim.fields)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (claimHolds(claim.fields)) setProof({ of: name, shown: await prove(claim.fields) })
  }
  return (
    <section className={`card ${styles.block}`}>
      <h2>
        <Icon name="shield" />
        {t('fairness.verifier')}
      </h2>
      <p className={styles.note}>{t('fairness.offline')}</p>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <ClaimForm claim={claim} tried={tried} />
        <Button type="submit" look="primary" wide>
          {t('fairness.check')}
        </Button>
      </form>
      {proof?.of === name && <ProofSteps proof={proof.shown} claim={claim} />}
    </section>
  )
}
