import { useTexts } from '@camellia/i18n/texts'
import { Won } from '@camellia/ui/money'
import type { ReactNode } from 'react'
import { useDuration } from '../site/use-duration'
import styles from './figures.module.css'
import { type FigureSums, netOf } from './figures.rules'

/** The result first: it is what one wants to know and what is easiest not to look at. */
export function Sums({ sums }: { readonly sums: FigureSums }) {
  const { t } = useTexts()
  const duration = useDuration()
  return (
    <dl className={`card ${styles.sums}`}>
      <Sum label={t('figures.net')} first>
        <Won amount={netOf(sums)} signed />
      </Sum>
      <Sum label={t('figures.time')} first>
        {duration(sums.minutes)}
      </Sum>
      {(['deposits', 'withdrawals', 'stake', 'win'] as const).map((name) => (
        <Sum key={name} label={t(`figures.${name}`)}>
          <Won amount={sums[name]} />
        </Sum>
      ))}
    </dl>
  )
}

type Ever = Pick<FigureSums, 'deposits' | 'withdrawals' | 'stake' | 'win'>

/** Over all time, so that a short span hides nothing. */
export function EverSums({ ever }: { readonly ever: Ever }) {
  const { t } = useTexts()
  return (
    <section className={`card ${styles.ever}`}>
      <h2>{t('figures.ever')}</h2>
      <dl>
        {(['deposits', 'withdrawals', 'stake', 'win'] as const).map((name) => (
          <Sum key={name} label={t(`figures.${name}`)}>
            <Won amount={ever[name]} />
          </Sum>
        ))}
        <Sum label={t('figures.net')}>
          <Won amount={netOf(ever)} signed />
        </Sum>
      </dl>
    </section>
  )
}

function Sum({
  label,
  first = false,
  children,
}: {
  readonly label: string
  readonly first?: boolean
  readonly children: ReactNode
}) {
  return (
    <div data-first={first ? '' : undefined}>
      <dt>{label}</dt>
      <dd className="num">{children}</dd>
    </div>
  )
}
