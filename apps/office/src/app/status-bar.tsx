import { useTexts } from '@camellia/i18n/texts'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Keys } from '@camellia/ui/office-kbd'
import { useFormats } from '../site/formats'
import { useShownKeys } from '../site/keys'
import { useLatency } from '../site/latency'
import { useLive } from '../site/live'
import { useNow } from '../site/now'
import { useShell } from '../site/use-shell'
import styles from './status-bar.module.css'

/** The keys of this screen, and whether what one sees is live, proven and on time. */
export function StatusBar() {
  const { t, number } = useTexts()
  const shell = useShell()
  return (
    <footer className={styles.foot}>
      <ScreenKeys />
      <LiveState />
      <AuditState audit={shell?.audit} />
      {shell && <span>{t('status.nodes', { nodes: number(shell.nodes) })}</span>}
      <Clock />
    </footer>
  )
}

function ScreenKeys() {
  const { t } = useTexts()
  return (
    <span className={styles.keys}>
      {useShownKeys().map(({ caps = [], text }) => (
        <span key={`${caps.join()}${text}`}>
          <Keys caps={caps} /> {t(text)}
        </span>
      ))}
    </span>
  )
}

function LiveState() {
  const { t, number } = useTexts()
  const { state, lostAt } = useLive()
  const latency = useLatency()
  const fresh = lostAt === undefined
  return (
    <span className={styles.live} data-lost={fresh ? undefined : ''} role="status">
      {t(fresh ? (state === 'Connected' ? 'status.live' : 'status.connecting') : 'status.lost')}
      {fresh && latency !== undefined && (
        <bdi dir="ltr" className="n" aria-hidden="true">
          {number(latency)} ms
        </bdi>
      )}
    </span>
  )
}

function AuditState({
  audit,
}: {
  readonly audit: { readonly at: string; readonly breaks: number } | null | undefined
}) {
  const { t, number } = useTexts()
  const { minute } = useFormats()
  if (audit === undefined) return null
  if (audit === null) return <span className={styles.item}>{t('status.auditNone')}</span>
  const sound = audit.breaks === 0
  return (
    <span className={styles.item} data-bad={sound ? undefined : ''}>
      <OfficeIcon name={sound ? 'shield' : 'shieldAlert'} size={14} />
      {sound
        ? t('status.audit', { at: minute(audit.at) })
        : t('status.auditBad', { at: minute(audit.at), breaks: number(audit.breaks) })}
    </span>
  )
}

function Clock() {
  const { full } = useFormats()
  return (
    <bdi dir="ltr" className="n" aria-hidden="true">
      {full(useNow())} KST
    </bdi>
  )
}
