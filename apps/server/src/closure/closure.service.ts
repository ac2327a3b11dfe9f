import { type Kept, kept } from '../http/kept'
import type { AppDb } from '../http/tell'
import { type Messages, type SiteClosure, selectSiteClosure } from './closure.sql'

/** As for settings: the bus comes sooner, this is for a node that missed it. */
const FRESH_MS = 1_000

export type ReadClosure = () => Promise<SiteClosure | undefined>

export function createClosures(
  { system }: AppDb,
  now: () => number,
): Kept<SiteClosure | undefined> {
  return kept(() => system(selectSiteClosure), { freshMs: FRESH_MS, now })
}

/** Whether it is on: what is kept may begin or end while it is kept. */
export function isOn(closure: SiteClosure | undefined, now: number): closure is SiteClosure {
  if (!closure || closure.startsAt.getTime() > now) return false
  return closure.endsAt === null || closure.endsAt.getTime() > now
}

/** In the reader's language, else English, else whatever was written. */
export function messageIn(messages: Messages, language: string): string {
  return messages[language] ?? messages.en ?? Object.values(messages).find(Boolean) ?? ''
}

/** What a player is told instead of the site. */
export function closedFor({ messages, endsAt }: SiteClosure, language: string) {
  return { message: messageIn(messages, language), until: endsAt?.toISOString() ?? null }
}
