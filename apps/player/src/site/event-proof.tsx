import { useEndpoint } from '@camellia/client/hooks'
import type { OutputOf } from '@camellia/contract/endpoint'
import { readEvent } from '@camellia/contract/event'
import { verifyShared } from '@camellia/engines/shared-round'
import { useTexts } from '@camellia/i18n/texts'
import { won } from '@camellia/kernel/won'
import { Dialog } from '@camellia/ui/dialog'
import { Icon } from '@camellia/ui/icons'
import { Skeleton } from '@camellia/ui/skeleton'
import { ErrorState } from '@camellia/ui/states'
import styles from './event-proof.module.css'

type Read = OutputOf<typeof readEvent>

interface Check {
  readonly name: 'timed.proofCommit' | 'timed.proofDraw' | 'timed.proofIncluded' | 'timed.proofWin'
  readonly holds: boolean
}

/** Plays the round again in this browser, from what everyone can read. */
export function EventProof({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t, number } = useTexts()
  const query = useEndpoint(readEvent, { id })
  const round = query.data?.event.number
  const title = t('timed.proofTitle', { number: round === undefined ? '' : number(round) })
  return (
    <Dialog title={title} width={560} onClose={onClose}>
      <div className={styles.body}>
        {query.isPending && <Skeleton height={200} />}
        {query.error && <ErrorState code={query.error.code} onRetry={() => void query.refetch()} />}
        {query.data && <Proof read={query.data} />}
        <p className={styles.why}>{t('timed.why')}</p>
        <p className={styles.why}>{t('timed.limits')}</p>
      </div>
    </Dialog>
  )
}

function Proof({ read }: { readonly read: Read }) {
  const { t, number } = useTexts()
  const { event, root, serverSeed, mine } = read
  if (!serverSeed || !root) {
    return <p>{t(event.phase === 'VOID' ? 'timed.void' : 'fairness.sealed')}</p>
  }
  return (
    <>
      <ul className={styles.checks}>
        {checksOf(read).map(({ name, holds }) => (
          <li key={name} data-holds={holds}>
            <Icon name={holds ? 'check' : 'close'} />
            {t(name)}
          </li>
        ))}
      </ul>
      {mine.length === 0 && <p className={styles.why}>{t('timed.proofNone')}</p>}
      <dl className={styles.values}>
        <dt>{t('timed.commit')}</dt>
        <dd dir="ltr">{event.commit}</dd>
        <dt>{t('timed.serverSeed')}</dt>
        <dd dir="ltr">{serverSeed}</dd>
        <dt>{t('timed.root', { bets: number(event.bets) })}</dt>
        <dd dir="ltr">{root}</dd>
      </dl>
    </>
  )
}

function checksOf({ event, root, serverSeed, mine }: Read): readonly Check[] {
  const { game, number, commit, outcome } = event
  if (!root || !serverSeed || !outcome) return []
  const claim = { game, number, commit, serverSeed, root, outcome }
  const { commitHolds, outcomeHolds } = verifyShared(claim)
  const own = mine.map(({ win, path, place, ...bet }) =>
    verifyShared(claim, {
      ...{ bet: { ...bet, stake: won(bet.stake) }, win },
      ...{ index: place, size: event.bets, path },
    }),
  )
  const checks: Check[] = [
    { name: 'timed.proofCommit', holds: commitHolds },
    { name: 'timed.proofDraw', holds: outcomeHolds },
  ]
  if (own.length === 0) return checks
  return [
    ...checks,
    { name: 'timed.proofIncluded', holds: own.every(({ included }) => included === true) },
    { name: 'timed.proofWin', holds: own.every(({ winHolds }) => winHolds === true) },
  ]
}
