import { GAME_TYPES } from '@camellia/contract/game'
import type { Texts } from '@camellia/i18n/texts'

/** A type of games in words; what is not known as it is written. */
export function gameTypeIn(t: Texts['t'], type: string): string {
  const known = GAME_TYPES.find((one) => one === type)
  return known ? t(`gameType.${known}`) : type
}

/** What stands in a field for date and time, read on a clock in Seoul; null: nothing. */
export function seoulMoment(typed: string): string | null {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed)
    ? new Date(`${typed}:00+09:00`).toISOString()
    : null
}
