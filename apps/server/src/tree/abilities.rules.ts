import { EVERYONES_ABILITIES } from '@camellia/contract/abilities'
import type { Ability } from '@camellia/kernel/ability'

export interface Grants {
  /** Of the role. */
  readonly permissions: readonly string[]
  /** Of this one person. */
  readonly granted: readonly string[]
  readonly withheld: readonly string[]
}

/** What a person may do: the role's permissions, plus and minus their own overrides. */
export function abilitiesFor({ permissions, granted, withheld }: Grants): readonly Ability[] {
  const held = new Set([...permissions, ...granted])
  for (const permission of withheld) held.delete(permission)
  const own = Array.from(held, (permission) => {
    const [subject = '', action = ''] = permission.split('.')
    return { subject, action }
  })
  return [...EVERYONES_ABILITIES, ...own]
}
