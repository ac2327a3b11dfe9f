import type { Permission } from '@camellia/contract/abilities'
import { abilityOf } from '@camellia/contract/abilities'
import type { OutputOf } from '@camellia/contract/endpoint'
import { FIRST_STEPS, type FirstStep, type readFirstSteps } from '@camellia/contract/report'
import { type Ability, can } from '@camellia/kernel/ability'
import type { Begun } from './first-steps.sql'

type Step = OutputOf<typeof readFirstSteps>[number]

/** One's own second factor is everybody's to turn on. */
const NEEDS: Readonly<Partial<Record<FirstStep, Permission>>> = {
  STAFF: 'Member.create',
  ACCOUNT: 'Deposit.allow',
  PARTNER: 'Member.create',
  NOTICE: 'Notice.create',
}

/** In the order in which they help each other: an account needs the second person. */
export function firstStepsFor(begun: Begun, held: readonly Ability[]): Step[] {
  const mine = FIRST_STEPS.filter((step) => {
    const need = NEEDS[step]
    return need === undefined || can(held, abilityOf(need))
  })
  return mine.map((step) => ({ step, state: stateOf(step, begun) }))
}

function stateOf(step: FirstStep, begun: Begun): Step['state'] {
  const done = {
    TWO_FACTOR: begun.twoFactor,
    STAFF: begun.people >= 2,
    ACCOUNT: begun.accountInUse,
    PARTNER: begun.partner,
    NOTICE: begun.notice,
  }[step]
  if (done) return 'DONE'
  return step === 'ACCOUNT' && begun.accountWaits ? 'WAITING' : 'TODO'
}
