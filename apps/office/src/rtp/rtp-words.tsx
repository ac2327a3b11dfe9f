import type { Measured } from '@camellia/contract/rtp'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Tag, type Tone } from '@camellia/ui/office-tag'
import { type Mood, moodOf } from './rtp.rules'

/** With its sign, as a distance is written. */
export function signed(z: number): string {
  return `${z < 0 ? '−' : '+'}${Math.abs(z).toFixed(2)}`
}

const CLASSES: Readonly<Record<Mood, string>> = {
  FEW: 't3',
  INSIDE: 'med',
  WARN: 'semi tone-warn',
  ALARM: 'semi tone-bad',
}

/** The distance, with a sign beside it where one should look. */
export function Distance({ measured }: { readonly measured: Measured | undefined }) {
  const { t } = useTexts()
  const mood = moodOf(measured?.z)
  if (measured?.z == null) {
    return (
      <span className="t3" title={t('rtp.mood.FEW')}>
        —
      </span>
    )
  }
  return (
    <bdi dir="ltr" className={`n ${CLASSES[mood]}`} style={{ display: 'inline-flex', gap: 4 }}>
      {mood === 'WARN' && <OfficeIcon name="warning" size={14} />}
      {mood === 'ALARM' && <OfficeIcon name="alert" size={14} />}
      {signed(measured.z)}
    </bdi>
  )
}

const TONES: Readonly<Record<Mood, Tone>> = {
  FEW: 'plain',
  INSIDE: 'ok',
  WARN: 'warn',
  ALARM: 'bad',
}

export function MoodTag({ measured }: { readonly measured: Measured | undefined }) {
  const { t } = useTexts()
  const mood = moodOf(measured?.z)
  return <Tag tone={TONES[mood]}>{t(`rtp.mood.${mood}`)}</Tag>
}

/** Which variant it was, and whether it was bought. */
export function PlayedTag({
  measured: { variant, kind },
}: {
  readonly measured: Pick<Measured, 'variant' | 'kind'>
}) {
  const { t } = useTexts()
  if (!variant) return null
  return (
    <Tag>
      {variant}
      {kind === 'buy' && ` · ${t('rtp.bought')}`}
    </Tag>
  )
}

export function Percent({
  value,
  className = '',
}: {
  readonly value: number | null | undefined
  readonly className?: string
}) {
  if (value === null || value === undefined) return <span className="t3">—</span>
  return (
    <bdi dir="ltr" className={`n ${className}`}>
      {(value / 100).toFixed(2)}%
    </bdi>
  )
}
