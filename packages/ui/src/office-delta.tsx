import { useTexts } from '@camellia/i18n/texts'
import styles from './office-small.module.css'

/** More than this is no comparison any more, only a small number yesterday. */
const PERCENT_MAX = 999

/** How much more or less than before; coloured by whether that is good, not by direction. */
export function Delta({
  now,
  before,
  good = 'up',
}: {
  readonly now: number
  readonly before: number
  readonly good?: 'up' | 'down' | 'neither'
}) {
  const { percent } = useTexts()
  if (before === 0) return <span className={styles.delta}>—</span>
  const change = ((now - before) / Math.abs(before)) * 100
  const arrow = Math.abs(change) < 0.05 ? '' : change > 0 ? '▲ ' : '▼ '
  const shown = percent(Math.round(Math.min(Math.abs(change), PERCENT_MAX) * 10) * 10)
  return (
    <bdi dir="ltr" className={styles.delta} data-tone={toneOf(change, good)}>
      {arrow}
      {shown}
      {Math.abs(change) > PERCENT_MAX ? '+' : ''}
    </bdi>
  )
}

function toneOf(change: number, good: 'up' | 'down' | 'neither'): 'good' | 'poor' | undefined {
  if (good === 'neither' || Math.abs(change) < 0.05) return undefined
  return change > 0 === (good === 'up') ? 'good' : 'poor'
}
