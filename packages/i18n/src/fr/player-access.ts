import type { texts as korean } from '../ko/player-access'
import type { TextsIn } from '../text-types'

export const texts: TextsIn<'fr', typeof korean> = {}
