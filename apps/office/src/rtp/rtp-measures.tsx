import type { Measured, RtpAlarm, RtpTitle } from '@camellia/contract/rtp'
import { useTexts } from '@camellia/i18n/texts'
import { Digits } from '@camellia/ui/office-digits'
import { PanelSection } from '@camellia/ui/office-panel'
import type { ReactNode } from 'react'
import { useFormats } from '../site/formats'
import styles from './rtp.module.css'
import { currentOf, declaredOf } from './rtp.rules'
import { Distance, Percent, PlayedTag, signed } from './rtp-words'

/** What is played now and, by itself, what is bought. */
export function RtpMeasures({ title }: { readonly title: RtpTitle }) {
  const bought = currentOf(title, 'buy')
  return (
    <>
      <Figures title={title} now={currentOf(title)} />
      {bought && (
        <>
          <PlayedTag measured={bought} />
          <Figures title={title} now={bought} />
        </>
      )}
    </>
  )
}

function Figures({ title, now }: { readonly title: RtpTitle; readonly now: Measured | undefined }) {
  const { t, number } = useTexts()
  const spread = (value: number | null | undefined) => (value == null ? '—' : value.toFixed(2))
  return (
    <>
      <dl className={styles.figures}>
        <Figure name={t('rtp.declared')}>
          <Percent value={declaredOf(title, title.variant)} />
        </Figure>
        <Figure name={t('rtp.actual')}>
          <Percent value={now?.mean} />
        </Figure>
        <Figure name={t('rtp.money')}>
          <Percent value={now?.rtp} />
        </Figure>
        <Figure name="z">
          <Distance measured={now} />
        </Figure>
        <Figure name={t('kpi.rounds')}>
          <Digits value={now?.rounds ?? 0} />
        </Figure>
        <Figure name={t('rtp.sd')}>
          <bdi dir="ltr" className="n">
            {spread(now?.spread)} / {spread(now?.spreadDeclared)}
          </bdi>
        </Figure>
      </dl>
      {now && now.z === null && now.least !== null && (
        <p className="t3 f12">{t('rtp.least', { n: number(now.least) })}</p>
      )}
    </>
  )
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Days on which whoever may change returns was told of this game. */
export function RtpAlarms({ alarms }: { readonly alarms: readonly RtpAlarm[] }) {
  const { t } = useTexts()
  const { shortDay } = useFormats()
  if (alarms.length === 0) return null
  return (
    <PanelSection title={t('rtp.alarms')}>
      <ul className={styles.alarms}>
        {alarms.map((alarm) => (
          <li key={alarm.day}>
            <span>{shortDay(alarm.day)}</span>
            <PlayedTag measured={alarm} />
            <Percent value={alarm.mean} />
            <bdi dir="ltr" className="n semi tone-bad">
              z {signed(alarm.z)}
            </bdi>
            <span className="t3 f12">
              {t('kpi.rounds')} <Digits value={alarm.rounds} />
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}
