import type { texts as korean } from '../ko/office-start'
import type { TextsIn } from '../text-types'

export const texts: TextsIn<'en', typeof korean> = {
  'start.title': 'First steps',
  'start.progress': '{{done}} of {{all}} done',
  'start.hide': 'Hide for good',
  'start.DONE': 'Done',
  'start.TWO_FACTOR': 'Turn on two-factor login',
  'start.TWO_FACTOR.why': 'The head office can do everything: a password alone is too little.',
  'start.STAFF': 'Add a second person',
  'start.STAFF.why': 'Large amounts and deposit accounts take two people.',
  'start.ACCOUNT': 'Add an account for deposits',
  'start.ACCOUNT.why': 'Players send their money there.',
  'start.ACCOUNT.waits': 'Waits for another person’s approval.',
  'start.PARTNER': 'Create the first partner',
  'start.PARTNER.why': 'Their ID is the sign-up code of their players.',
  'start.NOTICE': 'Write the first notice',
  'start.NOTICE.why': 'Something to read for players who arrive.',
}
