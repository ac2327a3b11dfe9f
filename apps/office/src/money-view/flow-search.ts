import { MEMBER_ACCOUNTS } from '@camellia/contract/member-panel'
import type { Entry } from '@camellia/contract/money-view'
import type { MemberId } from '@camellia/kernel/ids'
import { type ChangeOf, type PageSize, sizeIn } from '../site/address'
import { daysIn, type RecentDays, spanOf } from '../site/days'

export type Account = (typeof MEMBER_ACCOUNTS)[number]

/** Of each account the last entry shown so far. */
export type Reached = { readonly [A in Account]?: number }

const SIZE: PageSize = 50

/** What the address bar may say; what is usual is left out. */
export interface FlowSearch {
  readonly account?: Account
  readonly days?: RecentDays
  readonly size?: PageSize
  /** How far each chain was walked: CASH.120~HOLD.3 */
  readonly before?: string
}

/** Anyone can type anything into an address: the rest is dropped. */
export function flowSearch(raw: Record<string, unknown>): FlowSearch {
  const account = MEMBER_ACCOUNTS.find((known) => known === raw.account)
  const days = daysIn(raw.days)
  const before = wayOf(reachedIn(raw.before))
  return {
    ...(account && { account }),
    ...(days && { days }),
    ...sizeIn(raw.size, SIZE),
    ...(before && { before }),
  }
}

/** Another filter begins at the newest again. */
export function changedFlow(
  { before: _, ...kept }: FlowSearch,
  change: ChangeOf<FlowSearch>,
): FlowSearch {
  return flowSearch({ ...kept, ...change })
}

/** What the list and its file are asked for. */
export function filterOf(member: MemberId, { account, days }: FlowSearch, now: number) {
  return { member, ...(account && { accounts: [account] }), ...spanOf(days, new Date(now)) }
}

export function pageOf({ size = SIZE, before }: FlowSearch) {
  return { size, ...(before && { before: reachedIn(before) }) }
}

/** An account that is not on this page stays where it was left on an earlier one. */
export function reachedAfter(
  so: Reached,
  items: readonly Pick<Entry, 'account' | 'seq'>[],
): Reached {
  return { ...so, ...Object.fromEntries(items.map(({ account, seq }) => [account, seq])) }
}

export function reachedIn(raw: unknown): Reached {
  const parts = typeof raw === 'string' ? raw.split('~') : []
  return Object.fromEntries(
    parts.flatMap((part) => {
      const [name, digits] = part.split('.')
      const account = MEMBER_ACCOUNTS.find((known) => known === name)
      const seq = Number(digits)
      return account && Number.isSafeInteger(seq) && seq > 0 ? [[account, seq]] : []
    }),
  )
}

export function wayOf(reached: Reached): string | undefined {
  const parts = MEMBER_ACCOUNTS.flatMap((account) => {
    const seq = reached[account]
    return seq === undefined ? [] : [`${account}.${seq}`]
  })
  return parts.length > 0 ? parts.join('~') : undefined
}
