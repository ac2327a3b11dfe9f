import type { AlarmKind } from '@camellia/contract/push'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { Switch } from '@camellia/ui/office-checkbox'
import { OfficeIcon, type OfficeIconName } from '@camellia/ui/office-icons'
import { Link } from '@tanstack/react-router'
import { AlarmChoices } from '../alarm/alarm-choices'
import { AgeOf } from '../site/age'
import { type Alarm, readAlarms, useAlarms } from '../site/alarms'
import { changeSound, useSound } from '../site/sound'
import styles from './alarm-list.module.css'
import { SECOND_WAYS, SecondList } from './second-list'

const ICONS: Record<AlarmKind, OfficeIconName> = {
  DEPOSIT: 'deposit',
  WITHDRAW: 'withdraw',
  NEW_USER: 'userPlus',
  FAQ: 'inquiry',
  RTP: 'drift',
  CODES: 'alert',
  SECOND: 'shield',
}

/** What came in since one is here, newest first; each opens its queue at that request. */
export function AlarmList({ onGo }: { readonly onGo: () => void }) {
  const { t } = useTexts()
  const alarms = useAlarms()
  const sound = useSound()
  return (
    <>
      <div className={styles.head}>
        <b>{t('alarm.title')}</b>
        <span className="t3 f12">{t('alarm.scope')}</span>
        <span className="fill" />
        {alarms.some(({ read }) => !read) && (
          <OfficeButton look="ghost" size="sm" onClick={readAlarms}>
            {t('alarm.readAll')}
          </OfficeButton>
        )}
      </div>
      <SecondList onGo={onGo} />
      {alarms.length === 0 ? (
        <p className={styles.none}>{t('alarm.none')}</p>
      ) : (
        <ul className={styles.list}>
          {alarms.map((alarm) => (
            <AlarmRow key={`${alarm.kind}${alarm.id}`} alarm={alarm} onGo={onGo} />
          ))}
        </ul>
      )}
      <AlarmChoices />
      <div className={styles.foot}>
        <Switch label={t('alarm.sound')} on={sound} onChange={changeSound} />
        <span className="fill" />
        <span className="t3 f12">{t('alarm.kept')}</span>
      </div>
    </>
  )
}

function AlarmRow({ alarm, onGo }: { readonly alarm: Alarm; readonly onGo: () => void }) {
  const { t } = useTexts()
  const { kind, text, read, at, id, chat, second } = alarm
  const body = (
    <>
      <span className={styles.picture}>
        <OfficeIcon name={chat ? 'chats' : ICONS[kind]} />
        {!read && <i />}
      </span>
      <span className="fill">
        <b className="semi">{t(chat ? 'chat.alarm' : `alarm.${kind}`)}</b>
        <span className={styles.about}>
          <span className="ell fill">{text}</span>
          <AgeOf since={isoOf(at)} />
        </span>
      </span>
    </>
  )
  const look = { className: styles.row, onClick: onGo }
  return (
    <li>
      {kind === 'NEW_USER' && (
        <Link to="/members/waiting" search={{ search: text, id: Number(id) }} {...look}>
          {body}
        </Link>
      )}
      {(kind === 'DEPOSIT' || kind === 'WITHDRAW') && (
        <Link to={kind === 'DEPOSIT' ? '/deposit' : '/withdraw'} search={{ id }} {...look}>
          {body}
        </Link>
      )}
      {kind === 'RTP' && (
        <Link to="/rtp" search={{ game: id }} {...look}>
          {body}
        </Link>
      )}
      {kind === 'CODES' && (
        <Link to="/audit" {...look}>
          {body}
        </Link>
      )}
      {kind === 'SECOND' && (
        <Link {...SECOND_WAYS[second ?? 'PAYMENT']} {...look}>
          {body}
        </Link>
      )}
      {kind === 'FAQ' && (
        <Link to={chat ? '/chats' : '/qna'} search={{ id }} {...look}>
          {body}
        </Link>
      )}
    </li>
  )
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString()
}
