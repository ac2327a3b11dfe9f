/** Whole percents of a past that is being filled in; null when nothing is. */
export function fillingFor(
  past: { readonly step: number; readonly steps: number } | null,
): number | null {
  if (!past || past.step >= past.steps) return null
  return Math.floor((past.step * 100) / past.steps)
}
