import type { Role } from '@camellia/contract/role'
import { CreateRoleDialog } from './create-role-dialog'
import { MoveRoleDialog } from './move-role-dialog'
import { RemoveRoleDialog } from './remove-role-dialog'
import { RenameRoleDialog } from './rename-role-dialog'
import type { RolesData } from './use-roles'

/** What one is asked about before it is done. */
export type RoleDialog =
  | { readonly what: 'CREATE'; readonly under: Role | undefined }
  | { readonly what: 'RENAME' | 'MOVE' | 'REMOVE'; readonly role: Role }

export function RoleDialogs({
  dialog,
  data,
  onClose,
}: {
  readonly dialog: RoleDialog | undefined
  readonly data: RolesData
  readonly onClose: () => void
}) {
  if (!dialog) return null
  const { roles } = data
  if (dialog.what === 'CREATE') {
    return <CreateRoleDialog data={data} under={dialog.under} onClose={onClose} />
  }
  if (dialog.what === 'RENAME') return <RenameRoleDialog role={dialog.role} onClose={onClose} />
  if (dialog.what === 'MOVE') {
    return <MoveRoleDialog role={dialog.role} roles={roles} onClose={onClose} />
  }
  return <RemoveRoleDialog role={dialog.role} roles={roles} onClose={onClose} />
}
