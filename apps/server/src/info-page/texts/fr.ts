import type { DefaultTexts } from '../info-page.rules'

export const FR: DefaultTexts = {
  TERMS: [
    [
      'Le service',
      `Ce site fonctionne avec de l’argent fictif. Il ne peut être échangé contre de
      l’argent ni contre autre chose de valeur.`,
    ],
    [
      'Qui peut jouer',
      `Il faut avoir 19 ans ou plus, et un seul compte par personne. Gardez votre
      mot de passe pour vous.`,
    ],
    [
      'Les jeux',
      `Les résultats viennent de graines fixées et publiées avant la mise. Les taux de
      retour sont publiés et un tour réglé n’est jamais modifié.`,
    ],
    [
      'Votre compte',
      `Un compte qui enfreint les règles peut être restreint ; le motif vous est
      indiqué. Vous pouvez contester auprès du centre d’aide.`,
    ],
  ],
  PRIVACY: [
    [
      'Ce que nous gardons',
      `Identifiant et pseudo, nom et compte bancaire, coordonnées, adresses
      et appareils de connexion, tours joués et mouvements d’argent.`,
    ],
    [
      'Pourquoi',
      `Gérer votre compte, traiter dépôts et retraits, empêcher les abus. Rien n’est
      vendu ni utilisé pour la publicité.`,
    ],
    [
      'Qui les voit',
      `Seul le personnel qui en a besoin. Les numéros sont masqués et chiffrés, et
      chaque consultation complète est enregistrée.`,
    ],
    [
      'Vos droits',
      `Vos données figurent sur votre page ; demandez leur correction ou suppression
      au centre d’aide. Les écritures du registre ne peuvent être modifiées.`,
    ],
  ],
  RESPONSIBLE: [
    [
      'À savoir d’abord',
      `Chaque jeu rend moins de 100 %. Plus on joue longtemps, plus on perd en
      moyenne.`,
    ],
    [
      'Limites',
      `Fixez vos limites de dépôt, de perte et de temps à la page Protection. Une limite
      plus basse vaut aussitôt, une plus haute après un délai.`,
    ],
    [
      'Pause et auto-exclusion',
      `Vous pouvez commencer à tout moment. Une fois commencée, elle ne
      peut être raccourcie.`,
    ],
    [
      'Aide',
      `Si ce n’est plus un plaisir, arrêtez et parlez-en. Des services d’écoute existent
      dans votre pays.`,
    ],
  ],
  HELP: [
    [
      'Commencer',
      `Tous les jeux s’essaient sans compte. Après l’inscription et son approbation,
      vous pouvez vous connecter.`,
    ],
    [
      'Dépôts et retraits',
      `Indiquez un montant, envoyez la demande et suivez chaque étape. Une
      seule demande peut être ouverte à la fois.`,
    ],
    [
      'Vérifier un tour',
      `Ouvrez un tour dans l’historique pour le revoir, et vérifiez-le vous-même
      à la page Équité.`,
    ],
    [
      'Contact',
      `Une fois connecté, le centre d’aide propose les questions fréquentes, les demandes
      et le chat.`,
    ],
  ],
}
