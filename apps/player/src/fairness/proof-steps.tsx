import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { Won } from '@camellia/ui/money'
import { toast } from '@camellia/ui/toast'
import type { ReactNode } from 'react'
import { type ClaimFields, claimedOf, recordText } from './claim'
import type { Drawn } from './draws.rules'
import styles from './fairness.module.css'
import type { ShownProof } from './proof'
import { scriptOf } from './script'
import type { Claim } from './use-claim'

interface Props {
  readonly proof: ShownProof
  readonly claim: Pick<Claim, 'fields' | 'record'>
}

/** The calculation step by step, as anyone could do it by hand. */
export function ProofSteps({ proof, claim }: Props) {
  const { t } = useTexts()
  const { fields, record } = claim
  const holds = proof.commitHolds && proof.outcomeHolds !== false
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
          HMAC-SHA256(seed, "{proof.message}") = {proof.words.join(' ')}
        </Step>
        <DrawSteps proof={proof} fields={fields} />
        <Step holds title={t('fairness.stepOutcome')}>
          <OutcomeWords proof={proof} /> · <Won amount={proof.win} />
        </Step>
        {record && (
          <Step
            holds={proof.outcomeHolds === true}
            title={t(proof.outcomeHolds ? 'fairness.stepRecord' : 'fairness.stepRecordBad')}
          >
            <Won amount={record.win} />
          </Step>
        )}
      </ol>
      <Copies proof={proof} claim={claim} />
    </div>
  )
}

function DrawSteps({
  proof: { draws, book, stops },
  fields,
}: {
  readonly proof: ShownProof
  readonly fields: ClaimFields
}) {
  const { t } = useTexts()
  const [first] = draws
  if (fields.game === 'odd-even') {
    return (
      <Step holds title={t('fairness.stepBall')}>
        {first?.word} mod 10 + 1 = <em>{(first?.gives ?? 0) + 1}</em>
      </Step>
    )
  }
  if (book) {
    return (
      <Step holds title={t('fair.stepBook')}>
        <Mod drawn={first} /> ∈ [{book.start}, {book.start + book.weight}) → #{book.book}
      </Step>
    )
  }
  return (
    <Step holds title={t('fair.stepReels')}>
      {draws.map((drawn, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: draws are told apart by their order only.
        <div key={at}>
          <Mod drawn={drawn} />
        </div>
      ))}
      {stops && <>→ [{stops.join(', ')}]</>}
    </Step>
  )
}

function Mod({ drawn }: { readonly drawn: Drawn | undefined }) {
  if (!drawn) return null
  return (
    <>
      0x{drawn.word.toString(16).padStart(8, '0')} mod {drawn.below} = <em>{drawn.gives}</em>
    </>
  )
}

function OutcomeWords({ proof: { outcome } }: { readonly proof: ShownProof }) {
  const { t, number } = useTexts()
  if (typeof outcome.cents !== 'number') {
    return t(outcome.result === 'ODD' ? 'side.ODD' : 'side.EVEN')
  }
  return t('home.times', { times: number(outcome.cents / 100) })
}

/** To take along: the calculation as a script, and the round as a record. */
function Copies({ proof, claim: { fields, record } }: Props) {
  const { t } = useTexts()
  const copy = async (text: string) => {
    await navigator.clipboard?.writeText(text)
    toast('success', t('word.copied'))
  }
  const script = () =>
    scriptOf(claimedOf({ ...fields, commit: fields.commit || proof.hash }, record))
  return (
    <div className={styles.copies}>
      <Button size="sm" onClick={() => void script().then(copy)}>
        <Icon name="copy" size={16} />
        {t('fair.script')}
      </Button>
      <Button size="sm" onClick={() => void copy(recordText(fields, record))}>
        <Icon name="copy" size={16} />
        {t('fair.record')}
      </Button>
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
