import type { texts as korean } from '../ko/help'
import type { TextsIn } from '../text-types'

export const texts: TextsIn<'fr', typeof korean> = {
  'help.about': 'À propos : {{word}}',
  'help.ggr': 'GGR',
  'help.ggr.text':
    'Produit brut des jeux : les mises moins les gains. Il est négatif un jour où les joueurs gagnent plus qu’ils ne misent.',
  'help.holdRate': 'Marge',
  'help.holdRate.text': 'La part du GGR dans les mises : ce qui est resté à la maison.',
  'help.net': 'Net',
  'help.net.text':
    'Dépôts moins retraits. Au-dessus de zéro, il est entré plus d’argent qu’il n’en est sorti.',
  'help.onHold': 'Bloqué',
  'help.onHold.text':
    'Montant d’un retrait demandé et pas encore décidé. Il a quitté le solde, ne peut être misé, et revient si la demande est refusée.',
  'help.fourEyes': 'Double approbation',
  'help.fourEyes.text':
    'Deux personnes différentes doivent approuver. La première approbation ne déplace pas d’argent ; la seconde, par quelqu’un d’autre, oui.',
  'help.rolling': 'Rolling',
  'help.rolling.text':
    'Un taux sur le volume : une part de chaque mise, gagnée ou perdue. Personne en dessous ne peut avoir plus que le partenaire au-dessus.',
  'help.losing': 'Losing',
  'help.losing.text':
    'Un taux sur la perte nette : une part des mises moins les gains sur une période. Sans perte, rien à partager.',
  'help.lossFee': 'Retenue',
  'help.lossFee.text': 'La part retirée de la perte nette avant d’appliquer le taux losing.',
  'help.rtp': 'RTP',
  'help.rtp.text':
    'Retour au joueur : la part de toutes les mises qu’un jeu rend en gains sur un très grand nombre de tours. 96 %, c’est 96 wons sur 100 en moyenne ; une courte session peut s’en écarter beaucoup.',
  'help.variant': 'Variante',
  'help.variant.text':
    'Un titre existe en versions certifiées aux retours différents. Tout le site en joue une ; on ne peut pas la choisir pour un seul joueur.',
  'help.driftBand': 'Plage 99 %',
  'help.driftBand.text':
    'Où se trouve le retour réel dans 99 cas sur 100, par le seul hasard. Plus il y a de tours, plus elle est étroite. Loin en dehors (|z| au-dessus de 4), cela mérite une enquête.',
  'help.call': 'Cadeau',
  'help.call.text':
    'Un cadeau à un joueur, tours gratuits ou prix, pris sur le budget promotionnel. Il ne change jamais les chances des tours que le joueur paie.',
  'help.volatility': 'Volatilité',
  'help.volatility.text':
    'À quel point un jeu paie irrégulièrement. Faible : de petits gains fréquents. Élevée : de longues attentes et parfois un gros gain. Elle ne dit rien du retour.',
  'help.hit': 'Fréquence des gains',
  'help.hit.text':
    'La part des manches qui gagnent quelque chose, même moins que la mise. À côté figure la part qui rend au moins la mise.',
  'help.topWin': 'Gain maximal',
  'help.topWin.text':
    'Le plus grand gain du certificat. Pour les jeux dont les règles disent « au moins », c’est à peu près le plus grand qui arrive au moins une fois par milliard de manches : de plus grands restent possibles, jusqu’à la limite des règles, mais plus rares encore.',
  'help.serverSeed': 'Graine du serveur',
  'help.serverSeed.text':
    'Valeur secrète du serveur dont les résultats sont tirés. Son empreinte (SHA-256) est montrée avant votre mise, on ne peut donc plus la changer ; elle est révélée quand vous la renouvelez.',
  'help.clientSeed': 'Ma graine',
  'help.clientSeed.text':
    'Votre part du tirage. Elle est mêlée à la graine du serveur, qui ne décide donc pas seul. Elle doit être nouvelle pour chaque paire ; choisissez-la librement.',
  'help.nonce': 'Compteur',
  'help.nonce.text':
    'Compte les mises faites avec une paire de graines. Chaque nombre sert une fois : chaque tour a son propre tirage.',
}
