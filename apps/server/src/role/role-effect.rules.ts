import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import { type Change, checkHeld, missingFrom } from './role.rules'

export interface Person {
  readonly id: MemberId
  readonly name: string
  readonly online: boolean
}

export interface Overridden extends Person, Overrides {}

export interface Overrides {
  readonly granted: readonly string[]
  readonly withheld: readonly string[]
}

/** The people who have a role: how many, the first of them, and all with overrides. */
export interface Crowd {
  readonly members: number
  readonly online: number
  readonly first: readonly Person[]
  readonly overridden: readonly Overridden[]
}

const NAMES_MAX = 4

/** Who of a role's people gains or loses what, and whom an override keeps as they are. */
export function effectsFor({ before, after }: Change, crowd: Crowd) {
  const gained = missingFrom(after, before)
  const lost = missingFrom(before, after)
  const touched = [...gained, ...lost]
  const same = crowd.overridden.filter((person) => touched.every((one) => keeps(person, one)))
  const nothing = touched.length === 0
  return {
    people: nothing ? 0 : crowd.members - same.length,
    online: nothing ? 0 : crowd.online - onlineOf(same),
    effects: touched.map((permission) => ({
      permission,
      change: gained.includes(permission) ? ('GAIN' as const) : ('LOSE' as const),
      ...sidesOf(crowd, permission),
    })),
  }
}

function sidesOf(crowd: Crowd, permission: string) {
  const kept = crowd.overridden.filter((person) => keeps(person, permission))
  const ids = new Set(kept.map(({ id }) => id))
  const others = crowd.first.filter(({ id }) => !ids.has(id))
  return {
    changed: {
      count: crowd.members - kept.length,
      online: crowd.online - onlineOf(kept),
      names: namesOf(others),
    },
    kept: { count: kept.length, online: onlineOf(kept), names: namesOf(kept) },
  }
}

/** Whatever the role says of it, this person's own setting decides. */
function keeps({ granted, withheld }: Overridden, permission: string): boolean {
  return granted.includes(permission) || withheld.includes(permission)
}

function onlineOf(people: readonly Person[]): number {
  return people.filter(({ online }) => online).length
}

function namesOf(people: readonly Person[]): string[] {
  return people.slice(0, NAMES_MAX).map(({ name }) => name)
}

/** Every override that comes or goes must be held; granted and withheld at once says nothing. */
export function checkOverrides(
  held: ReadonlySet<string>,
  { before, after }: { readonly before: Overrides; readonly after: Overrides },
): void {
  const both = after.granted.filter((permission) => after.withheld.includes(permission))
  if (both.length > 0) refuse('INVALID_PARAMETER', { fields: ['after'] })
  checkHeld(held, { before: before.granted, after: after.granted })
  checkHeld(held, { before: before.withheld, after: after.withheld })
}
