import * as contract from '@camellia/contract/trail'
import { oneRun } from '@camellia/kernel/one-run'
import type { Caller } from '../http/actor'
import type { Api } from '../http/api'
import type { HeadBook } from './head-book'
import { listTrail, verifyTrail } from './trail.service'

export function trailRoutes({ serve, read }: Api, book: HeadBook): void {
  serve(contract.listTrail, (caller, filter) => read(caller, (tx) => listTrail(tx, caller, filter)))
  // Reads the whole chain, and says the same to everyone who may ask.
  const verify = oneRun((caller: Caller) => read(caller, (tx) => verifyTrail(tx, book)))
  serve(contract.verifyTrail, (caller) => verify(caller))
}
