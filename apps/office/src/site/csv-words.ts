import { nowMs } from '@camellia/i18n/clock'
import { seoulTime } from '@camellia/i18n/seoul'
import { businessDay } from '@camellia/kernel/business-day'

/** A time in a file is Seoul's, as everywhere in the office, and a sheet can sort it. */
export function csvTime(at: string | null): string | null {
  return at === null ? null : seoulTime(at).replace('T', ' ')
}

/** Every file says what it is and of which business day. */
export function csvName(what: string): string {
  return `camellia-${what}-${businessDay(new Date(nowMs()))}.csv`
}
