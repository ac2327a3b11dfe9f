import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import { assignChat, listChats, listColleagues, readChat } from '@camellia/contract/chat'
import { readShell } from '@camellia/contract/report'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { OfficeButton, OfficeIconButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useNarrow } from '@camellia/ui/office-media'
import { OfficePopover } from '@camellia/ui/office-popover'
import { Tag, type Tone } from '@camellia/ui/office-tag'
import { toast } from '@camellia/ui/toast'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFresh } from '../site/live'
import { useMay } from '../site/may'
import styles from './chat.module.css'
import type { WholeChat } from './chat.rules'
import { ChatMoney } from './chat-money'
import { Presence } from './chat-row'
import { CloseDialog } from './close-dialog'

const TONES: Record<WholeChat['status'], Tone> = {
  WAITING: 'warn',
  TALKING: 'accent',
  CLOSED: 'plain',
}

/** Whom one talks with, who has the conversation, and how it ends. */
export function ChatHead({
  chat,
  onClose,
}: {
  readonly chat: WholeChat | undefined
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const may = useMay('Faq.write')
  return (
    <>
      <OfficeIconButton icon="previous" label={t('talk.back')} onClick={onClose} />
      {chat && (
        <>
          <Presence on={chat.online} />
          <Link to="/members" search={{ id: chat.member.id }} className={styles.name}>
            <bdi>{chat.member.name}</bdi>
          </Link>
          <bdi className="t3 f12">{chat.member.code}</bdi>
          <Tag tone={TONES[chat.status]}>{t(`chat.status.${chat.status}`)}</Tag>
          {chat.assigned && !chat.mine && <span className="f12 t2">{chat.assigned.name}</span>}
        </>
      )}
      <span className="fill" />
      {chat && <MoneyButton member={chat.member.id} />}
      {chat && may && chat.status !== 'CLOSED' && <Hands chat={chat} />}
    </>
  )
}

/** Where there is no room beside the conversation. */
function MoneyButton({ member }: { readonly member: MemberId }) {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  const narrow = useNarrow()
  const may = useMay('Member.update')
  if (!may || !narrow) return null
  return (
    <OfficePopover
      open={open}
      onChange={setOpen}
      label={t('chat.money')}
      width={320}
      target={
        <OfficeIconButton
          icon="deposit"
          label={t('chat.money')}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
      }
    >
      <ChatMoney id={member} />
    </OfficePopover>
  )
}

function Hands({ chat }: { readonly chat: WholeChat }) {
  const { t } = useTexts()
  const fresh = useFresh()
  const [closing, setClosing] = useState(false)
  const assign = useAssign()
  return (
    <>
      {!chat.mine && (
        <OfficeButton
          size="sm"
          busy={assign.busy}
          disabled={!fresh}
          onClick={() => assign.run({ id: chat.id })}
        >
          {t('chat.takeIt')}
        </OfficeButton>
      )}
      <HandOver chat={chat} onPick={(to) => assign.run({ id: chat.id, to })} />
      <OfficeButton size="sm" disabled={!fresh} onClick={() => setClosing(true)}>
        <OfficeIcon name="check" size={14} />
        {t('chat.close')}
      </OfficeButton>
      {closing && <CloseDialog chat={chat} onClose={() => setClosing(false)} />}
    </>
  )
}

/** To a colleague; who is here stands first. */
function HandOver({
  chat,
  onPick,
}: {
  readonly chat: WholeChat
  readonly onPick: (to: MemberId) => void
}) {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  const { data } = useEndpoint(listColleagues, {}, { enabled: open })
  const others = data
    ?.filter(({ id }) => id !== chat.assigned?.id)
    .toSorted((a, b) => Number(b.online) - Number(a.online))
  return (
    <OfficePopover
      open={open}
      onChange={setOpen}
      label={t('chat.handOver')}
      width={280}
      target={
        <OfficeButton size="sm" look="ghost" onClick={() => setOpen(!open)}>
          <OfficeIcon name="userCheck" size={14} />
          {t('chat.handOver')}
        </OfficeButton>
      }
    >
      <ul className={styles.colleagues}>
        {others?.map(({ id, name, code, online }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                setOpen(false)
                onPick(id)
              }}
            >
              <Presence on={online} />
              <bdi className="med">{name}</bdi> <bdi className="t3 f12">{code}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {others?.length === 0 && <p className={styles.none}>{t('chat.noColleagues')}</p>}
    </OfficePopover>
  )
}

function useAssign() {
  const { t } = useTexts()
  const refresh = useRefresh()
  const again = () => {
    for (const shown of [listChats, readChat, readShell]) void refresh(shown)
  }
  return useAction(assignChat, {
    onDone: again,
    onRefused: ({ code }) => {
      again()
      toast('warning', t(code === 'CONFLICT' ? 'chat.conflict' : `code.${code}`))
    },
  })
}
