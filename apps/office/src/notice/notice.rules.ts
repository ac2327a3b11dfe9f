import type { InputOf } from '@camellia/contract/endpoint'
import type { AdminNotice, saveNotice } from '@camellia/contract/notice'
import { boxOf, momentOf } from '../site/seoul.rules'
import { areWhole, keptWords, type Words } from '../site/words.rules'

/** A notice while it is being written: its times as their boxes hold them. */
export interface NoticeDraft {
  readonly category: AdminNotice['category']
  readonly popup: boolean
  readonly partner: boolean
  readonly pinned: boolean
  readonly startsAt: string
  readonly endsAt: string
  readonly titles: Words
  readonly contents: Words
}

export function blankDraft(now: number): NoticeDraft {
  return {
    category: 'NOTICE',
    popup: false,
    partner: false,
    pinned: false,
    startsAt: boxOf(now),
    endsAt: '',
    titles: {},
    contents: {},
  }
}

export function draftOf(notice: AdminNotice): NoticeDraft {
  const { category, popup, partner, pinned, startsAt, endsAt, titles, contents } = notice
  return {
    ...{ category, popup, partner, pinned, titles, contents },
    startsAt: boxOf(startsAt),
    endsAt: endsAt ? boxOf(endsAt) : '',
  }
}

export type Wrong = 'start' | 'end' | 'half'

/** Why it cannot be saved yet. */
export function wrongWith({ startsAt, endsAt, titles, contents }: NoticeDraft): Wrong | undefined {
  const from = momentOf(startsAt)
  if (!from) return 'start'
  const until = momentOf(endsAt)
  if (endsAt !== '' && (!until || until <= from)) return 'end'
  return areWhole(titles, contents) ? undefined : 'half'
}

/** What is sent; nothing while something is missing. Popups are for players only. */
export function noticeFrom(draft: NoticeDraft, id: string): InputOf<typeof saveNotice> | undefined {
  const startsAt = momentOf(draft.startsAt)
  if (wrongWith(draft) || !startsAt) return undefined
  const { category, partner, pinned, titles, contents } = draft
  return {
    ...{ id, category, partner, pinned, startsAt },
    popup: draft.popup && !partner,
    endsAt: momentOf(draft.endsAt) ?? null,
    titles: keptWords(titles),
    contents: keptWords(contents),
  }
}

export function isChanged(draft: NoticeDraft, first: NoticeDraft): boolean {
  return JSON.stringify(draft) !== JSON.stringify(first)
}
