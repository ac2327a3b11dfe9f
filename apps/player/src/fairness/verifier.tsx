import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { type FormEvent, useEffect, useState } from 'react'
import { claimHolds } from './claim'
import { ClaimForm } from './claim-form'
import styles from './fairness.module.css'
import { PasteBox } from './paste-box'
import type { ShownProof } from './proof'
import { ProofSteps } from './proof-steps'
import { prove, readyToProve } from './prove'
import { useClaim } from './use-claim'

interface Checked {
  readonly of: string
  /** Undefined when the round cannot be played again from what was given. */
  readonly shown: ShownProof | undefined
  readonly why?: 'fair.needRecord' | 'fair.unknownDef'
}

export function Verifier() {
  const { t } = useTexts()
  const claim = useClaim()
  const [checked, setChecked] = useState<Checked>()
  const [tried, setTried] = useState(false)
  const name = JSON.stringify([claim.fields, claim.record])
  useEffect(() => void readyToProve(), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!claimHolds(claim.fields)) return
    try {
      setChecked({ of: name, shown: await prove(claim.fields, claim.record) })
    } catch (error) {
      const unknown = error instanceof Error && error.name === 'UnknownDefinition'
      const why = unknown ? 'fair.unknownDef' : 'fair.needRecord'
      setChecked({ of: name, shown: undefined, why })
    }
  }
  const current = checked?.of === name ? checked : undefined
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
      {current?.shown && <ProofSteps proof={current.shown} claim={claim} />}
      {current && !current.shown && (
        <p className={styles.verdict} role="status">
          <Icon name="error" />
          {t(current.why ?? 'fair.needRecord')}
        </p>
      )}
      <PasteBox claim={claim} />
    </section>
  )
}
