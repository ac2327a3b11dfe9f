import type { texts as korean } from '../ko/office-member'
import type { TextsIn } from '../text-types'

export const texts: TextsIn<'id', typeof korean> = {}
