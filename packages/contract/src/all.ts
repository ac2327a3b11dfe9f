import * as access from './access'
import type { AnyEndpoint } from './endpoint'
import * as fairness from './fairness'
import * as game from './game'
import * as member from './member'
import * as message from './message'
import * as notice from './notice'
import * as play from './play'
import * as report from './report'
import * as site from './site'
import * as system from './system'
import * as trail from './trail'
import * as wallet from './wallet'

const FEATURES = [
  access,
  fairness,
  game,
  member,
  message,
  notice,
  play,
  report,
  site,
  system,
  trail,
  wallet,
]

/** Every call there is, for the documentation and for the tests that must cover all of them. */
export const ENDPOINTS: readonly AnyEndpoint[] = FEATURES.flatMap((feature) =>
  Object.values(feature as Record<string, unknown>).filter(isEndpoint),
)

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'refuses' in value
}
