import * as contract from '@camellia/contract/trail'
import type { Api } from '../http/api'
import type { HeadBook } from './head-book'
import { listTrail, verifyTrail } from './trail.service'

export function trailRoutes({ serve, read }: Api, book: HeadBook): void {
  serve(contract.listTrail, (caller, filter) => read(caller, (tx) => listTrail(tx, caller, filter)))
  serve(contract.verifyTrail, (caller) => read(caller, (tx) => verifyTrail(tx, book)))
}
