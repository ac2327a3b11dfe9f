import type { QueuedChat } from '@camellia/contract/chat'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Tag } from '@camellia/ui/office-tag'
import { AgeOf } from '../site/age'
import { useFormats } from '../site/formats'
import { useNow } from '../site/now'
import styles from '../site/talk.module.css'
import { useTyping } from './use-typing'

/** Who it is, whether they are there, and what was said last. */
export function ChatRow({ chat }: { readonly chat: QueuedChat }) {
  const { t, number } = useTexts()
  const { stamp } = useFormats()
  const now = useNow(60_000)
  const typing = useTyping(chat.id)
  const { member, last, unread, status, assigned, mine } = chat
  return (
    <>
      <span>
        <Presence on={chat.online} />
        <bdi className="semi" style={{ flex: 'none' }}>
          {member.name}
        </bdi>
        <bdi className="t3 f12 ell fill">{member.code}</bdi>
        {status === 'WAITING' ? (
          <AgeOf since={chat.createdAt} />
        ) : (
          <bdi className="n f12 t3">{stamp(last.at, now)}</bdi>
        )}
      </span>
      <span>
        {typing ? (
          <span className="fill f12 tone-ok">{t('chat.typing')}</span>
        ) : (
          <span className="row fill f12 t2" style={{ gap: 4 }}>
            {last.side === 'STAFF' && <OfficeIcon name="undo" size={12} className="t3" />}
            {last.file && <OfficeIcon name="attach" size={12} />}
            <bdi className={unread > 0 ? 'ell semi' : 'ell'}>{last.content}</bdi>
          </span>
        )}
        {status === 'WAITING' && <Tag tone="warn">{t('chat.status.WAITING')}</Tag>}
        {mine && <span className={`${styles.mine} f12`}>{t('waiting.me')}</span>}
        {!mine && assigned && <span className="f12 t3">{assigned.name}</span>}
        {unread > 0 && (
          <span className={styles.unread}>
            {number(unread)} <span className="srOnly">{t('chat.unread')}</span>
          </span>
        )}
      </span>
    </>
  )
}

export function Presence({ on }: { readonly on: boolean }) {
  const { t } = useTexts()
  const label = t(on ? 'chat.here' : 'chat.away')
  return (
    <span className={styles.online} data-on={on ? '' : undefined} title={label}>
      <span className="srOnly">{label}</span>
    </span>
  )
}
