import { POINT_CONVERT_MIN } from '@camellia/contract/wallet'

export interface ConversionError {
  readonly key: 'convert.short' | 'convert.minimum'
  readonly minimum: number
}

/**
 * The brief's section 5: more than the points first, then less than the minimum. How many there are
 * is the server's to judge while nobody has said it here.
 */
export function conversionError(
  amount: number,
  point: number | undefined,
): ConversionError | undefined {
  if (point !== undefined && amount > point)
    return { key: 'convert.short', minimum: POINT_CONVERT_MIN }
  if (amount < POINT_CONVERT_MIN) return { key: 'convert.minimum', minimum: POINT_CONVERT_MIN }
  return undefined
}
