import { TRAIL_ACTIONS, type TrailAction } from '@camellia/contract/trail'
import { type ChangeOf, type PageSize, sizeIn, textIn, wholeIn } from '../site/address'
import { daysIn, type RecentDays, spanOf } from '../site/days'

export const ACTOR_MAX = 12
const SIZE: PageSize = 50

/** What the address bar may say; what is usual is left out. */
export interface TrailSearch {
  readonly action?: TrailAction
  readonly actor?: string
  readonly member?: number
  readonly days?: RecentDays
  readonly size?: PageSize
  /** The last entry of the page above. */
  readonly before?: number
  /** The entry that is open. */
  readonly seq?: number
}

export type TrailChange = ChangeOf<TrailSearch>

/** Anyone can type anything into an address: the rest is dropped. */
export function trailSearch(raw: Record<string, unknown>): TrailSearch {
  const action = TRAIL_ACTIONS.find((known) => known === raw.action)
  const days = daysIn(raw.days)
  return {
    ...(action && { action }),
    ...(days && { days }),
    ...sizeIn(raw.size, SIZE),
    ...textIn('actor', raw.actor, ACTOR_MAX),
    ...wholeIn('member', raw.member),
    ...wholeIn('before', raw.before),
    ...wholeIn('seq', raw.seq),
  }
}

export function inputOf(search: TrailSearch, now: number) {
  const { action, actor, member, before, size = SIZE, days } = search
  return {
    size,
    ...(action && { action }),
    ...(actor && { actor }),
    ...(member && { member }),
    ...(before && { before }),
    ...spanOf(days, new Date(now)),
  }
}

/** Opening an entry stays on the page; another filter begins at the newest again. */
export function changedSearch(kept: TrailSearch, change: TrailChange): TrailSearch {
  const { seq: _, before, ...filters } = kept
  const onlyOpens = Object.keys(change).every((key) => key === 'seq')
  return trailSearch({ ...filters, ...(onlyOpens && { before }), ...change })
}
