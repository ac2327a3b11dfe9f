import { useEndpoint } from '@camellia/client/hooks'
import { listRtpChanges, type RtpChange } from '@camellia/contract/rtp'
import { useTexts } from '@camellia/i18n/texts'
import { Tag, type Tone } from '@camellia/ui/office-tag'
import { useFormats } from '../site/formats'
import { useGameName } from '../site/use-game-name'
import styles from './rtp.module.css'

const SHOWN = 8

/** What anyone may read on the player site as well. */
export function PublishedChanges() {
  const { t } = useTexts()
  const { moment } = useFormats()
  const nameOf = useGameName()
  const { data } = useEndpoint(listRtpChanges, {})
  return (
    <section className={styles.changes} aria-label={t('rtp.changes')}>
      <h2>
        {t('rtp.changes')} <span className="t3">{t('rtp.published')}</span>
      </h2>
      {data?.length === 0 && <p className="t3">{t('rtp.noChanges')}</p>}
      <ul>
        {data?.slice(0, SHOWN).map(({ game, from, to, at }) => (
          <li key={`${game} ${at}`}>
            <bdi className="n t3">{moment(at)}</bdi>
            <span className="med">{nameOf(game)}</span>
            <FromTo from={from} to={to} />
          </li>
        ))}
      </ul>
    </section>
  )
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
            {t('rtp.by', { name: change.madeBy?.name ?? t('money.above') })}
            {change.status !== 'PENDING' &&
              ` · ${t(`rtp.decided${change.status}`, {
                name: change.decidedBy?.name ?? t('money.above'),
              })}`}
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
