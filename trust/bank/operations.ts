import { MONEY_OPERATIONS } from './money'
import type { Operation } from './operation'
import { PLAY_OPERATIONS } from './play'

/** All there is to do with money. `operations.test.ts` fails when something new is not here. */
export const OPERATIONS: readonly Operation[] = [...PLAY_OPERATIONS, ...MONEY_OPERATIONS]

const TOTAL = OPERATIONS.reduce((sum, { weight }) => sum + weight, 0)

export function operationAt(number: number): Operation {
  let left = number % TOTAL
  for (const operation of OPERATIONS) {
    left -= operation.weight
    if (left < 0) return operation
  }
  throw new Error('unreachable')
}

export const OPERATION_WEIGHTS = TOTAL
