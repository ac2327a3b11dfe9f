import type { Permission } from '@camellia/contract/abilities'
import type { Overrides } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import { useState } from 'react'
import { groupsFor, type RowGroup } from './matrix.rules'
import {
  changedIn,
  NO_PERSON_DRAFT,
  nextSetting,
  overrideChange,
  type PersonDraft,
  type Setting,
  setTo,
  takenBack,
  wantedOf,
} from './person.rules'
import type { PermissionsSearch } from './role-search'

export interface PersonWork {
  readonly groups: readonly RowGroup[]
  readonly draft: PersonDraft
  readonly cursor: Permission | undefined
  readonly changed: readonly Permission[]
  readonly change: ReturnType<typeof overrideChange>
  readonly may: (permission: Permission) => boolean
  readonly set: (permission: Permission, setting: Setting) => void
  readonly cycle: (by: number) => void
  readonly step: (by: number) => void
  readonly undo: () => void
  readonly clear: () => void
}

/** The overrides of one person as they shall be, laid over what the server says now. */
export function usePerson(
  person: Overrides,
  held: readonly Permission[],
  search: PermissionsSearch,
): PersonWork {
  const { t } = useTexts()
  const [draft, setDraft] = useState<PersonDraft>(NO_PERSON_DRAFT)
  const [cursor, setCursor] = useState<Permission>()
  const changed = changedIn(person, draft)
  const groups = groupsFor({
    search: search.search ?? '',
    label: (permission) => t(`permission.${permission}`),
    only: search.changed ? (permission) => changed.includes(permission) : undefined,
  })
  const rows = groups.flatMap(({ permissions }) => permissions)
  const may = (permission: Permission) => person.mine && held.includes(permission)
  const set = (permission: Permission, setting: Setting) => {
    setCursor(permission)
    if (may(permission)) setDraft(setTo(person, draft, permission, setting))
  }
  return {
    groups,
    draft,
    cursor,
    changed,
    change: overrideChange(person, draft),
    may,
    set,
    cycle: (by) => cursor && set(cursor, nextSetting(wantedOf(person, draft, cursor), by)),
    step: (by) => {
      const at = cursor ? rows.indexOf(cursor) : -1
      setCursor(rows[Math.min(Math.max(at + by, 0), rows.length - 1)])
    },
    undo: () => setDraft(takenBack(draft)),
    clear: () => setDraft(NO_PERSON_DRAFT),
  }
}
