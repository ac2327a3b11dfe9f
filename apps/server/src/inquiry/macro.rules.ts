import { MACRO_PLACES } from '@camellia/contract/inquiry-desk'

export type Place = (typeof MACRO_PLACES)[number]
export type Places = Readonly<Record<Place, string | null>>

const PLACE = /\{([a-zA-Z]+)\}/g

/** Whether every `{place}` in it is one the product can fill in. */
export function knowsItsPlaces(text: string): boolean {
  return Array.from(text.matchAll(PLACE), ([, name]) => name).every((name) =>
    (MACRO_PLACES as readonly string[]).includes(name ?? ''),
  )
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
