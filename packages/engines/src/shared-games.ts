import type { SharedEngine } from './engine'
import { sharedOddEven } from './odd-even'

/** Every game that is drawn once for everyone, by its code. */
export const SHARED_ENGINES: Readonly<Record<string, SharedEngine>> = {
  'odd-even-1m': sharedOddEven(60),
}
