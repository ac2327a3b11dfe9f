import { useSession } from '@camellia/client/session'
import { abilityOf, type Permission } from '@camellia/contract/abilities'
import { can } from '@camellia/kernel/ability'
import type { ReactNode } from 'react'

/** Follows every PERMISSION push: buttons and menu entries come and go at once. */
export function useMay(permission: Permission): boolean {
  return can(useSession('permissions').permissions, abilityOf(permission))
}

/** Shows its children only to those who may. The server checks again. */
export function Allow({
  permission,
  children,
}: {
  readonly permission: Permission
  readonly children: ReactNode
}) {
  return useMay(permission) ? children : null
}
