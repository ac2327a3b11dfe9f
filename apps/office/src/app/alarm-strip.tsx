import { useTexts } from '@camellia/i18n/texts'
import { OfficeIconButton } from '@camellia/ui/office-button'
import { OfficePopover } from '@camellia/ui/office-dialog'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useState } from 'react'
import { readAlarms, useAlarms } from '../site/alarms'
import { useMay } from '../site/may'
import { changeSound, useSound } from '../site/sound'
import { useShell } from '../site/use-shell'
import { AlarmList } from './alarm-list'
import styles from './header.module.css'

/** What waits, by kind, and whether a new one may be heard. */
export function AlarmStrip() {
  const { t, number } = useTexts()
  const waiting = useShell()?.waiting
  const sound = useSound()
  const alarms = useAlarmPopover()
  const may = useMay('Member.update')
  if (!may) return null
  return (
    <div className={styles.alarms}>
      <OfficePopover
        {...alarms}
        label={t('alarm.title')}
        target={
          <button
            type="button"
            data-hot={alarms.unread ? '' : undefined}
            onClick={() => alarms.onChange(!alarms.open)}
          >
            {alarms.unread && <i className={styles.pulse} />}
            {t('alarm.signups')}{' '}
            <b className="num">{waiting === undefined ? '–' : number(waiting)}</b>
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
  const may = useMay('Member.update')
  if (!may) return null
  return (
    <span className={styles.bell}>
      <OfficePopover
        {...alarms}
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
      {alarms.unread && <i className={styles.unread} />}
    </span>
  )
}

/** Looking at the list is reading it: what was new stays marked until it is closed. */
function useAlarmPopover() {
  const [open, setOpen] = useState(false)
  const unread = useAlarms().some(({ read }) => !read)
  const onChange = (next: boolean) => {
    setOpen(next)
    if (!next) readAlarms()
  }
  return { open, onChange, unread }
}
