import type { Serve } from './serve'
import type { AppDb } from './tell'

/** What a feature's routes are made with. The pool is not among it. */
export interface Api extends AppDb {
  readonly serve: Serve
}
