import type { InstantEngine } from './engine'
import { ODD_EVEN_RTP, type OddEvenChoice, playOddEven } from './odd-even'
import type { SlotDef } from './slot/definition'
import { costOf, playTitle } from './slot/engine'
import type { Variant } from './slot/event'
import { TITLES } from './titles/titles'

/** What is played where nobody chose a variant. */
export const VARIANT_DEFAULT: Variant = '96'

/** Every game that is settled in one call, by its code. */
export const ENGINES: Readonly<Record<string, InstantEngine>> = {
  'odd-even': {
    kind: 'instant',
    rtp: ODD_EVEN_RTP,
    cost: (stake) => stake,
    play: ({ stake, choice, draw }) => {
      const { outcome, win } = playOddEven(stake, choice as unknown as OddEvenChoice, draw)
      return { outcome: { ...outcome }, win, cost: stake }
    },
  },
  ...Object.fromEntries(Object.values(TITLES).map((def) => [def.id, slotEngine(def)])),
}

function slotEngine(def: SlotDef): InstantEngine {
  return {
    kind: 'instant',
    rtp: Math.round(def.declared[VARIANT_DEFAULT].rtp * 10_000),
    cost: (stake, choice) => costOf(def, stake, { buy: choice.buy === true }),
    play: ({ stake, choice, draw, variant = VARIANT_DEFAULT, tables }) => {
      const bought = { buy: choice.buy === true }
      const played = playTitle(def, { stake, choice: bought, draw, variant, tables })
      return { ...played, outcome: { ...played.outcome } }
    },
  }
}
