import { useSession } from '@camellia/client/session'
import { abilityOf } from '@camellia/contract/abilities'
import { useTexts } from '@camellia/i18n/texts'
import { can } from '@camellia/kernel/ability'
import { OfficeIconButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { OfficePopover } from '@camellia/ui/office-popover'
import { useState } from 'react'
import { readAlarms, useAlarms } from '../site/alarms'
import { changeSound, useSound } from '../site/sound'
import { useShell } from '../site/use-shell'
import { AlarmList } from './alarm-list'
import styles from './header.module.css'
import { secondSum } from './second-list'

const COUNTS = [
  { count: 'waiting', kind: 'NEW_USER', text: 'alarm.signups', need: 'Member.update' },
  { count: 'deposits', kind: 'DEPOSIT', text: 'menu.deposit', need: 'Deposit.allow' },
  { count: 'withdrawals', kind: 'WITHDRAW', text: 'menu.withdraw', need: 'Withdraw.allow' },
  { count: 'inquiries', kind: 'FAQ', text: 'alarm.inquiries', need: 'Faq.read' },
  { count: 'chats', kind: 'CHAT', text: 'menu.chats', need: 'Faq.read' },
] as const

/** The queues one may work on; without one there is nothing to be told. */
function useCounts() {
  const { permissions } = useSession('permissions')
  return COUNTS.filter(({ need }) => can(permissions, abilityOf(need)))
}

/** What waits, by kind, and whether a new one may be heard. */
export function AlarmStrip() {
  const { t, number } = useTexts()
  const shell = useShell()
  const sound = useSound()
  const alarms = useAlarmPopover()
  const counts = useCounts()
  const waiting = secondSum(shell)
  if (counts.length === 0 && waiting === 0) return null
  return (
    <div className={styles.alarms}>
      <OfficePopover
        open={alarms.open}
        onChange={alarms.onChange}
        label={t('alarm.title')}
        target={
          <button type="button" onClick={() => alarms.onChange(!alarms.open)}>
            {waiting > 0 && (
              <span data-hot={alarms.kinds.has('SECOND') ? '' : undefined}>
                {alarms.kinds.has('SECOND') && <i className={styles.pulse} />}
                {t('second.title')} <b className="num tone-warn">{number(waiting)}</b>
              </span>
            )}
            {counts.map(({ count, kind, text }) => (
              <span key={count} data-hot={alarms.kinds.has(kind) ? '' : undefined}>
                {alarms.kinds.has(kind) && <i className={styles.pulse} />}
                {t(text)} <b className="num">{shell ? number(shell[count]) : '–'}</b>
              </span>
            ))}
          </button>
        }
      >
        <AlarmList onGo={() => alarms.onChange(false)} />
      </OfficePopover>
      <button
        type="button"
        aria-pressed={sound}
        aria-label={t('alarm.sound')}
        title={t(sound ? 'alarm.soundOn' : 'alarm.soundOff')}
        onClick={() => changeSound(!sound)}
      >
        <OfficeIcon name={sound ? 'soundOn' : 'soundOff'} />
      </button>
    </div>
  )
}

export function AlarmBell() {
  const { t } = useTexts()
  const alarms = useAlarmPopover()
  const counts = useCounts()
  const waiting = secondSum(useShell())
  if (counts.length === 0 && waiting === 0) return null
  return (
    <span className={styles.bell}>
      <OfficePopover
        open={alarms.open}
        onChange={alarms.onChange}
        label={t('alarm.title')}
        target={
          <OfficeIconButton
            icon="bell"
            size={20}
            label={t('alarm.title')}
            onClick={() => alarms.onChange(!alarms.open)}
          />
        }
      >
        <AlarmList onGo={() => alarms.onChange(false)} />
      </OfficePopover>
      {(alarms.kinds.size > 0 || waiting > 0) && <i className={styles.unread} />}
    </span>
  )
}

/** Looking at the list is reading it: what was new stays marked until it is closed. */
function useAlarmPopover() {
  const [open, setOpen] = useState(false)
  // A question in the chat is an alarm of its own here, as its queue is.
  const fresh = useAlarms().filter(({ read }) => !read)
  const kinds = new Set(fresh.map(({ kind, chat }) => (chat ? ('CHAT' as const) : kind)))
  const onChange = (next: boolean) => {
    setOpen(next)
    if (!next) readAlarms()
  }
  return { open, onChange, kinds }
}
