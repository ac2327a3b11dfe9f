import type { AppDb } from '../http/tell'
import type { When } from './when.rules'

/** Work that the product does by itself, once for every day it is due. */
export interface Job {
  readonly name: string
  readonly when: When
  /**
   * Does the work due on this business day and says in a few words what it did. A run that died is
   * run again, so whatever it does must be harmless to do twice: money carries a key with the day.
   */
  run(db: AppDb, businessDay: string): Promise<string>
}
