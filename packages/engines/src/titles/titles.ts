import type { SlotDef } from '../slot/definition'
import { BINGSU_POP } from './bingsu-pop'
import { CRIMSON_FORTUNE } from './crimson-fortune'
import { DIAMOND_777 } from './diamond-777'
import { HWATU_GARDEN } from './hwatu-garden'
import { THUNDER_PANTHEON } from './thunder-pantheon'
import { TIGER_MOON } from './tiger-moon'

/** Every slot of the house by its code. */
export const TITLES: Readonly<Record<string, SlotDef>> = Object.fromEntries(
  [CRIMSON_FORTUNE, TIGER_MOON, THUNDER_PANTHEON, BINGSU_POP, DIAMOND_777, HWATU_GARDEN].map(
    (def) => [def.id, def],
  ),
)
