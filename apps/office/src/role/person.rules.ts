import { PERMISSIONS, type Permission } from '@camellia/contract/abilities'
import type { Overrides } from '@camellia/contract/role'

/** As the role says, granted to this person, or withheld from them. */
export const SETTINGS = ['ROLE', 'GRANTED', 'WITHHELD'] as const
export type Setting = (typeof SETTINGS)[number]

export interface PersonDraft {
  readonly wanted: ReadonlyMap<Permission, Setting>
  /** What was said before, newest last. */
  readonly history: readonly ReadonlyMap<Permission, Setting>[]
}

export const NO_PERSON_DRAFT: PersonDraft = { wanted: new Map(), history: [] }

export function settingOf(person: Overrides, permission: Permission): Setting {
  if (person.granted.includes(permission)) return 'GRANTED'
  return person.withheld.includes(permission) ? 'WITHHELD' : 'ROLE'
}

export function wantedOf(person: Overrides, draft: PersonDraft, permission: Permission): Setting {
  return draft.wanted.get(permission) ?? settingOf(person, permission)
}

export function setTo(
  person: Overrides,
  { wanted, history }: PersonDraft,
  permission: Permission,
  setting: Setting,
): PersonDraft {
  const next = new Map(wanted)
  if (setting === settingOf(person, permission)) next.delete(permission)
  else next.set(permission, setting)
  return { wanted: next, history: [...history, wanted] }
}

export function takenBack({ wanted, history }: PersonDraft): PersonDraft {
  return { wanted: history.at(-1) ?? wanted, history: history.slice(0, -1) }
}

export function nextSetting(setting: Setting, by = 1): Setting {
  const at = (SETTINGS.indexOf(setting) + by + SETTINGS.length) % SETTINGS.length
  return SETTINGS[at] ?? 'ROLE'
}

/** Does the person hold it, with this setting? */
export function holds(person: Overrides, permission: Permission, setting: Setting): boolean {
  if (setting === 'ROLE') return person.permissions.includes(permission)
  return setting === 'GRANTED'
}

export function overrideChange(person: Overrides, draft: PersonDraft) {
  const of = (setting: Setting) =>
    PERMISSIONS.filter((permission) => wantedOf(person, draft, permission) === setting)
  return {
    id: person.id,
    before: { granted: [...person.granted], withheld: [...person.withheld] },
    after: { granted: of('GRANTED'), withheld: of('WITHHELD') },
  }
}

/** Settings that are another than they were. */
export function changedIn(person: Overrides, draft: PersonDraft): readonly Permission[] {
  return PERMISSIONS.filter(
    (permission) => wantedOf(person, draft, permission) !== settingOf(person, permission),
  )
}
