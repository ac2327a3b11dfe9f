import { LANGUAGE_CODES, type LanguageCode } from '@camellia/contract/fields'
import type { Broadcast, BroadcastTarget, Translations } from '@camellia/contract/message'
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
  /** Nobody is meant before somebody was chosen. */
  readonly kind: TargetKind | undefined
  readonly role: RoleId | undefined
  readonly partner: Person | undefined
  readonly people: readonly Person[]
  readonly words: DraftWords
}

export const BLANK: BroadcastDraft = {
  kind: undefined,
  role: undefined,
  partner: undefined,
  people: [],
  words: {},
}

/** Title and text by language; Korean is the first text, which everybody else reads. */
export type DraftWords = {
  readonly [Code in LanguageCode]?: { readonly title: string; readonly content: string }
}

export function draftWords({
  title,
  content,
  translations,
}: {
  readonly title: string
  readonly content: string
  readonly translations: Translations
}): DraftWords {
  return { ...translations, ko: { title, content } }
}

/** What is sent; nothing while the first text is missing or another one is written by half. */
export function sentWords({ ko, ...others }: DraftWords) {
  if (!ko || isHalf(ko) || isEmpty(ko)) return undefined
  const written = Object.entries(others).filter(([, words]) => words && !isEmpty(words))
  if (written.some(([, words]) => isHalf(words))) return undefined
  const translations = Object.fromEntries(written.map(([code, words]) => [code, trimmed(words)]))
  return { ...trimmed(ko), translations: translations as Translations }
}

interface Written {
  readonly title: string
  readonly content: string
}

function trimmed({ title, content }: Written): Written {
  return { title: title.trim(), content: content.trim() }
}

function isEmpty(words: Written): boolean {
  const { title, content } = trimmed(words)
  return title === '' && content === ''
}

function isHalf(words: Written): boolean {
  const { title, content } = trimmed(words)
  return (title === '') !== (content === '')
}

export function writtenLanguages(words: DraftWords): readonly LanguageCode[] {
  return LANGUAGE_CODES.filter((code) => {
    const own = words[code]
    return own !== undefined && !isEmpty(own) && !isHalf(own)
  })
}

/** To whom a broadcast in the background goes; chosen people are written to at once. */
export function targetOf({ kind, role, partner }: BroadcastDraft): BroadcastTarget | undefined {
  if (kind === 'ALL') return { kind }
  if (kind === 'ROLE') return role === undefined ? undefined : { kind, role }
  return kind === 'LINE' && partner ? { kind, partner: partner.id } : undefined
}

export function isReady(draft: BroadcastDraft): boolean {
  const toSomeone = draft.kind === 'SELECTED' ? draft.people.length > 0 : targetOf(draft)
  return Boolean(toSomeone) && sentWords(draft.words) !== undefined
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
