import { useEndpoint } from '@camellia/client/hooks'
import { readShell } from '@camellia/contract/report'
import { useTexts } from '@camellia/i18n/texts'
import { useShell } from '../site/use-shell'
import styles from './filling-strip.module.css'

const EVERY_MS = 2_000

/** Says why the numbers still grow on a fresh demo; gone when its past is there. */
export function FillingStrip() {
  const { t, number } = useTexts()
  const filling = useShell()?.filling ?? null
  useEndpoint(readShell, {}, { everyMs: EVERY_MS, enabled: filling !== null })
  if (filling === null) return null
  return (
    <div className={styles.strip} role="status">
      <span>{t('dashboard.filling', { percent: number(filling) })}</span>
      <progress className={styles.bar} max={100} value={filling} aria-hidden="true" />
    </div>
  )
}
