import { compactly, FIGURES } from '@camellia/i18n/figures'
import { koreanSpan } from '@camellia/i18n/korean'
import type { Language } from '@camellia/i18n/languages'
import { once } from '@camellia/i18n/once'
import { seoulTime } from '@camellia/i18n/seoul'
import { useTexts } from '@camellia/i18n/texts'
import { ageOf } from './age.rules'

/** Latin digits in Arabic too, as everywhere in the product. */
function localeOf(language: Language): string {
  return language === 'ar' ? 'ar-u-nu-latn' : language
}

export interface Formats {
  /** 14:31:16 */
  readonly clock: (at: string | number) => string
  /** 14:31 */
  readonly minute: (at: string | number) => string
  /** 14:31:16 of this business day, 11-14 21:08 of another. */
  readonly stamp: (at: string, now: number) => string
  /** 11-14 21:08 */
  readonly moment: (at: string) => string
  /** 2026-11-15 (Sun) 14:32:08 for the status bar. */
  readonly full: (at: number) => string
  /** 11/15 of a business day. */
  readonly shortDay: (day: string) => string
  /** For axes only: 3억, 2.5M. Cells always show every digit. */
  readonly axis: (value: number) => string
  readonly age: (ms: number) => string
}

/** Dates in a work tool sort as they read, so they are written alike in every language. */
function sortable(at: string | number): string {
  return seoulTime(at).replace('T', ' ')
}

const FORMATS = new Map<Language, Formats>()

/** One for all parts of a screen: a table asks once for every row. */
export function useFormats(): Formats {
  const { language } = useTexts()
  const known = FORMATS.get(language) ?? formatsIn(language)
  FORMATS.set(language, known)
  return known
}

function formatsIn(language: Language): Formats {
  const locale = localeOf(language)
  const weekday = once(
    () => new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Seoul', weekday: 'short' }),
  )
  const unit = (of: 'hour' | 'day') =>
    once(() => new Intl.NumberFormat(locale, { style: 'unit', unit: of, unitDisplay: 'short' }))
  const units = { hour: unit('hour'), day: unit('day') }
  const moment = (at: string) => sortable(at).slice(5, 16)
  return {
    clock: (at) => sortable(at).slice(11),
    minute: (at) => sortable(at).slice(11, 16),
    stamp: (at, now) =>
      sortable(at).slice(0, 10) === sortable(now).slice(0, 10)
        ? sortable(at).slice(11)
        : moment(at),
    moment,
    full: (at) => sortable(at).replace(' ', ` (${weekday().format(at)}) `),
    shortDay: (day) => `${Number(day.slice(5, 7))}/${Number(day.slice(8, 10))}`,
    axis: axisIn(language),
    age: (ms) => {
      const age = ageOf(ms)
      if (age.unit === 'clock') return age.text
      if (language === 'ko') return koreanSpan(age.count, age.unit)
      return units[age.unit]().format(age.count)
    },
  }
}

function axisIn(language: Language): Formats['axis'] {
  const style = { notation: 'compact', maximumFractionDigits: 1 } as const
  const format = once(() => new Intl.NumberFormat(localeOf(language), style))
  return (value) => {
    const size = Math.abs(value)
    const said = compactly(size, FIGURES[language]) ?? format().format(size)
    return value < 0 ? `\u200E−${said}` : said
  }
}
