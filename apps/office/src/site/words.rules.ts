import type { LanguageCode } from '@camellia/contract/fields'
import { LANGUAGES } from '@camellia/i18n/languages'

/** One text in the languages it is written in. */
export type Words = Readonly<Partial<Record<LanguageCode, string>>>

/** Nothing but tags and blanks. */
export function isBlank(text: string | undefined): boolean {
  return (text ?? '').replace(/<[^>]*>|&nbsp;|\s/g, '') === ''
}

export function writtenIn(words: Words): readonly LanguageCode[] {
  return LANGUAGES.filter((language) => !isBlank(words[language]))
}

/** What is sent: trimmed, and only the languages something is written in. */
export function keptWords(words: Words): Partial<Record<LanguageCode, string>> {
  return Object.fromEntries(
    writtenIn(words).map((language) => [language, words[language]?.trim() ?? '']),
  )
}

/** As a reader gets it: in their language, else in English, else in any. */
export function wordsIn(words: Words, language: LanguageCode): string {
  const found = [language, 'en' as const, ...LANGUAGES].find((code) => !isBlank(words[code]))
  return found ? (words[found] ?? '') : ''
}

/** Languages in which only one of two belongs-together texts is written. */
export function halfWritten(one: Words, other: Words): readonly LanguageCode[] {
  return LANGUAGES.filter((language) => isBlank(one[language]) !== isBlank(other[language]))
}

/** Both are written in at least one language, and in no language only one of them. */
export function areWhole(one: Words, other: Words): boolean {
  return writtenIn(one).length > 0 && halfWritten(one, other).length === 0
}
