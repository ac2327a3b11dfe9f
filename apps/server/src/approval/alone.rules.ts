import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { Settings } from '../setting/setting.rules'
import type { Alone } from './approval.sql'

interface Decided {
  readonly memberId: MemberId
  readonly amount: Won
}

/** Sums of what one person decides alone today, counted on as more is decided. */
export interface Tally {
  /** Whether one more would reach what takes two people; if not, it is counted. */
  takesTwo(decided: Decided): boolean
}

/**
 * Many small amounts are one large one: from `money.fourEyesFrom` on in total, of one operator,
 * out of one partner's balance or to one member on one business day, two people decide.
 */
export function tallyFrom({ byOperator, byPayer, byReceiver }: Alone, settings: Settings): Tally {
  const perReceiver = settings['money.fourEyesFrom']
  const perOperator = settings['money.fourEyesOperatorDay'] ?? perReceiver
  const received = new Map(Object.entries(byReceiver).map(([id, sum]) => [Number(id), Number(sum)]))
  // Of all transactions here one person decides, and at most one partner pays.
  let given: number = Math.max(byOperator, byPayer)
  return {
    takesTwo({ memberId, amount }) {
      const got = (received.get(memberId) ?? 0) + amount
      if (got >= perReceiver || given + amount >= perOperator) return true
      given += amount
      received.set(memberId, got)
      return false
    },
  }
}
