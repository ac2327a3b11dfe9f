import type { Gift } from '@camellia/contract/gift'
import type { MemberId } from '@camellia/kernel/ids'
import { type Won, won } from '@camellia/kernel/won'
import { bank, calls, cash, type Posting, promo } from '@camellia/ledger/posting'

export interface GiftMoney {
  readonly id: string
  readonly memberId: MemberId
  readonly fundedBy: MemberId
  readonly amount: Won
}

/** What the gift may cost is set aside when it is made: a budget is never promised twice. */
export function reserveFor({ id, fundedBy, amount }: GiftMoney): Posting {
  return {
    kind: 'CALL_RESERVE',
    member: fundedBy,
    key: `call:${id}:reserve`,
    request: { amount },
    transfers: [{ from: promo(fundedBy), to: calls, amount }],
  }
}

/** What was not played returns to the line that set it aside. */
export function returnFor({ id, fundedBy }: GiftMoney, amount: Won): Posting {
  return {
    kind: 'CALL_RETURN',
    member: fundedBy,
    key: `call:${id}:return`,
    request: { amount },
    transfers: [{ from: calls, to: promo(fundedBy), amount }],
  }
}

export function prizeFor({ id, memberId, amount }: GiftMoney): Posting {
  return {
    kind: 'CALL_PRIZE',
    member: memberId,
    key: `call:${id}:award`,
    request: { amount },
    transfers: [{ from: calls, to: cash(memberId), amount }],
  }
}

/** The head office makes money; everyone else moves their own. */
export function fundingFor(
  owner: MemberId,
  wish: {
    readonly amount: Won
    readonly direction: 'IN' | 'OUT'
    readonly key: string
    readonly head: boolean
  },
): Posting {
  const { amount, direction, key, head } = wish
  const source = head ? bank : cash(owner)
  const moves =
    direction === 'IN'
      ? { from: source, to: promo(owner), amount }
      : { from: promo(owner), to: source, amount }
  return {
    kind: direction === 'IN' ? 'PROMO_FUND' : 'PROMO_RETURN',
    member: owner,
    key: `promo:${key}`,
    request: { amount, direction },
    transfers: [moves],
  }
}

export interface Spun {
  readonly kind: Gift['kind']
  readonly bet: Won | null
  readonly spins: number | null
  readonly spinsLeft: number | null
  readonly amount: Won
}

/** What of the reserve nobody has played. */
export function unspentOf({ kind, bet, spinsLeft, amount }: Spun): Won {
  return kind === 'PRIZE' ? amount : won((bet ?? 0) * (spinsLeft ?? 0))
}

export function isUntouched({ kind, spins, spinsLeft }: Spun): boolean {
  return kind === 'PRIZE' || spins === spinsLeft
}
