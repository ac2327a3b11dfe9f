import type { texts as korean } from '../ko/office-role'
import type { TextsIn } from '../text-types'

export const texts: TextsIn<'fr', typeof korean> = {}
