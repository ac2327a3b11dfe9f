import { useTexts } from '@camellia/i18n/texts'
import { Icon } from '@camellia/ui/icons'
import { Won } from '@camellia/ui/money'
import type { ReactNode } from 'react'
import styles from './fairness.module.css'
import type { ShownProof } from './prove'
import type { Claim } from './use-claim'

/** The calculation step by step, as anyone could do it by hand. */
export function ProofSteps({
  proof,
  claim: { fields, round },
}: {
  readonly proof: ShownProof
  readonly claim: Claim
}) {
  const { t } = useTexts()
  const recorded = !round || (round.outcome.ball === proof.ball && round.win === proof.win)
  const holds = proof.commitHolds && recorded
  const message = `${fields.clientSeed}:${fields.nonce}:0`
  const side = t(proof.result === 'ODD' ? 'side.ODD' : 'side.EVEN')
  return (
    <div role="status">
      <p className={styles.verdict} data-holds={holds}>
        <Icon name={holds ? 'success' : 'error'} />
        {t(holds ? 'fairness.matches' : 'fairness.differs')}
      </p>
      <ol className={styles.steps}>
        <Step
          holds={proof.commitHolds}
          title={t(proof.commitHolds ? 'fairness.stepHash' : 'fairness.stepHashBad')}
        >
          SHA-256 = {proof.hash}
        </Step>
        <Step holds title={t('fairness.stepHmac')}>
          HMAC-SHA256(seed, "{message}") = {proof.words.join(' ')}
        </Step>
        <Step holds title={t('fairness.stepBall')}>
          {proof.used} mod 10 + 1 = <em>{proof.ball}</em>
        </Step>
        <Step holds title={t('fairness.stepOutcome')}>
          {side} · <Won amount={proof.win} />
        </Step>
        {round && (
          <Step
            holds={recorded}
            title={t(recorded ? 'fairness.stepRecord' : 'fairness.stepRecordBad')}
          >
            {String(round.outcome.ball)} · <Won amount={round.win} />
          </Step>
        )}
      </ol>
    </div>
  )
}

function Step({
  holds,
  title,
  children,
}: {
  readonly holds: boolean
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <li data-holds={holds}>
      <span className={styles.tick}>
        <Icon name={holds ? 'check' : 'close'} size={14} />
      </span>
      <div>
        <b>{title}</b>
        <div className={styles.mono} dir="ltr">
          {children}
        </div>
      </div>
    </li>
  )
}
