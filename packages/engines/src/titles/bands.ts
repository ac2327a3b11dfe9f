import type { GameBands } from '../slot/levels'
import data from './bands.json' with { type: 'json' }

/** How far chance may lead each game at how many rounds; written by `npm run certify`. */
export const BANDS: Readonly<Record<string, GameBands>> = data
