import { useEndpoint } from '@camellia/client/hooks'
import { type PlayLimit, readMemberProtection } from '@camellia/contract/protection'
import { nowMs } from '@camellia/i18n/clock'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { Facts, PanelSection } from '@camellia/ui/office-panel'
import { Tag } from '@camellia/ui/office-tag'
import { useFormats } from '../site/formats'

/** How the member protects themselves: for staff to know, not to change. */
export function PanelProtection({ id }: { readonly id: MemberId }) {
  const { t } = useTexts()
  const { moment } = useFormats()
  const { data } = useEndpoint(readMemberProtection, { id })
  const measure = useMeasure()
  if (!data) return null
  const { breakUntil, excludedUntil, realityMinutes } = data
  const limits = data.limits.filter(({ value, next }) => value !== null || next)
  const every = t('protection.every', { time: measure('TIME', realityMinutes) })
  return (
    <PanelSection
      title={
        <>
          {t('protection.title')}
          <span className="t3" style={{ fontWeight: 400 }}>
            {t('protection.note')}
          </span>
        </>
      }
    >
      {isRunning(excludedUntil) && (
        <p>
          <Tag tone="bad">{t('protection.excluded', { until: moment(excludedUntil) })}</Tag>
        </p>
      )}
      {isRunning(breakUntil) && (
        <p>
          <Tag tone="warn">{t('protection.break', { until: moment(breakUntil) })}</Tag>
        </p>
      )}
      {limits.length === 0 && <p className="t3">{t('protection.none')}</p>}
      <Facts
        items={[
          ...limits.map((limit) => ({
            label: `${t(`protection.kind.${limit.kind}`)} · ${t(`protection.period.${limit.period}`)}`,
            value: <Limit limit={limit} />,
          })),
          {
            label: t('protection.reality'),
            value: realityMinutes === 0 ? t('protection.never') : every,
          },
        ]}
      />
    </PanelSection>
  )
}

function Limit({ limit: { kind, value, used, next } }: { readonly limit: PlayLimit }) {
  const { t } = useTexts()
  const { moment } = useFormats()
  const measure = useMeasure()
  const said = (bound: number | null) =>
    bound === null ? t('protection.unlimited') : measure(kind, bound)
  return (
    <>
      <bdi className="n">
        <span className="t3">{measure(kind, Math.max(0, used))} / </span>
        {said(value)}
      </bdi>
      {next && (
        <span className="t3 f12" style={{ display: 'block' }}>
          {t('protection.next', { at: moment(next.at), value: said(next.value) })}
        </span>
      )}
    </>
  )
}

/** Won, or minutes as hours and minutes. */
function useMeasure(): (kind: PlayLimit['kind'], value: number) => string {
  const { won, language } = useTexts()
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language
  const unit = (of: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: of, unitDisplay: 'short' }).format
  return (kind, value) => {
    // Isolated: inside a sentence Arabic would turn the sign and the digits around.
    if (kind !== 'TIME') return `\u2066${won(value)}\u2069`
    const hours = Math.floor(value / 60)
    const parts = [hours > 0 && unit('hour')(hours), value % 60 > 0 && unit('minute')(value % 60)]
    return parts.filter(Boolean).join(' ') || unit('minute')(0)
  }
}

function isRunning(until: string | null): until is string {
  return until !== null && Date.parse(until) > nowMs()
}
