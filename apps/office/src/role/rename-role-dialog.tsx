import { type Role, renameRole } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import type { Code } from '@camellia/kernel/codes'
import { ConfirmDialog } from '@camellia/ui/office-dialog'
import { useState } from 'react'
import { NameRow } from './create-role-dialog'
import { useRoleAction } from './use-role-action'

export function RenameRoleDialog({
  role,
  onClose,
}: {
  readonly role: Role
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [name, setName] = useState(role.name)
  const [wrong, setWrong] = useState<Code>()
  const { run, busy } = useRoleAction(renameRole, {
    done: t('role.renamed', { name: name.trim() }),
    onDone: onClose,
    onRefused: setWrong,
  })
  const submit = () => {
    if (name.trim() === role.name) onClose()
    else if (name.trim() !== '') run({ id: role.id, name: name.trim() })
  }
  return (
    <ConfirmDialog
      title={t('role.renameTitle', { name: role.name })}
      action={t('role.rename')}
      cancel={t('word.cancel')}
      busy={busy}
      onConfirm={submit}
      onClose={onClose}
    >
      <NameRow name={name} wrong={wrong} onChange={setName} onEnter={submit} />
    </ConfirmDialog>
  )
}
