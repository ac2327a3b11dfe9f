import type { texts as korean } from '../ko/office-trail'
import type { TextsIn } from '../text-types'

export const texts: TextsIn<'ja', typeof korean> = {}
