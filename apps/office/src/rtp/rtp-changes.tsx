import { useEndpoint } from '@camellia/client/hooks'
import { listRecentRtp, type RtpChange } from '@camellia/contract/rtp'
import { useTexts } from '@camellia/i18n/texts'
import { Tag, type Tone } from '@camellia/ui/office-tag'
import { useFormats } from '../site/formats'
import { useGameName } from '../site/use-game-name'
import styles from './rtp.module.css'

const SHOWN = 8

/** The newest of all titles: who asked and who decided. Players read the same without names. */
export function RecentChanges() {
  const { t } = useTexts()
  const { moment } = useFormats()
  const nameOf = useGameName()
  const { data } = useEndpoint(listRecentRtp, {})
  return (
    <section className={styles.changes} aria-label={t('rtp.changes')}>
      <h2>
        {t('rtp.changes')} <span className="t3">{t('rtp.published')}</span>
      </h2>
      {data?.length === 0 && <p className="t3">{t('rtp.noChanges')}</p>}
      <ul>
        {data?.slice(0, SHOWN).map((change) => (
          <li key={change.id}>
            <bdi className="n t3">{moment(change.decidedAt ?? change.madeAt)}</bdi>
            <span className="med">{nameOf(change.game)}</span>
            <FromTo from={change.from} to={change.to} />
            <Tag tone={TONES[change.status]}>{t(`rtp.status.${change.status}`)}</Tag>
            <span className="t2 f12">
              <By change={change} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who asked, and who decided once somebody has. */
function By({ change }: { readonly change: RtpChange }) {
  const { t } = useTexts()
  const { madeBy, decidedBy, status } = change
  const above = t('money.above')
  const asked = t('rtp.by', { name: madeBy?.name ?? above })
  if (status === 'PENDING') return asked
  return `${asked} · ${t(`rtp.decided${status}`, { name: decidedBy?.name ?? above })}`
}

const TONES: Readonly<Record<RtpChange['status'], Tone>> = {
  PENDING: 'warn',
  ACTIVE: 'ok',
  REJECTED: 'plain',
}

/** Every change of one title that was asked for, with who and why. */
export function TitleChanges({ changes }: { readonly changes: readonly RtpChange[] }) {
  const { t } = useTexts()
  const { moment } = useFormats()
  if (changes.length === 0) return <p className="t3">{t('rtp.noChanges')}</p>
  return (
    <ul className={styles.history}>
      {changes.map((change) => (
        <li key={change.id}>
          <span className="row">
            <FromTo from={change.from} to={change.to} />
            <Tag tone={TONES[change.status]}>{t(`rtp.status.${change.status}`)}</Tag>
            <span className="fill" />
            <bdi className="n t3 f12">{moment(change.decidedAt ?? change.madeAt)}</bdi>
          </span>
          <span className="t2 f12">
            <By change={change} />
          </span>
          <q className="t2 f12">{change.reason}</q>
        </li>
      ))}
    </ul>
  )
}

export function FromTo({ from, to }: { readonly from: string; readonly to: string }) {
  return (
    <bdi dir="ltr" className="n semi">
      {from} → {to}
    </bdi>
  )
}
