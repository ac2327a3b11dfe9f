import { MACRO_PLACES } from '@camellia/contract/inquiry-queue'

export type Place = (typeof MACRO_PLACES)[number]
export type Places = Readonly<Record<Place, string | null>>

const PLACE = /\{([a-zA-Z]+)\}/g

/** Whether every `{place}` in it is one the product can fill in. */
export function knowsItsPlaces(text: string): boolean {
  return Array.from(text.matchAll(PLACE), ([, name]) => name).every((name) =>
    (MACRO_PLACES as readonly string[]).includes(name ?? ''),
  )
}

/** Digits as long as those of an account number, however they are written or set apart. */
export function namesAnAccount(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}._/·]/gu, '')
  return /\p{Nd}{7,}/u.test(plain)
}

/** Whether two say the same in every language. */
export function sameTexts(
  one: Readonly<Partial<Record<string, string>>>,
  other: Readonly<Partial<Record<string, string>>>,
): boolean {
  const languages = Object.keys({ ...one, ...other })
  return languages.every((language) => one[language] === other[language])
}

/** Undefined: something it speaks of is not there, such as an account to send money to. */
export function filled(text: string, places: Places): string | undefined {
  let whole = true
  const answer = text.replace(PLACE, (_, name: Place) => {
    const value = places[name]
    if (value === null) whole = false
    return value ?? ''
  })
  return whole ? answer : undefined
}

/** In the member's language, else English, else Korean, else whatever there is. */
export function textFor(
  contents: Readonly<Partial<Record<string, string>>>,
  language: string,
): string {
  return contents[language] ?? contents.en ?? contents.ko ?? Object.values(contents)[0] ?? ''
}
