import type { texts as korean } from '../ko/office-access'
import type { TextsIn } from '../text-types'

export const texts: TextsIn<'ru', typeof korean> = {}
