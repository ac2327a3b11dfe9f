import { useTexts } from '@camellia/i18n/texts'
import { AmountField } from '@camellia/ui/amount-field'
import type { ReactNode } from 'react'
import { BlockTitle } from './block-title'
import styles from './money.module.css'
import { type Limits, QUICK_AMOUNTS } from './money.rules'

interface Props {
  /** Which step of the form it is. */
  readonly number?: number
  readonly label: string
  readonly limits: Limits
  readonly amount: number
  readonly onChange: (amount: number) => void
  readonly error: string | undefined
  /** Everything there is; left out where there is no such thing. */
  readonly most?: number
  readonly children?: ReactNode
}

export function AmountBlock(props: Props) {
  const { number = 1, label, limits, amount, onChange, error, most, children } = props
  const { t, won } = useTexts()
  return (
    <section className={`card ${styles.block}`}>
      <BlockTitle number={number} title={t('money.amount')}>
        <bdi className="num">
          {t('money.limits', { min: won(limits.min), max: won(limits.max) })}
        </bdi>
      </BlockTitle>
      <div className={styles.amount}>
        <AmountField label={label} value={amount} onChange={onChange} error={error} />
      </div>
      <Quick {...{ amount, onChange, most }} />
      {children}
    </section>
  )
}

function Quick({
  amount,
  onChange,
  most,
}: {
  readonly amount: number
  readonly onChange: (amount: number) => void
  readonly most: number | undefined
}) {
  const { t, won, compact } = useTexts()
  return (
    <div className={styles.quick}>
      {QUICK_AMOUNTS.map((more) => (
        <button
          key={more}
          type="button"
          aria-label={`+${won(more)}`}
          onClick={() => onChange(amount + more)}
        >
          <bdi>+{compact(more)}</bdi>
        </button>
      ))}
      {most !== undefined && (
        <button type="button" onClick={() => onChange(most)}>
          {t('withdraw.most')}
        </button>
      )}
      <button type="button" className={styles.clear} onClick={() => onChange(0)}>
        {t('word.clear')}
      </button>
    </div>
  )
}
