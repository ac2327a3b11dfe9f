import { Spark } from '@camellia/ui/office-chart-days'
import { Delta } from '@camellia/ui/office-delta'
import { Digits } from '@camellia/ui/office-digits'
import type { ReactNode } from 'react'
import styles from './dashboard.module.css'
import type { Figure } from './dashboard.rules'

export function KpiCard({
  label,
  help,
  figure,
  value,
  unit,
  spark = [],
  live = false,
  note,
  children,
}: {
  readonly label: string
  readonly help?: ReactNode
  readonly figure?: Figure
  /** A number of this moment, which has no yesterday. */
  readonly value?: number
  readonly unit: string
  readonly spark?: readonly number[]
  readonly live?: boolean
  /** What the figure leaves out. */
  readonly note?: string
  readonly children: ReactNode
}) {
  const moving = spark.some((point) => point !== spark[0])
  return (
    <section className={styles.kpi} aria-label={label}>
      <div className={styles.label}>
        <h2>{label}</h2>
        {help}
        {live && <i className={styles.live} aria-hidden="true" />}
        <span className={styles.spark}>{moving && <Spark values={spark} />}</span>
      </div>
      <p className={styles.big}>
        <b>
          <Digits value={figure?.now ?? value ?? 0} />
        </b>
        <small>{unit}</small>
        {figure && <Delta now={figure.now} before={figure.before} />}
        {note && <span className="f12 t3 ell">{note}</span>}
      </p>
      <dl className={styles.parts}>{children}</dl>
    </section>
  )
}

export function KpiPart({
  label,
  figure,
  value,
  sign,
  note,
  good = 'up',
}: {
  readonly label: string
  readonly figure?: Figure
  readonly value?: ReactNode
  readonly sign?: string
  readonly note?: string | undefined
  readonly good?: 'up' | 'down' | 'neither'
}) {
  return (
    <div>
      <dt>
        <span className={styles.sign}>{sign}</span>
        {label}
      </dt>
      <dd className="n med">{figure ? <Digits value={figure.now} /> : value}</dd>
      <dd className={styles.change}>
        {figure ? (
          <Delta now={figure.now} before={figure.before} good={good} />
        ) : (
          <span className="f12 t3">{note}</span>
        )}
      </dd>
    </div>
  )
}
