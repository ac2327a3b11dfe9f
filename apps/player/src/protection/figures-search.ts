import { FIGURE_DAYS } from '@camellia/contract/protection'

export type FigureDays = (typeof FIGURE_DAYS)[number]

export const USUAL_DAYS: FigureDays = 30

/** Anyone can type anything into an address; the usual span is not said. */
export function figuresSearch(raw: Readonly<Record<string, unknown>>): {
  readonly days?: FigureDays
} {
  const days = FIGURE_DAYS.find((known) => known === Number(raw.days))
  return days && days !== USUAL_DAYS ? { days } : {}
}
