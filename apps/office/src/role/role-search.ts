import { textIn, wholeIn } from '../site/address'

export const ROLE_VIEWS = ['TREE', 'LIST', 'LAYOUT'] as const
export type RoleView = (typeof ROLE_VIEWS)[number]

export const ROLE_SORTS = ['tree', 'name', 'type', 'members', 'permissions'] as const
export type RoleSort = (typeof ROLE_SORTS)[number]

/** What the address bar may say of the roles; what is usual is left out. */
export interface RolesSearch {
  readonly view?: RoleView
  readonly sort?: RoleSort
  readonly down?: true
  /** The role that is open. */
  readonly id?: number
}

/** Anyone can type anything into an address: the rest is dropped. */
export function rolesSearch(raw: Record<string, unknown>): RolesSearch {
  const view = ROLE_VIEWS.find((known) => known === raw.view)
  const sort = ROLE_SORTS.find((known) => known === raw.sort)
  return {
    ...(view && view !== 'TREE' && { view }),
    ...(sort && sort !== 'tree' && { sort }),
    ...((raw.down === true || raw.down === 'true') && { down: true }),
    ...wholeIn('id', raw.id),
  }
}

export interface PermissionsSearch {
  /** By role when absent. */
  readonly by?: 'PERSON'
  readonly search?: string
  /** Only what changes. */
  readonly changed?: true
  /** The person, or on a phone the role, one looks at. */
  readonly id?: number
}

export function permissionsSearch(raw: Record<string, unknown>): PermissionsSearch {
  return {
    ...(raw.by === 'PERSON' && { by: 'PERSON' }),
    ...textIn('search', raw.search),
    ...((raw.changed === true || raw.changed === 'true') && { changed: true }),
    ...wholeIn('id', raw.id),
  }
}

export type ChangeSearch = (search: PermissionsSearch) => void
