import type { texts as korean } from '../ko/help'
import type { TextsIn } from '../text-types'

export const texts: TextsIn<'en', typeof korean> = {
  'help.about': 'About {{word}}',
  'help.ggr': 'GGR',
  'help.ggr.text':
    'Gross gaming revenue: what was bet less what was won. It is below zero on a day when players win more than they bet.',
  'help.holdRate': 'Hold',
  'help.holdRate.text':
    'GGR as a share of the bets: how much of what was bet stayed with the house.',
  'help.net': 'Net',
  'help.net.text': 'Deposits less withdrawals. Above zero, more money came in than went out.',
  'help.onHold': 'On hold',
  'help.onHold.text':
    'Money of a withdrawal that was asked for and is not decided yet. It has left the balance, cannot be bet, and returns if the request is rejected.',
  'help.fourEyes': 'Two approvals',
  'help.fourEyes.text':
    'Two different people have to approve. The first approval moves no money; the second, by somebody else, does.',
  'help.rolling': 'Rolling',
  'help.rolling.text':
    'A rate on turnover: a share of every bet, won or lost. Nobody below can have more than the partner above.',
  'help.losing': 'Losing',
  'help.losing.text':
    'A rate on net loss: a share of what was bet less what was won over a period. Without a loss there is nothing to share.',
  'help.lossFee': 'Loss fee',
  'help.lossFee.text': 'The part taken off the net loss before the losing rate is applied.',
  'help.rtp': 'RTP',
  'help.rtp.text':
    'Return to player: the share of all bets that a game pays back as wins over a very large number of rounds. 96 % is 96 of every 100 won on average; a short session can differ widely.',
  'help.variant': 'Variant',
  'help.variant.text':
    'A title comes in certified versions with different returns. The whole site plays one of them; it cannot be set for one player.',
  'help.driftBand': '99 % range',
  'help.driftBand.text':
    'Where the actual return lies in 99 of 100 cases by chance alone. More rounds make it narrower. Far outside (|z| above 4) is worth investigating.',
  'help.call': 'Call',
  'help.call.text':
    'A gift to a player, free rounds or a prize, from the promotion budget. It never changes the odds of rounds the player pays for.',
  'help.volatility': 'Volatility',
  'help.volatility.text':
    'How unevenly a game pays. Low: small wins often. High: long waits and a large win now and then. It says nothing about the return.',
  'help.hit': 'Hit rate',
  'help.hit.text':
    'The share of rounds that win anything, wins below the bet too. How many pay at least the bet is said beside it.',
  'help.topWin': 'Top win',
  'help.topWin.text':
    'The greatest win of the certificate. Of games whose rules say ‘or more’ it is about the greatest that comes at least once in a billion rounds: greater ones are possible up to the limit in the rules, and rarer still.',
  'help.serverSeed': 'Server seed',
  'help.serverSeed.text':
    'A secret value of the server that results are drawn from. Its fingerprint (SHA-256) is shown before you bet, so it cannot be changed afterwards; it is revealed when you rotate.',
  'help.clientSeed': 'My seed',
  'help.clientSeed.text':
    'Your part of the draw. It is mixed with the server seed, so the server alone does not decide. It must be new for every pair; choose whatever you like.',
  'help.nonce': 'Nonce',
  'help.nonce.text':
    'Counts the bets made with a pair of seeds. Each number is used once, so every round has a draw of its own.',
}
