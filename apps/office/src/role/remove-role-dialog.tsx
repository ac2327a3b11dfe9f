import { type Role, removeRole } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import { ConfirmDialog } from '@camellia/ui/office-dialog'
import { toast } from '@camellia/ui/toast'
import { childrenOf } from './role-tree.rules'
import { useRoleAction } from './use-role-action'

/** Goes only when nobody has it and nothing hangs under it; otherwise it says what is in the way. */
export function RemoveRoleDialog({
  role,
  roles,
  onClose,
}: {
  readonly role: Role
  readonly roles: readonly Role[]
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const under = childrenOf(roles, role.id).length
  const free = under === 0 && role.members === 0
  const { run, busy } = useRoleAction(removeRole, {
    done: t('role.removed', { name: role.name }),
    onDone: onClose,
    onRefused: (code) => {
      toast('warning', code === 'CONFLICT' ? t('role.inUse') : t(`code.${code}`))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t(free ? 'role.removeTitle' : 'role.cannotRemove', { name: role.name })}
      action={t(free ? 'role.remove' : 'word.confirm')}
      cancel={t('word.cancel')}
      look={free ? 'badSolid' : 'ink'}
      busy={busy}
      onConfirm={() => (free ? run({ id: role.id }) : onClose())}
      onClose={onClose}
    >
      {free && <p>{t('role.removeText')}</p>}
      {role.members > 0 && <p>{t('role.hasPeople', { count: role.members })}</p>}
      {under > 0 && <p>{t('role.hasRoles', { count: under })}</p>}
    </ConfirmDialog>
  )
}
