import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { firstStepsFor } from './first-steps.rules'
import { selectBegun } from './first-steps.sql'

export async function firstStepsOf(tx: AppTx, caller: Caller) {
  return firstStepsFor(await selectBegun(tx, caller), caller.abilities)
}
