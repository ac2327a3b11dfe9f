import type { Game } from '@camellia/contract/game'
import { ENGINES } from '@camellia/engines/games'
import { won } from '@camellia/kernel/won'

export const HOUSE_VENDOR = 'HOUSE'

/** The name of the house's own provider of games. */
export const HOUSE_NAME = 'Camellia Originals'

/** The titles of the house, in the order of the lobby. */
export const HOUSE_GAMES: readonly (Omit<Game, 'open'> & { readonly position: number })[] = [
  {
    code: 'odd-even',
    vendor: HOUSE_VENDOR,
    type: 'MINI',
    names: {
      ko: '홀짝',
      en: 'Odd or Even',
      ru: 'Чёт и нечет',
      ar: 'فردي أو زوجي',
      fr: 'Pair ou impair',
      id: 'Ganjil Genap',
      ja: '丁半',
    },
    rtp: ENGINES['odd-even']?.rtp ?? 0,
    minBet: won(1_000),
    maxBet: won(1_000_000),
    position: 1,
  },
]
