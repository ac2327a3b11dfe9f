import type { texts as korean } from '../ko/office-start'
import type { TextsIn } from '../text-types'

export const texts: TextsIn<'fr', typeof korean> = {
  'start.title': 'Premiers pas',
  'start.progress': '{{done}} sur {{all}} terminés',
  'start.hide': 'Masquer définitivement',
  'start.DONE': 'Terminé',
  'start.TWO_FACTOR': 'Activer la double authentification',
  'start.TWO_FACTOR.why': 'Le siège peut tout faire : un mot de passe seul ne suffit pas.',
  'start.STAFF': 'Ajouter une deuxième personne',
  'start.STAFF.why': 'Gros montants et comptes de dépôt demandent deux personnes.',
  'start.ACCOUNT': 'Ajouter un compte de dépôt',
  'start.ACCOUNT.why': 'Les joueurs y versent leur argent.',
  'start.ACCOUNT.waits': 'Attend l’accord d’une autre personne.',
  'start.PARTNER': 'Créer le premier partenaire',
  'start.PARTNER.why': 'Son identifiant est le code d’inscription de ses joueurs.',
  'start.NOTICE': 'Écrire la première annonce',
  'start.NOTICE.why': 'De quoi lire pour les joueurs qui arrivent.',
}
