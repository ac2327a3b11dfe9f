import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { Settings } from '../setting/setting.rules'
import type { Alone } from './approval.sql'

interface Decided {
  /** Whoever gets or gives it, and the partner who collects it. */
  readonly receivers: readonly MemberId[]
  readonly amount: Won
}

/** Sums of what one person decides alone lately, counted on as more is decided. */
export interface Tally {
  /** Whether one more would reach what takes two people; if not, it is counted. */
  takesTwo(decided: Decided): boolean
}

/**
 * Many small amounts are one large one. Within `money.fourEyesHours` two people decide from
 * `money.fourEyesFrom` on in total to or from one member, so that who paid somebody does not alone
 * let it out again either; and from `money.fourEyesOperatorDay` on of one operator or one partner's
 * balance, over however many receivers and however many accounts that one person made.
 */
export function tallyFrom({ byOperator, byPayer, byReceiver }: Alone, settings: Settings): Tally {
  const perReceiver = settings['money.fourEyesFrom']
  const perOperator = settings['money.fourEyesOperatorDay'] ?? perReceiver
  const received = new Map(Object.entries(byReceiver).map(([id, sum]) => [Number(id), Number(sum)]))
  // Of all transactions here one person decides, and at most one partner pays.
  let given: number = Math.max(byOperator, byPayer)
  return {
    takesTwo({ receivers, amount }) {
      const got = receivers.map((id) => [id, (received.get(id) ?? 0) + amount] as const)
      if (got.some(([, sum]) => sum >= perReceiver) || given + amount >= perOperator) return true
      given += amount
      for (const [id, sum] of got) received.set(id, sum)
      return false
    },
  }
}
