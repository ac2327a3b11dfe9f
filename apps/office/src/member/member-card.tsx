import { useAction } from '@camellia/client/hooks'
import { endSessions } from '@camellia/contract/member'
import { useTexts } from '@camellia/i18n/texts'
import { Avatar } from '@camellia/ui/office-avatar'
import { OfficeButton, officeButtonClass } from '@camellia/ui/office-button'
import { DialogActions, DialogText, OfficeDialog } from '@camellia/ui/office-dialog'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Facts } from '@camellia/ui/office-panel'
import { Tag } from '@camellia/ui/office-tag'
import { toast } from '@camellia/ui/toast'
import { Link } from '@tanstack/react-router'
import { type FoundMember, showMember } from '../site/found-member'
import { LineOf } from '../site/line-of'
import { useFresh } from '../site/live'
import { Allow } from '../site/may'

const close = () => showMember(undefined)
const TONE = { NORMAL: 'ok', NEW: 'brand', BLOCKED: 'bad', DELETED: 'plain' } as const

/** Who was found, where in the tree, and what can be done at once. */
export function MemberCard({ member }: { readonly member: FoundMember }) {
  const { t } = useTexts()
  const { name, code, roleType, status, line } = member
  return (
    <OfficeDialog title={name} width={480} onClose={close}>
      <DialogText>
        <p className="row">
          <Avatar name={name} large />
          <bdi className="mono">{code}</bdi>
          <Tag tone={TONE[status]}>{t(`memberStatus.${status}`)}</Tag>
        </p>
        <Facts
          items={[
            { label: t('card.kind'), value: t(`card.${roleType}`) },
            { label: t('card.line'), value: line.length > 0 ? <LineOf line={line} /> : '—' },
          ]}
        />
      </DialogText>
      <DialogActions>
        <CopyButton code={code} />
        <span className="fill" />
        <Allow permission="Member.update">
          {status === 'NEW' ? <OpenRequest member={member} /> : <EndSessions member={member} />}
        </Allow>
      </DialogActions>
    </OfficeDialog>
  )
}

function CopyButton({ code }: { readonly code: string }) {
  const { t } = useTexts()
  const copy = async () => {
    await navigator.clipboard.writeText(code)
    toast('success', t('word.copied'))
  }
  // Browsers give no clipboard to plain http pages other than localhost.
  if (!window.isSecureContext) return null
  return (
    <OfficeButton onClick={() => void copy()} data-autofocus>
      <OfficeIcon name="copy" size={14} />
      {t('card.copy')}
    </OfficeButton>
  )
}

function OpenRequest({ member: { id, code } }: { readonly member: FoundMember }) {
  const { t } = useTexts()
  return (
    <Link
      to="/members/waiting"
      search={{ search: code, id }}
      className={officeButtonClass('ink')}
      onClick={close}
    >
      {t('card.request')}
    </Link>
  )
}

function EndSessions({ member: { id, name } }: { readonly member: FoundMember }) {
  const { t } = useTexts()
  const fresh = useFresh()
  const { run, busy } = useAction(endSessions, {
    onDone: () => {
      toast('success', t('card.loggedOut', { name }))
      close()
    },
    onRefused: ({ code }) => toast('warning', t(`code.${code}`)),
  })
  return (
    <OfficeButton
      look="bad"
      busy={busy}
      disabled={!fresh}
      onClick={() => run({ id, text: t('card.logoutText') })}
    >
      <OfficeIcon name="logout" size={14} />
      {t('card.logout')}
    </OfficeButton>
  )
}
