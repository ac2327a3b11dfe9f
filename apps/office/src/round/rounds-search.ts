import { GAME_TYPES, type GameType } from '@camellia/contract/game'
import type { MemberId } from '@camellia/kernel/ids'
import { type ChangeOf, type PageSize, sizeIn, textIn, uuidIn, wholeIn } from '../site/address'
import { daysIn, type RecentDays, spanOf } from '../site/days'

const SIZE: PageSize = 50

export const RESULTS = ['WON', 'LOST', 'GIFT'] as const
export type Result = (typeof RESULTS)[number]

/** What the address bar may say; what is usual is left out. */
export interface RoundsSearch {
  readonly days?: RecentDays
  readonly type?: GameType
  readonly game?: string
  readonly result?: Result
  /** Only of this member. */
  readonly member?: number
  readonly size?: PageSize
  /** The last round of the page above. */
  readonly before?: string
  /** The round that is open. */
  readonly id?: string
}

export type RoundsChange = ChangeOf<RoundsSearch>

/** Anyone can type anything into an address: the rest is dropped. */
export function roundsSearch(raw: Record<string, unknown>): RoundsSearch {
  const type = GAME_TYPES.find((known) => known === raw.type)
  const result = RESULTS.find((known) => known === raw.result)
  const days = daysIn(raw.days)
  return {
    ...(days && { days }),
    ...(type && { type }),
    ...textIn('game', raw.game),
    ...(result && { result }),
    ...wholeIn('member', raw.member),
    ...sizeIn(raw.size, SIZE),
    ...uuidIn('before', raw.before),
    ...uuidIn('id', raw.id),
  }
}

/** Opening a round stays on the page; another filter begins at the newest again. */
export function changedSearch(kept: RoundsSearch, change: RoundsChange): RoundsSearch {
  const { id: _, before, ...filters } = kept
  const onlyOpens = Object.keys(change).every((key) => key === 'id')
  return roundsSearch({ ...filters, ...(onlyOpens && { before }), ...change })
}

/** What both the list and its totals are asked for; a history of one kind is never of another. */
export function filterOf(
  { days, type, game, result, member }: RoundsSearch,
  { only, now }: { readonly only: GameType | undefined; readonly now: number },
) {
  const kind = only ?? type
  return {
    ...(kind && { types: [kind] }),
    ...(game && { game }),
    ...(result && { result }),
    ...(member && { member: member as MemberId }),
    ...spanOf(days, new Date(now)),
  }
}

export function pageOf({ before, size = SIZE }: RoundsSearch) {
  return { size, ...(before && { before }) }
}

/** Whether anything narrows the list. */
export function isFiltered({ id: _, before: __, size: ___, ...filters }: RoundsSearch): boolean {
  return Object.keys(filters).length > 0
}
