import type { DefaultTexts } from '../info-page.rules'

export const EN: DefaultTexts = {
  TERMS: [
    [
      'The service',
      `This site runs on practice money. It cannot be exchanged for cash or anything
      else of value.`,
    ],
    [
      'Who may play',
      `You must be 19 or older, and one person has one account. Keep your password
      to yourself.`,
    ],
    [
      'The games',
      `Outcomes come from seeds that are fixed and published before you bet. Returns
      are published, and a settled round is never changed.`,
    ],
    [
      'Your account',
      `An account that breaks the rules may be restricted, and you are told why.
      You can object at the help center.`,
    ],
  ],
  PRIVACY: [
    [
      'What we keep',
      `Your ID and nickname, your name and bank account, how to reach you, the
      addresses and devices you log in from, your rounds and every movement of money.`,
    ],
    [
      'What for',
      `Running your account, handling deposits and withdrawals, and preventing abuse.
      It is not used for advertising and not sold.`,
    ],
    [
      'Who sees it',
      `Only staff who need it. Numbers are masked and encrypted, and every look at
      a full number is recorded.`,
    ],
    [
      'Your rights',
      `You see your data on your page, and can ask the help center to correct or
      delete it. Entries of the ledger cannot be changed.`,
    ],
  ],
  RESPONSIBLE: [
    [
      'Know this first',
      `Every game returns less than 100%. The longer you play, the more you
      lose on average.`,
    ],
    [
      'Limits',
      `Set limits for deposits, losses and time on the page “Protection”. A lower limit
      applies at once, a higher one only after a waiting time.`,
    ],
    [
      'Breaks and self-exclusion',
      `You can begin one at any time. Once it has begun it cannot be
      shortened.`,
    ],
    [
      'Help',
      `If it is no longer fun, stop and talk to someone. Counselling services in your
      country are there for you.`,
    ],
  ],
  HELP: [
    [
      'Getting started',
      `You can try every game without an account. After you sign up and are
      approved you can log in.`,
    ],
    [
      'Deposits and withdrawals',
      `Enter an amount, send the request and follow each step of it.
      One request can be open at a time.`,
    ],
    [
      'Checking a round',
      `Open a round in your bet history to see it again, and verify it
      yourself on the page “Fairness”.`,
    ],
    [
      'Contact',
      `Once you are logged in, the help center has frequent questions, inquiries and a
      live chat.`,
    ],
  ],
}
