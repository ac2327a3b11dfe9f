import type { JobStep } from '@camellia/contract/system'
import type { AppDb } from '../http/tell'
import type { When } from './when.rules'

/** What a run did or found. */
export interface Report {
  /** Figures by name; what is a text here, such as a month, is so in every language. */
  readonly found: Readonly<Record<string, number | string>>
  /** What is wrong with what it looked at, for whoever has to mend it. */
  readonly wrong?: string
}

/** Tells how far a run is, for whoever watches it. */
export type TellStep = (step: JobStep, count?: number) => Promise<void>

/** Work that the product does by itself, once for every day it is due. */
export interface Job {
  readonly name: string
  readonly when: When
  /**
   * Does the work due on this business day and says what it did. A run that died is run again, so
   * whatever it does must be harmless to do twice: money carries a key with the day.
   */
  run(db: AppDb, businessDay: string, tell: TellStep): Promise<Report>
}
