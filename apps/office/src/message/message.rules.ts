import type { Broadcast, BroadcastTarget } from '@camellia/contract/message'
import type { MemberId, RoleId } from '@camellia/kernel/ids'

/** From this many on, one is asked again. */
export const MANY = 1_000
export const SELECTED_MAX = 100

export const TARGET_KINDS = ['ALL', 'ROLE', 'LINE', 'SELECTED'] as const
export type TargetKind = (typeof TARGET_KINDS)[number]

export interface Person {
  readonly id: MemberId
  readonly code: string
  readonly name: string
}

/** A broadcast while it is being written. */
export interface BroadcastDraft {
  readonly kind: TargetKind
  readonly role: RoleId | undefined
  readonly partner: Person | undefined
  readonly people: readonly Person[]
  readonly title: string
  readonly content: string
}

export const BLANK: BroadcastDraft = {
  kind: 'ALL',
  role: undefined,
  partner: undefined,
  people: [],
  title: '',
  content: '',
}

/** To whom a broadcast in the background goes; chosen people are written to at once. */
export function targetOf({ kind, role, partner }: BroadcastDraft): BroadcastTarget | undefined {
  if (kind === 'ALL') return { kind }
  if (kind === 'ROLE') return role === undefined ? undefined : { kind, role }
  return kind === 'LINE' && partner ? { kind, partner: partner.id } : undefined
}

export function isReady(draft: BroadcastDraft): boolean {
  const toSomeone = draft.kind === 'SELECTED' ? draft.people.length > 0 : targetOf(draft)
  return Boolean(toSomeone) && draft.title.trim() !== '' && draft.content.trim() !== ''
}

/** One more of the chosen, once each and not more than may be written to at once. */
export function withPerson(people: readonly Person[], person: Person): readonly Person[] {
  if (people.length >= SELECTED_MAX || people.some(({ id }) => id === person.id)) return people
  const { id, code, name } = person
  return [...people, { id, code, name }]
}

/** Parts of a broadcast in basis points: how far it is, and how many of those have read it. */
export function sentRate({ sent, total }: Pick<Broadcast, 'sent' | 'total'>): number {
  return total === 0 ? 10_000 : Math.floor((sent / total) * 10_000)
}

export function readRate({ read, sent }: Pick<Broadcast, 'read' | 'sent'>): number {
  return sent === 0 ? 0 : Math.floor((read / sent) * 10_000)
}
