import type { OutputOf } from '@camellia/contract/endpoint'
import type { roundTotals } from '@camellia/contract/round'
import { useTexts } from '@camellia/i18n/texts'
import { Won } from '@camellia/ui/money'
import type { ReactNode } from 'react'
import styles from './history.module.css'

/** What the rounds of the filter come to; gifts only where they were asked for. */
export function Totals({ totals }: { readonly totals: OutputOf<typeof roundTotals> | undefined }) {
  const { t } = useTexts()
  const { rounds = 0, stake = 0, win = 0 } = totals ?? {}
  return (
    <dl className={`card ${styles.totals}`} aria-busy={!totals}>
      <Figure label={t('round.stake')}>{totals && <Won amount={stake} />}</Figure>
      <Figure label={t('round.win')}>
        {totals && <Won amount={win} className={win > 0 ? styles.won : undefined} />}
      </Figure>
      <Figure label={t('history.net')}>{totals && <Won amount={win - stake} signed />}</Figure>
      <Figure label={t('history.rounds')}>
        {totals && <bdi>{t('history.count', { count: rounds })}</bdi>}
      </Figure>
    </dl>
  )
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || '–'}</dd>
    </div>
  )
}
