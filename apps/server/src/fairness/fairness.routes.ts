import * as contract from '@camellia/contract/fairness'
import type { Api } from '../http/api'
import { readSeeds, rotate } from './fairness.service'

export function fairnessRoutes({ serve, transact, read }: Api): void {
  serve(contract.readSeeds, (caller) => read(caller, (tx) => readSeeds(tx, caller.id)))
  serve(contract.rotateSeeds, (caller, { clientSeed }) =>
    transact(caller, (tx) => rotate(tx, caller.id, clientSeed)),
  )
}
