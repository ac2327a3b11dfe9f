import { useSyncExternalStore } from 'react'
import { nowMs } from './clock'
import { compactly, FIGURES, plain } from './figures'
import { currentLanguage, onLanguage, textFor } from './i18n'
import type { texts as office } from './ko/office'
import type { texts as player } from './ko/player'
import type { texts as shared } from './ko/shared'
import { KOREAN, koreanAgo } from './korean'
import { directionOf, type Language } from './languages'
import { once } from './once'
import type { KeyOf } from './text-types'

export type TextKey = KeyOf<typeof shared | typeof player | typeof office>
export type TextValues = Readonly<Record<string, string | number>>
export type Translate = (key: TextKey, values?: TextValues) => string

export interface Texts {
  readonly t: Translate
  readonly won: (amount: number) => string
  readonly number: (value: number) => string
  /** Short, for a button: 10000 is 1만 or 10K. */
  readonly compact: (value: number) => string
  /** Of a rate in basis points: 9750 is 97.5 %. */
  readonly percent: (basisPoints: number) => string
  readonly day: (at: string) => string
  readonly time: (at: string) => string
  /** The time of day alone. */
  readonly clock: (at: string) => string
  /** The same to the minute, where people talk. */
  readonly minute: (at: string) => string
  readonly ago: (at: string) => string
  readonly language: Language
  readonly dir: 'ltr' | 'rtl'
}

/** Latin digits in Arabic too: odds, stakes and balances are read against the same figures. */
const LOCALES: Record<Language, string> = {
  ko: 'ko-KR',
  en: 'en-US',
  ru: 'ru-RU',
  ar: 'ar-u-nu-latn',
  fr: 'fr-FR',
  id: 'id-ID',
  ja: 'ja-JP',
}

/** Every text, number, date and amount a page shows, in the language that is on. */
export function useTexts(): Texts {
  return textsOf(useSyncExternalStore(onLanguage, currentLanguage))
}

const TEXTS = new Map<Language, Texts>()

/** One for all parts of a page: hundreds of them ask. */
function textsOf(language: Language): Texts {
  const known = TEXTS.get(language) ?? textsIn(language, textFor)
  TEXTS.set(language, known)
  return known
}

export function textsIn(language: Language, t: Translate): Texts {
  const formats = formatsOf(language)
  const { number } = formats
  return {
    ...formats,
    // A counted text shows its number as `{{n}}`, grouped as the language does it.
    t: (key, values) =>
      typeof values?.count === 'number'
        ? t(key, { ...values, n: number(values.count) })
        : t(key, values),
    won: (amount) => wonIn(language, number(Math.abs(amount)), amount < 0),
    language,
    dir: directionOf(language),
  }
}

type Formats = Pick<
  Texts,
  'number' | 'compact' | 'percent' | 'day' | 'time' | 'clock' | 'minute' | 'ago'
>

const FORMATS = new Map<Language, Formats>()

/** Made once for a language and not for each part of a page: a format costs a phone milliseconds. */
function formatsOf(language: Language): Formats {
  const known = FORMATS.get(language)
  if (known) return known
  const locale = LOCALES[language]
  const figures = (style: Intl.NumberFormatOptions) => {
    const format = once(() => new Intl.NumberFormat(locale, style))
    return (value: number) => format().format(value)
  }
  const others = figures({})
  const percent = figures({ style: 'percent', maximumFractionDigits: 2 })
  const short = figures({ notation: 'compact' })
  const signs = FIGURES[language]
  const formats: Formats = {
    number: (value) => plain(value, signs) ?? others(value),
    compact: (value) => compactly(value, signs) ?? short(value),
    percent: (basisPoints) => {
      const known = plain(basisPoints / 100, signs)
      return known ? `${known}${signs.percent}` : percent(basisPoints / 10_000)
    },
    ...(language === 'ko' ? KOREAN : datesIn(locale)),
    ago: agoIn(language),
  }
  FORMATS.set(language, formats)
  return formats
}

function wonIn(language: Language, digits: string, negative: boolean): string {
  const sign = negative ? '−' : ''
  return language === 'ko' ? `${sign}${digits}원` : `${sign}₩${digits}`
}

function datesIn(locale: string) {
  return {
    day: dateFormat(locale, { dateStyle: 'medium' }),
    time: dateFormat(locale, { dateStyle: 'short', timeStyle: 'medium' }),
    clock: dateFormat(locale, { timeStyle: 'medium' }),
    minute: dateFormat(locale, { timeStyle: 'short' }),
  }
}

/** Business days are Asia/Seoul, so times are too: both sites and the books say the same. */
function dateFormat(locale: string, style: Intl.DateTimeFormatOptions): (at: string) => string {
  const format = once(() => new Intl.DateTimeFormat(locale, { ...style, timeZone: 'Asia/Seoul' }))
  return (at) => format().format(Date.parse(at))
}

const AGO_STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
]

function agoIn(language: Language): (at: string) => string {
  const format = once(() => new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }))
  return (at) => {
    const seconds = Math.max(0, Math.round((nowMs() - Date.parse(at)) / 1000))
    const [unit, size] = AGO_STEPS.find(([, step]) => seconds >= step) ?? ['second', 1]
    const count = Math.trunc(seconds / size)
    return language === 'ko' ? koreanAgo(count, unit) : format().format(-count, unit)
  }
}
