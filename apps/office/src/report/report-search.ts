import { PERIODS, type Period } from '@camellia/contract/report'
import type { MemberId } from '@camellia/kernel/ids'
import { wholeIn } from '../site/address'

/** What the address bar says about a report; what is usual is left out. */
export interface ReportSearch {
  readonly period?: Period
  /** The partner whose line it is about. */
  readonly partner?: number
}

/** Anyone can type anything into an address: the rest is dropped. */
export function reportSearch(raw: Record<string, unknown>): ReportSearch {
  const period = PERIODS.find((known) => known === raw.period)
  return { ...(period && { period }), ...wholeIn('partner', raw.partner) }
}

/** The same as the server is asked. */
export function askedOf({ period, partner }: ReportSearch, usual?: Period) {
  const asked = period ?? usual
  return { ...(asked && { period: asked }), ...(partner && { partner: partner as MemberId }) }
}
