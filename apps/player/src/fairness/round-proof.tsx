import type { Round } from '@camellia/contract/play'
import { useTexts } from '@camellia/i18n/texts'
import { buttonClass } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { useEffect, useMemo, useState } from 'react'
import { SiteLink } from '../site/site-link'
import { claimOf } from './claim'
import type { ShownProof } from './proof'
import { ProofSteps } from './proof-steps'
import { prove } from './prove'
import styles from './round-proof.module.css'

/**
 * A round checked in this browser as soon as its server seed is known; while the pair is in use,
 * how it can be known.
 */
export function RoundProof({
  round,
  serverSeed,
}: {
  readonly round: Round
  readonly serverSeed: string | null
}) {
  const { t } = useTexts()
  const claim = useMemo(
    () => ({
      fields: claimOf(round, serverSeed),
      record: { outcome: round.outcome, win: round.win },
    }),
    [round, serverSeed],
  )
  const proof = useProof(claim, serverSeed !== null)
  return (
    <section className={styles.proof}>
      <h3>
        <Icon name="shield" size={18} />
        {t('history.fair')}
      </h3>
      <p>{t(serverSeed ? 'history.fairOpen' : 'fairness.sealed')}</p>
      {proof === 'failed' && <p role="status">{t('fair.unknownDef')}</p>}
      {typeof proof === 'object' && <ProofSteps proof={proof} claim={claim} />}
      <div className={styles.ways}>
        <SiteLink
          className={buttonClass('secondary', 'md', true)}
          href={`/fairness?round=${round.id}`}
        >
          {t('history.verify')}
        </SiteLink>
        <SiteLink className={buttonClass('secondary', 'md', true)} href="/fairness">
          {t('fairness.rotate')}
        </SiteLink>
      </div>
    </section>
  )
}

type Checked = Parameters<typeof prove>

function useProof(
  claim: { readonly fields: Checked[0]; readonly record: Checked[1] },
  known: boolean,
): ShownProof | 'failed' | undefined {
  const [proof, setProof] = useState<ShownProof | 'failed'>()
  useEffect(() => {
    if (!known) return
    let gone = false
    const show = (found: ShownProof | 'failed') => !gone && setProof(found)
    prove(claim.fields, claim.record).then(show, () => show('failed'))
    return () => {
      gone = true
    }
  }, [claim, known])
  return proof
}
