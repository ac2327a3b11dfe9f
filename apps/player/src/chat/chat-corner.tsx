import { useTexts } from '@camellia/i18n/texts'
import { Dialog } from '@camellia/ui/dialog'
import { useFreePlace } from '@camellia/ui/free-place'
import { Icon } from '@camellia/ui/icons'
import { useRouterState } from '@tanstack/react-router'
import { useRef } from 'react'
import { closeChat, openChat, useChatOpen } from '../site/chat-open'
import { usePhone } from '../site/use-phone'
import styles from './chat.module.css'
import { ChatRoom } from './chat-room'
import { useChat } from './use-chat'
import { useVisibleHeight } from './use-visible-height'

/** On a phone these keep what is to be sent where the button would be, or have one of their own. */
const BUSY_PAGES = ['/deposit', '/withdraw', '/help-center']

/** In its corner, or above the button that leads to the top. */
const LIFTS_PX = [0, 128, 192]

/** The support, a tap away on every page: a panel in the corner, on phones a whole sheet. */
export function ChatCorner() {
  const { t } = useTexts()
  const open = useChatOpen()
  const phone = usePhone()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const chat = useChat(open)
  const launcher = useRef<HTMLButtonElement>(null)
  const close = () => {
    chat.forgetInquiry()
    closeChat()
    requestAnimationFrame(() => launcher.current?.focus())
  }
  useVisibleHeight(open && phone)
  const lift = useFreePlace(launcher, { path: open ? undefined : path, lifts: LIFTS_PX })
  if (open && phone) {
    return (
      <Dialog title={t('chat.title')} plain className={styles.sheet} onClose={close}>
        <ChatRoom chat={chat} onLeave={close} />
      </Dialog>
    )
  }
  if (open) {
    return (
      <section
        className={styles.panel}
        role="dialog"
        aria-label={t('chat.title')}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      >
        <ChatRoom chat={chat} onLeave={close} onClose={close} />
      </section>
    )
  }
  if (phone && BUSY_PAGES.includes(path)) return null
  const label = t(chat.unseen ? 'chat.openNew' : 'chat.open')
  return (
    <button
      ref={launcher}
      type="button"
      className={styles.launcher}
      aria-label={label}
      title={label}
      data-lift={lift}
      data-away={lift === undefined ? '' : undefined}
      style={{ translate: `0 ${-(lift ?? 0)}px` }}
      onClick={openChat}
    >
      <Icon name="chat" size={24} />
      {chat.unseen && <i className={styles.dot} />}
    </button>
  )
}
