import type { Push } from '@camellia/contract/push'
import type { Db, Tx } from '@camellia/db/tx'
import type { Audience } from '../hub/hub-audience'

export interface Told {
  readonly to: Audience
  readonly push: Push
}

/** The product's transaction and database: what is told is told to an audience, after commit. */
export type AppTx = Tx<Told>
export type AppDb = Db<Told>
