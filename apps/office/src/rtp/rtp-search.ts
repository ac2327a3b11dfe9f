import { textIn } from '../site/address'

export const DRIFT_DAYS = [7, 30, 90] as const
export type DriftDays = (typeof DRIFT_DAYS)[number]

/** What the address bar may say; what is usual is left out. */
export interface RtpSearch {
  /** The title that is open. */
  readonly game?: string
  readonly days?: DriftDays
}

/** Anyone can type anything into an address: the rest is dropped. */
export function rtpSearch(raw: Record<string, unknown>): RtpSearch {
  const days = DRIFT_DAYS.find((known) => known === Number(raw.days))
  return {
    ...textIn('game', raw.game),
    ...(days && days !== 30 && { days }),
  }
}
