import { EVERYONES_ABILITIES } from '@camellia/contract/abilities'
import { type Ability, can } from '@camellia/kernel/ability'

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

export interface Enterer extends Grants {
  readonly kind: 'PARTNER' | 'USER' | 'MEMBER'
}

/** The back-office is for partners and their staff who hold Partner_Login. */
export function mayEnterOffice(member: Enterer): boolean {
  const partner = { subject: 'Partner_Login', action: 'read' }
  return member.kind !== 'MEMBER' && can(abilitiesFor(member), partner)
}

/**
 * Whoever opens an account up could do what its owner may: so that must be nothing they may not do
 * themselves. Playing is no power over anyone.
 */
export function powerOver(held: readonly Ability[], theirs: readonly Ability[]): boolean {
  return theirs.every((ability) => ability.subject === 'Betting' || can(held, ability))
}

/**
 * Colleagues of one partner stand beside each other, not below: who controls another's account must
 * hold all of theirs and something more, so that equals never act in each other's name.
 */
export function strongerThan(held: readonly Ability[], theirs: readonly Ability[]): boolean {
  return powerOver(held, theirs) && !powerOver(theirs, held)
}
