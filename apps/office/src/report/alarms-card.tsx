import { useTexts } from '@camellia/i18n/texts'
import { Card } from '@camellia/ui/office-card'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormats } from '../site/formats'
import styles from './dashboard.module.css'
import type { ToDo } from './dashboard.rules'

/** From here on a return is far beyond chance. */
const FAR = 4

/** Games that left what chance allows, and what is wrong with the system itself. */
export function AlarmsCard({ data: { rtp, system } }: { readonly data: ToDo }) {
  const { t } = useTexts()
  if (!rtp && !system) return null
  return (
    <Card title={t('alarms.title')}>
      <ul className={styles.alarms}>
        {system && <SystemAlarms system={system} />}
        {rtp?.map((alarm) => (
          <RtpAlarm key={`${alarm.game}${alarm.day}`} alarm={alarm} />
        ))}
        {rtp?.length === 0 && (
          <Alarm icon="check" tone="ok">
            {t('alarms.calm')}
          </Alarm>
        )}
      </ul>
    </Card>
  )
}

function RtpAlarm({ alarm }: { readonly alarm: NonNullable<ToDo['rtp']>[number] }) {
  const { t, number, language } = useTexts()
  const { shortDay } = useFormats()
  const { game, names, day, rounds, z } = alarm
  return (
    <Alarm icon="alert" tone={Math.abs(z) >= FAR ? 'bad' : 'warn'} to="/rtp">
      <span className="med">{names[language] ?? names.ko ?? game}</span>
      <span className="t3 f12">
        {shortDay(day)} · {t('alarms.rounds', { rounds: number(rounds) })}
      </span>
      <bdi dir="ltr" className={`n ${styles.z}`}>
        z {z < 0 ? '−' : '+'}
        {Math.abs(z).toFixed(2)}
      </bdi>
    </Alarm>
  )
}

function SystemAlarms({ system }: { readonly system: NonNullable<ToDo['system']> }) {
  const { t, number } = useTexts()
  const { jobs, failures, breaks } = system
  const nodes = number(system.nodes)
  return (
    <>
      {breaks !== null && breaks > 0 ? (
        <Alarm icon="alert" tone="bad" to="/system">
          {t('alarms.breaks', { count: number(breaks) })}
        </Alarm>
      ) : (
        <Alarm icon="check" tone="ok" to="/system">
          {t(breaks === null ? 'alarms.unproven' : 'alarms.sound', { nodes })}
        </Alarm>
      )}
      {jobs.map((name) => (
        <Alarm key={name} icon="alert" tone="bad" to="/system">
          {t('alarms.job', { name })}
        </Alarm>
      ))}
      {failures > 0 && (
        <Alarm icon="alert" tone="warn" to="/system">
          {t('alarms.failures', { count: number(failures) })}
        </Alarm>
      )}
    </>
  )
}

function Alarm({
  icon,
  tone,
  to,
  children,
}: {
  readonly icon: 'alert' | 'check'
  readonly tone: 'ok' | 'warn' | 'bad'
  readonly to?: LinkProps['to']
  readonly children: ReactNode
}) {
  const inside = (
    <>
      <OfficeIcon name={icon} />
      {children}
    </>
  )
  return <li data-tone={tone}>{to ? <Link to={to}>{inside}</Link> : <span>{inside}</span>}</li>
}
