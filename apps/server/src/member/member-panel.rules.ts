import type { MemberPanel } from '@camellia/contract/member-panel'
import { type Won, won } from '@camellia/kernel/won'

export interface DayRow {
  readonly day: string
  readonly stake: Won
  readonly win: Won
  /** Cash that came less cash that went, other than by bets. */
  readonly moved: Won
}

/**
 * The balance at the end of each day, counted back from the one of this moment: days are oldest
 * first, and the last of them is today.
 */
export function daysFor(balance: Won, days: readonly DayRow[]): MemberPanel['days'] {
  let after = balance
  const newestFirst = days.toReversed().map(({ day, stake, win, moved }) => {
    const shown = { day, balance: after, stake, win }
    after = won(after - (win - stake) - moved)
    return shown
  })
  return newestFirst.toReversed()
}

/** The first letter and the domain: enough to ask "is it still the one at …". */
export function maskedEmail(email: string | null): string | null {
  if (email === null) return null
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${at < 0 ? '' : email.slice(at)}`
}

export interface TransferRow {
  readonly cause: string
  readonly kind: string
  readonly amount: Won
  readonly at: string
  readonly fromAccount: string
  readonly fromMine: boolean
  readonly fromSeq: number | null
  readonly fromBefore: Won | null
  readonly toAccount: string
  readonly toMine: boolean
  readonly toSeq: number | null
  readonly toBefore: Won | null
}

type Account = 'CASH' | 'POINT' | 'HOLD' | 'PROMO'

/**
 * A movement from the member's side. When both ends are theirs, as when points become cash, it is
 * told from the side of the cash.
 */
export function transferFor(row: TransferRow) {
  const into = row.toMine && (!row.fromMine || row.fromAccount !== 'CASH')
  const before = won((into ? row.toBefore : row.fromBefore) ?? 0)
  const amount = won(into ? row.amount : -row.amount)
  return {
    key: `${row.cause}:${row.fromSeq ?? ''}:${row.toSeq ?? ''}`,
    kind: row.kind,
    account: (into ? row.toAccount : row.fromAccount) as Account,
    amount,
    before,
    after: won(before + amount),
    at: row.at,
  }
}

/** A page ends between moments, never inside one: the next begins before its last moment. */
export function pageByMoment<Row extends { readonly at: string }>(
  rows: readonly Row[],
  size: number,
): { readonly items: readonly Row[]; readonly hasMore: boolean } {
  const last = rows[size - 1]
  if (last === undefined || rows.length <= size) return { items: rows, hasMore: false }
  const items = rows.filter(({ at }) => at >= last.at)
  return { items, hasMore: items.length < rows.length }
}
