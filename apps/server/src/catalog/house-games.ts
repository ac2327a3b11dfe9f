import type { GameType, RtpVariant } from '@camellia/contract/game'
import { SLOT_CODES } from '@camellia/contract/play'
import { ENGINES, VARIANT_DEFAULT } from '@camellia/engines/games'
import { SHARED_ENGINES } from '@camellia/engines/shared-games'
import { slotFace } from '@camellia/engines/slot/face'
import { type Won, won } from '@camellia/kernel/won'
import { TITLE_NAMES } from './title-names'

export const HOUSE_VENDOR = 'HOUSE'

export interface HouseGame {
  readonly code: string
  readonly vendor: string
  readonly type: GameType
  readonly names: Readonly<Record<string, string>>
  /** Of the variant a fresh installation plays. */
  readonly rtp: number
  readonly minBet: Won
  readonly maxBet: Won
  readonly variant: RtpVariant | null
  readonly position: number
}

const ODD_EVEN: HouseGame = {
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
  variant: null,
  position: 100,
}

const ODD_EVEN_MINUTE: HouseGame = {
  ...ODD_EVEN,
  code: 'odd-even-1m',
  names: {
    ko: '홀짝 1분',
    en: 'Odd or Even, 1 minute',
    ru: 'Чёт и нечет, 1 минута',
    ar: 'فردي أو زوجي، دقيقة واحدة',
    fr: 'Pair ou impair, 1 minute',
    id: 'Ganjil Genap 1 Menit',
    ja: '丁半 1分',
  },
  rtp: SHARED_ENGINES['odd-even-1m']?.rtp ?? 0,
  position: 101,
}

/** The titles of the house, in the order of the lobby. */
export const HOUSE_GAMES: readonly HouseGame[] = [
  ...SLOT_CODES.flatMap((code, i) => slotGame(code, i + 1)),
  ODD_EVEN,
  ODD_EVEN_MINUTE,
]

function slotGame(code: string, position: number): readonly HouseGame[] {
  const face = slotFace(code)
  if (!face) return []
  return [
    {
      code,
      vendor: HOUSE_VENDOR,
      type: 'SLOT',
      names: { ...face.title, ...TITLE_NAMES[code] },
      rtp: face.variants[VARIANT_DEFAULT].rtpBasisPoints,
      minBet: won(face.betMin),
      maxBet: won(face.betMax),
      variant: VARIANT_DEFAULT,
      position,
    },
  ]
}
