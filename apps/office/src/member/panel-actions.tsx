import type { MemberPanel } from '@camellia/contract/member-panel'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton, officeButtonClass } from '@camellia/ui/office-button'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Deed } from '../site/deeds'
import { useFresh } from '../site/live'
import { Allow, useMay } from '../site/may'
import { MemberActions } from './edit-actions'
import { LogoutDialog } from './logout-dialog'
import { MessageDialog } from './message-dialog'
import styles from './people.module.css'

/** What can be done about this person. */
export function PanelActions({
  member,
  deed,
  onDone,
}: {
  readonly member: MemberPanel
  /** What is begun at once, and what to do when it is over. */
  readonly deed: Deed | undefined
  readonly onDone: (() => void) | undefined
}) {
  const { t } = useTexts()
  const fresh = useFresh()
  const [dialog, setDialog] = useState<'message' | 'logout' | undefined>(
    deed === 'message' ? deed : undefined,
  )
  const close = () => {
    setDialog(undefined)
    onDone?.()
  }
  const navigate = useNavigate()
  const giveCall = () => void navigate({ to: '/call', search: { give: true, member: member.id } })
  const waits = member.status === 'NEW'
  const calls = useMay('Call.manage') && member.kind === 'MEMBER' && member.status === 'NORMAL'
  const others = [
    ...(calls ? [{ label: t('gift.give'), onSelect: giveCall }] : []),
    ...(member.online && fresh
      ? [{ label: t('card.logout'), onSelect: () => setDialog('logout') }]
      : []),
  ]
  return (
    <div className={styles.actions}>
      {waits && (
        <Link
          to="/members/waiting"
          search={{ search: member.code, id: member.id }}
          className={officeButtonClass('ink')}
        >
          {t('card.request')}
        </Link>
      )}
      {!waits && (
        <Allow permission="Message.write">
          <OfficeButton disabled={!fresh} onClick={() => setDialog('message')}>
            {t('message.write')}
          </OfficeButton>
        </Allow>
      )}
      <MemberActions {...{ member, others, deed, onDone }} />
      {dialog === 'message' && <MessageDialog to={[member]} onClose={close} />}
      {dialog === 'logout' && <LogoutDialog who={[member]} onClose={close} />}
    </div>
  )
}
