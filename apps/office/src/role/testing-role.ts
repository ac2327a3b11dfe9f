import type { Role } from '@camellia/contract/role'
import type { RoleId } from '@camellia/kernel/ids'

type Told = Partial<Omit<Role, 'id' | 'parentId'>> & {
  readonly id: number
  readonly parentId?: number | null
}

/** A partner role of the head office under role 1, but for what is told otherwise. */
export function roleWith({ id, parentId = 1, ...told }: Told): Role {
  return {
    id: id as RoleId,
    name: `role ${id}`,
    type: 'PARTNER',
    parentId: parentId as RoleId | null,
    position: id,
    origin: 'HEAD',
    owner: null,
    permissions: [],
    members: 1,
    overrides: [],
    own: parentId === null,
    mine: parentId === null ? 'NOTHING' : 'ALL',
    mayHang: true,
    ...told,
  }
}
