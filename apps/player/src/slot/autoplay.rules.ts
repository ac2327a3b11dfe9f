/** Autoplay never runs without its limits (games.md 4.2). */
export interface AutoPlan {
  readonly rounds: number
  /** Stops once this much more was paid than won. */
  readonly lossLimit: number
  /** Stops at a single win of at least this much; 0 for never. */
  readonly winLimit: number
  readonly stopOnFeature: boolean
}

export interface Auto {
  readonly plan: AutoPlan
  readonly left: number
  /** Won minus paid since it began. */
  readonly net: number
}

export type AutoStop = 'done' | 'loss' | 'balance' | 'win' | 'feature' | 'hidden' | 'stopped'

export interface PlayedRound {
  readonly cost: number
  readonly win: number
  readonly feature: boolean
}

export const AUTO_ROUNDS = [10, 25, 50, 100] as const

/** Loss limits offered, in bets. */
export const LOSS_BETS = [10, 20, 50, 100] as const

export function startAuto(plan: AutoPlan): Auto {
  return { plan, left: plan.rounds, net: 0 }
}

/** What is left of autoplay after a round, or why it ends. */
export function afterRound({ plan, left, net }: Auto, round: PlayedRound): Auto | AutoStop {
  const next = { plan, left: left - 1, net: net + round.win - round.cost }
  if (plan.stopOnFeature && round.feature) return 'feature'
  if (plan.winLimit > 0 && round.win >= plan.winLimit) return 'win'
  if (-next.net >= plan.lossLimit) return 'loss'
  return next.left > 0 ? next : 'done'
}

/** Why the next round is not begun: it could break the loss limit, or nothing is left to pay it. */
export function whyNotOn(
  { plan, net }: Auto,
  { cost, balance }: { readonly cost: number; readonly balance: number },
): AutoStop | undefined {
  if (-net + cost > plan.lossLimit) return 'loss'
  return cost > balance ? 'balance' : undefined
}
